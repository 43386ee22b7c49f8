package governor.cli.play;

import governor.bots.Budget;
import governor.bots.RandomPlayer;
import governor.bots.Seats;
import governor.bots.analysis.Analyst;
import governor.bots.levels.Kits;
import governor.cli.UsageProblem;
import governor.cli.player.NamedPlayers;
import governor.core.Options;
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
  private final Seats<S> seats;

  Computers(Session<S> session) {
    this.session = session;
    List<Player<S>> players = new ArrayList<>();
    for (var seat : session.seats()) {
      players.add(
          seat.isHuman()
              ? new RandomPlayer<>()
              : UsageProblem.orProblem(NamedPlayers.make(seat.player(), session.game())));
    }
    seats = new Seats<>(session.game(), players);
  }

  /** What the seat that is asked chooses. */
  int choose() {
    Options options = session.options();
    return seats.choose(session.state(), options, rng());
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
