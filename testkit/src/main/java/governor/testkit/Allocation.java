package governor.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import java.lang.management.ManagementFactory;

/**
 * Counts what play allocates, which is to be nothing: search plays millions of choices a second.
 */
public final class Allocation {
  private static final int WARM_UP = 20;
  private static final int MEASURED = 200;

  private Allocation() {}

  /** How a game goes on from a question; a shortcut of playouts, for example. */
  public interface Mover<S extends State> {
    void move(S s, Options options, Rng rng);
  }

  /** Asserts that copying, imagining, choosing at random and counting points allocate nothing. */
  public static <S extends State> void isNone(Game<S> game) {
    isNone(game, (s, options, rng) -> game.apply(s, options.get(rng.below(options.size()))));
  }

  /** The same with other moves. */
  public static <S extends State> void isNone(Game<S> game, Mover<S> mover) {
    Play<S> play = new Play<>(game, mover, game.blank(), game.blank(), new Options(), new Rng(1));
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    play.games(WARM_UP);
    long thread = Thread.currentThread().threadId();
    long before = threads.getThreadAllocatedBytes(thread);
    long decisions = play.games(MEASURED);
    long bytes = threads.getThreadAllocatedBytes(thread) - before;
    // Asking for the count may itself allocate a little; a decision that allocates shows as
    // millions.
    assertThat(bytes).as("bytes in %d decisions", decisions).isLessThan(decisions / 100);
  }

  private record Play<S extends State>(
      Game<S> game, Mover<S> mover, S s, S copy, Options options, Rng rng) {
    /** Plays so many games; how many decisions there were. */
    long games(int number) {
      long decisions = 0;
      for (int i = 0; i < number; i++) {
        game.start(s, rng);
        game.advance(s, options);
        while (!s.isOver()) {
          copy.copyFrom(s);
          game.imagine(copy, s.seatToAct(), rng);
          mover.move(s, options, rng);
          game.advance(s, options);
          decisions += game.points(s, 0) >= 0 ? 1 : 0;
        }
      }
      return decisions;
    }
  }
}
