package governor.sanjuan;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import governor.core.Options;
import governor.core.Rng;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Play, copying and imagining allocate nothing. */
class ZeroAllocationTest {
  @ParameterizedTest
  @ValueSource(strings = {"sanjuan:1e players=2", "sanjuan:2e+new-buildings+events players=4"})
  void aDecisionAllocatesNothing(String config) {
    SanJuanGame game = SanJuan.game(config + " rounds=60");
    SanJuanState s = game.blank();
    SanJuanState copy = game.blank();
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
      SanJuanGame game, SanJuanState s, SanJuanState copy, Options options, Rng rng, int games) {
    long decisions = 0;
    for (int i = 0; i < games; i++) {
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        copy.copyFrom(s);
        game.imagine(copy, s.seatToAct(), rng);
        game.apply(s, options.get(rng.below(options.size())));
        game.advance(s, options);
        decisions++;
      }
    }
    return decisions;
  }
}
