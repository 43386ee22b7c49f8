package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import governor.core.Options;
import governor.core.Rng;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Play, copying, imagining, scoring and the shortcut of playouts allocate nothing. */
class ZeroAllocationTest {
  @ParameterizedTest
  @ValueSource(strings = {"players=2", "players=4", "players=5 strict-options refuse-colonists"})
  void aDecisionAllocatesNothing(String settings) {
    PuertoRicoGame game = PuertoRico.game("puertorico rounds=60 " + settings);
    PuertoRicoState s = game.blank();
    PuertoRicoState copy = game.blank();
    Options options = new Options();
    Rng rng = new Rng(1);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    play(game, s, copy, options, rng, 20);
    long thread = Thread.currentThread().threadId();
    long before = threads.getThreadAllocatedBytes(thread);
    long decisions = play(game, s, copy, options, rng, 200);
    long bytes = threads.getThreadAllocatedBytes(thread) - before;
    // Asking for the count may itself allocate a little; a decision that allocates shows as
    // millions.
    assertThat(bytes).as("bytes in %d decisions", decisions).isLessThan(decisions / 100);
  }

  private static long play(
      PuertoRicoGame game,
      PuertoRicoState s,
      PuertoRicoState copy,
      Options options,
      Rng rng,
      int games) {
    long decisions = 0;
    for (int i = 0; i < games; i++) {
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        copy.copyFrom(s);
        game.imagine(copy, s.seatToAct(), rng);
        if (i % 2 == 0 || !game.shortcut(s, rng)) {
          game.apply(s, options.get(rng.below(options.size())));
        }
        game.advance(s, options);
        decisions += game.points(s, 0) >= 0 ? 1 : 0;
      }
    }
    return decisions;
  }
}
