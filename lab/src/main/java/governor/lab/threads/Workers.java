package governor.lab.threads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Threads that play games side by side. */
public final class Workers {
  private Workers() {}

  /**
   * Has so many threads do the same work and waits for them all.
   *
   * @param work takes a piece of what is to be done until nothing is left
   * @throws IllegalStateException if one of them could not go on; its cause says why
   */
  public static void together(int threads, Runnable work) {
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      List<Future<?>> parts = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        parts.add(pool.submit(work));
      }
      for (Future<?> part : parts) {
        part.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game could not be played", e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }
}
