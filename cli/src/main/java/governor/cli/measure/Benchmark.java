package governor.cli.measure;

import com.sun.management.ThreadMXBean;
import governor.bots.RandomGames;
import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import java.lang.management.ManagementFactory;

/** Measures one game: some rounds to warm up, then several that count. */
final class Benchmark {
  private static final int WARM_UP = 3;
  private static final int ROUNDS = 5;
  private static final int BATCH = 100;
  private static final int COPIES = 10_000;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** What was measured. */
  record Result(
      Measurement games, Measurement decisions, Measurement copyNanos, Measurement bytes) {}

  private Benchmark() {}

  static <S extends State> Result of(Game<S> game, boolean shortcuts, int millis) {
    double[] games = new double[ROUNDS];
    double[] decisions = new double[ROUNDS];
    double[] copies = new double[ROUNDS];
    double[] bytes = new double[ROUNDS];
    RandomGames<S> random = new RandomGames<>(game, shortcuts);
    Rng source = new Rng(1);
    for (int round = -WARM_UP; round < ROUNDS; round++) {
      long before = random.decisions();
      long allocated = THREADS.getCurrentThreadAllocatedBytes();
      long start = System.nanoTime();
      long played = 0;
      while (System.nanoTime() - start < millis * 1_000_000L) {
        for (int i = 0; i < BATCH; i++) {
          random.play(source);
        }
        played += BATCH;
      }
      double seconds = (System.nanoTime() - start) / 1e9;
      long made = random.decisions() - before;
      double copy = copyNanos(game, source, millis / 4);
      if (round >= 0) {
        games[round] = played / seconds;
        decisions[round] = made / seconds;
        copies[round] = copy;
        bytes[round] = (double) (THREADS.getCurrentThreadAllocatedBytes() - allocated) / made;
      }
    }
    return new Result(
        Measurement.of(games),
        Measurement.of(decisions),
        Measurement.of(copies),
        Measurement.of(bytes));
  }

  /** Copies a position of the first round back and forth. */
  private static <S extends State> double copyNanos(Game<S> game, Rng source, int millis) {
    S one = game.newGame(source);
    S other = game.blank();
    game.advance(one, new Options());
    long start = System.nanoTime();
    long copies = 0;
    do {
      for (int i = 0; i < COPIES; i++) {
        other.copyFrom(one);
        one.copyFrom(other);
      }
      copies += 2 * COPIES;
    } while (System.nanoTime() - start < millis * 1_000_000L);
    return (double) (System.nanoTime() - start) / copies;
  }
}
