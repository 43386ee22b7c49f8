package governor.players.analysis;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.players.search.Finding;
import governor.players.search.Kit;
import governor.players.search.Mind;
import java.util.ArrayList;
import java.util.List;

/**
 * Win shares as they are among equals. A net learns at tables with hand-written players, whom it
 * beats, and so it expects too much for the seat that is asked: at the first choices of a game half
 * of all wins or more, where four players have a quarter each. How much too much, as odds, is found
 * at the beginnings of some games; what the seat may expect is less by that factor at every choice.
 *
 * <p>The order of the choices stays the same, and so do 0 and 1.
 */
final class AmongEquals {
  private static final int GAMES = 24;

  /** By how much the odds of the seat that is asked are too high. */
  private final double advantage;

  AmongEquals(double advantage) {
    this.advantage = advantage;
  }

  /** For a kind of thinking; one without a net has no such advantage. */
  static <S extends State> AmongEquals of(Kit<S> kit) {
    double fair = 1.0 / kit.game().seats();
    return new AmongEquals(kit.hasNet() ? odds(beginning(kit)) / odds(fair) : 1);
  }

  /** What a seat that is asked for its first role may expect, on average. */
  private static <S extends State> double beginning(Kit<S> kit) {
    Game<S> game = kit.game();
    Mind<S> mind = kit.minds().get();
    Options options = new Options();
    Rng rng = new Rng(1);
    float[] valued = new float[2 * game.seats()];
    double sum = 0;
    for (int i = 0; i < GAMES; i++) {
      S s = game.newGame(rng);
      game.advance(s, options);
      for (int asked = 0; asked < game.seats(); ) {
        if (kit.guide().asksForRole(s)) {
          mind.value(s, options, valued);
          sum += valued[s.seatToAct()];
          asked++;
        }
        game.apply(s, mind.best(s, options));
        game.advance(s, options);
      }
    }
    return sum / (GAMES * game.seats());
  }

  private static double odds(double share) {
    return share / (1 - share);
  }

  /** What a share of the seat that is asked is among equals. */
  double share(double share) {
    return share / (share + advantage * (1 - share));
  }

  /** How fast that grows there. */
  private double slope(double share) {
    double whole = share + advantage * (1 - share);
    return advantage / (whole * whole);
  }

  /** What was found about a choice of this seat. */
  Finding among(Finding finding, int seat) {
    double slope = slope(finding.share());
    return new Finding(
        finding.action(),
        share(finding.prior()),
        share(finding.share()),
        slope * finding.error(),
        slope * finding.behind(),
        finding.visits(),
        shares(finding.shares(), seat),
        finding.points(),
        finding.counts());
  }

  /** What the seat has too much is the others', each as much as its part of theirs. */
  private List<Double> shares(List<Double> shares, int seat) {
    List<Double> among = new ArrayList<>();
    for (int each = 0; each < shares.size(); each++) {
      double own = shares.get(seat);
      among.add(
          each == seat
              ? share(own)
              : own < 1 ? shares.get(each) * (1 - share(own)) / (1 - own) : 0);
    }
    return among;
  }
}
