package governor.cli.play;

import governor.bots.Budget;
import governor.bots.FairPlay;
import governor.bots.RandomPlayer;
import governor.bots.analysis.Analyst;
import governor.bots.levels.Kits;
import governor.cli.UsageProblem;
import governor.cli.player.NamedPlayers;
import governor.core.Player;
import governor.core.Rng;
import governor.core.Seed;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;

/**
 * The computer players of a session. What they do depends only on the seed and the choices so far,
 * so that going back and forth changes nothing.
 *
 * @param <S> the positions of the game
 */
final class Computers<S extends State> {
  private static final int LONGEST = 40;
  private static final Budget HINT = Budget.ofPlayouts(400);
  private final Session<S> session;
  private final List<Player<S>> players = new ArrayList<>();
  private final FairPlay<S> fair = new FairPlay<>();
  private final S imagined;

  Computers(Session<S> session) {
    this.session = session;
    for (var seat : session.seats()) {
      players.add(
          seat.isHuman()
              ? new RandomPlayer<>()
              : UsageProblem.orProblem(NamedPlayers.make(seat.player(), session.game())));
    }
    imagined = session.game().blank();
  }

  /** What the seat that is asked chooses; who does not answer has lost, and chance plays on. */
  int choose() {
    int seat = session.state().seatToAct();
    Rng rng = rng();
    imagined.copyFrom(session.state());
    session.game().imagine(imagined, seat, rng);
    return fair.choose(seat, players.get(seat), imagined, session.options(), rng);
  }

  /** What happened to a seat's player that has lost the game by not answering; else empty. */
  String lost(int seat) {
    return fair.hasLost(seat)
        ? "%s has lost this game by not answering as it should, and chance plays on in its seat. %s"
            .formatted(session.names().get(seat), fair.sentence(seat))
        : "";
  }

  /** What a search thinks of the choices of the person that is asked, by what that seat knows. */
  String hint() {
    return new Analyst<>(Kits.of(session.game()), session.names())
        .hint(session.state(), session.options(), HINT, rng())
        .sentence();
  }

  private Rng rng() {
    String text = session.seed().text();
    String head = text.substring(0, Math.min(LONGEST, text.length()));
    return new Seed(head + "-player-" + session.length()).rng();
  }
}
