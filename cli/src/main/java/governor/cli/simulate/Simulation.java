package governor.cli.simulate;

import governor.cli.Families;
import governor.core.State;
import governor.lab.threads.Workers;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Plays the blocks of a plan on several threads. All sums are whole numbers, so that neither the
 * threads nor the machines that played a block change anything.
 *
 * @param <S> the positions of the game
 */
final class Simulation<S extends State> {
  private final Plan<S> plan;
  private final EndCounts<S> counts;
  private final Tally total;
  private final Set<Integer> known = new HashSet<>();
  private volatile boolean stopped;

  Simulation(Plan<S> plan) {
    this.plan = plan;
    counts = Families.counts(plan.game());
    total = blank();
  }

  private Tally blank() {
    return new Tally(plan.game().seats(), counts.things().size());
  }

  /** Adds a block that was played before, or elsewhere. */
  void add(Map<?, ?> line) {
    if (known.add(SimulatePart.block(line))) {
      total.add(SimulatePart.tally(line, blank()));
    }
  }

  Tally total() {
    return total;
  }

  /** Ends as soon as may be; what whole blocks have shown stays. */
  void stop() {
    stopped = true;
  }

  boolean isStopped() {
    return stopped;
  }

  /**
   * Plays the blocks from this to before that one that it does not know yet.
   *
   * @param told hears of every block with its number, one at a time
   * @param played hears of games, from any thread
   */
  void play(
      int[] range,
      int threads,
      @Nullable GameSink records,
      BiConsumer<Integer, Tally> told,
      IntConsumer played) {
    AtomicInteger next = new AtomicInteger(range[0]);
    Workers.together(
        threads,
        () -> {
          OneGame<S> game = new OneGame<>(plan, counts, records);
          int block;
          while (!stopped && (block = next.getAndIncrement()) < range[1]) {
            if (!known.contains(block)) {
              play(game, block, told, played);
            }
          }
        });
  }

  private void play(
      OneGame<S> game, int block, BiConsumer<Integer, Tally> told, IntConsumer played) {
    Tally tally = blank();
    for (int number = plan.firstOf(block); number < plan.firstOf(block + 1); number++) {
      if (stopped) {
        return;
      }
      game.play(number, tally);
      played.accept(1);
    }
    synchronized (total) {
      total.add(tally);
      told.accept(block, tally);
    }
  }
}
