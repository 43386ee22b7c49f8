package governor.table;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Event;
import governor.core.EventSink;
import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.core.View;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is shown between two positions: every event once, and nothing that the viewer may not know.
 */
final class StepsTest {
  private static final int GAMES = 12;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e players=3",
        "sanjuan:2e+new-buildings+events players=4",
        "sanjuan:1e players=2",
        "puertorico players=3",
        "puertorico players=2",
        "puertorico+new-buildings+nobles+buccaneer+festival players=4"
      })
  void everyEventIsAStepAndNoneTellsASecret(String config) {
    Rng rng = new Rng(11);
    int seen = 0;
    for (int game = 0; game < GAMES; game++) {
      seen += play(Games.game(config).orThrow(), game, rng);
    }
    assertThat(seen).isGreaterThan(100 * GAMES);
  }

  /** Plays a game at random; how many events were looked at. */
  private static <S extends State> int play(Game<S> game, int number, Rng rng) {
    Table<?> table = Tables.of(game.config().toString(), "P".repeat(game.seats()), number);
    int seen = 0;
    while (table.isRunning() && table.ply() < 300) {
      int eyes = rng.below(game.seats() + 1) - 1;
      Steps<?> before = Steps.from(table, eyes);
      int log = table.play().log().size();
      assertThat(Tables.choose(table, rng.below(512))).isInstanceOf(Verdict.Do.class);
      List<Steps.Step> steps = Steps.since(before, table, eyes);
      assertThat(steps).extracting(Steps.Step::n).isEqualTo(numbers(log, table));
      assertThat(Steps.since(before, table, eyes < 0 ? 0 : -1)).as("other eyes").isEmpty();
      seen += steps.size();
    }
    return seen + secrets(game, new Rng(number), rng);
  }

  private static List<Integer> numbers(int from, Table<?> table) {
    List<Integer> numbers = new ArrayList<>();
    for (int n = from; n < table.play().log().size(); n++) {
      numbers.add(n);
    }
    return numbers;
  }

  /** At every event what a viewer is shown stays the same when all is dealt anew that is hidden. */
  private static <S extends State> int secrets(Game<S> game, Rng deal, Rng rng) {
    S state = game.blank();
    int[] seen = new int[1];
    state.listen(
        new EventSink() {
          @Override
          public void happened(Event event) {
            if (rng.below(8) == 0 && !state.isOver()) {
              compare(game, state, rng);
              seen[0]++;
            }
          }

          @Override
          public void forced(State s, int seat, int action) {}
        });
    game.start(state, deal);
    Options options = new Options();
    game.advance(state, options);
    while (!state.isOver()) {
      game.apply(state, options.get(rng.below(options.size())));
      game.advance(state, options);
    }
    return seen[0];
  }

  private static <S extends State> void compare(Game<S> game, S state, Rng rng) {
    for (int eyes = -1; eyes < game.seats(); eyes++) {
      View shown = game.glimpse(state, eyes);
      S imagined = game.copy(state);
      game.imagine(imagined, Math.max(0, eyes), rng);
      assertThat(game.glimpse(imagined, eyes)).isEqualTo(shown);
    }
  }
}
