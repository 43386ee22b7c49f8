package governor.cli.simulate;

import governor.cli.Families;
import governor.cli.text.Progress;
import governor.core.State;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Plays the games of a plan on several threads; the sums don't depend on how many. */
final class Simulation {
  private Simulation() {}

  static <S extends State> Tally run(
      Plan<S> plan, int threads, @Nullable Path records, Progress progress) {
    EndCounts<S> counts = Families.counts(plan.game());
    AtomicInteger next = new AtomicInteger();
    Tally total = new Tally(plan.game().seats(), counts.things().size());
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<Tally>> parts = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        parts.add(
            pool.submit(
                () -> {
                  Tally tally = new Tally(plan.game().seats(), counts.things().size());
                  OneGame<S> game = new OneGame<>(plan, counts, records);
                  int number;
                  while ((number = next.getAndIncrement()) < plan.games()) {
                    game.play(number, tally);
                    progress.oneMore();
                  }
                  return tally;
                }));
      }
      for (Future<Tally> part : parts) {
        total.add(part.get());
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game could not be played", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
    progress.done();
    return total;
  }
}
