package governor.cli.player;

import governor.bots.shipped.ShippedNets;
import governor.core.Game;
import governor.core.Parsed;
import governor.core.State;
import governor.nets.Fit;
import governor.nets.Trained;

/** What levels and searches think with in a game, in words. */
final class WhoPlays {
  private WhoPlays() {}

  static <S extends State> String sentence(Game<S> game) {
    return switch (ShippedNets.find(game)) {
      case Parsed.Ok<Trained<S>>(Trained<S> net) -> sentence(net.name(), net.fit());
      case Parsed.Refused<Trained<S>>(String why) ->
          "Levels and searches think with the hand-written player here. " + why;
    };
  }

  static String sentence(String name, Fit fit) {
    int learnt = fit.shared() + fit.dropped();
    int has = fit.shared() + fit.lacking();
    return "Levels and searches think with the net %s. ".formatted(name)
        + (fit.dropped() == 0
            ? "The game has all %d features that it learnt".formatted(learnt)
            : "The game has %d of the %d features that it learnt".formatted(fit.shared(), learnt))
        + (fit.lacking() == 0
            ? ", and no others."
            : "; of the game's %d, it does not know %d.".formatted(has, fit.lacking()));
  }
}
