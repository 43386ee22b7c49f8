package governor.bots.roster;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Seats;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Nobody peeks: when all that a seat cannot see is dealt anew, every player of the roster makes the
 * same choice from the same chances as before.
 */
class FairnessTest {
  /** What those who think may think here; counted, for time is never the same twice. */
  private static final int PLAYOUTS = 4;

  private static final int POSITIONS_OF_THE_QUICK = 2000;
  private static final int POSITIONS_OF_THINKERS = 60;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e players=4",
        "sanjuan:2e+new-buildings+events players=3",
        "sanjuan:1e players=2",
        "puertorico players=4",
        "puertorico players=2"
      })
  void whatIsHiddenChangesNoMove(String config) {
    if (config.startsWith("sanjuan")) {
      check(SanJuan.game(config));
    } else {
      check(PuertoRico.game(config));
    }
  }

  private static <S extends State> void check(Game<S> game) {
    Map<String, Seats<S>> quick = new LinkedHashMap<>();
    Map<String, Seats<S>> thinking = new LinkedHashMap<>();
    for (Roster.Entry each : Roster.entries(game)) {
      String name = each.words().getFirst();
      boolean thinks = Roster.knows(name + ":" + PLAYOUTS, game);
      String spec = thinks ? name + ":" + PLAYOUTS : name;
      Player<S> player = Roster.make(spec, game).orThrow();
      (thinks ? thinking : quick)
          .put(name, new Seats<>(game, Collections.nCopies(game.seats(), player)));
    }
    positions(game, quick, POSITIONS_OF_THE_QUICK / 5);
    positions(game, thinking, POSITIONS_OF_THINKERS / 5);
  }

  /** Games of the hand-written player with some random choices, so that much happens in them. */
  private static <S extends State> void positions(
      Game<S> game, Map<String, Seats<S>> players, int wanted) {
    Player<S> greedy = Roster.make("greedy", game).orThrow();
    Rng rng = new Rng(wanted);
    Options options = new Options();
    S s = game.newGame(rng);
    int seen = 0;
    while (seen < wanted) {
      game.advance(s, options);
      if (s.isOver()) {
        game.start(s, rng);
        continue;
      }
      if (rng.below(4) == 0) {
        compare(game, s, options, players, rng.next());
        seen++;
      }
      boolean any = rng.below(5) == 0;
      game.apply(s, any ? options.get(rng.below(options.size())) : greedy.choose(s, options, rng));
    }
  }

  private static <S extends State> void compare(
      Game<S> game, S truth, Options options, Map<String, Seats<S>> players, long chances) {
    S other = game.copy(truth);
    game.imagine(other, truth.seatToAct(), new Rng(chances + 1));
    players.forEach(
        (name, seats) ->
            assertThat(seats.choose(other, options, new Rng(chances)))
                .as(name)
                .isEqualTo(seats.choose(truth, options, new Rng(chances))));
  }
}
