package governor.bots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Workers at the same work. All threads of searches are here and nowhere else: the browser has one
 * thread, so its build puts 1 in place of {@link #size} and leaves {@link #together} out.
 */
final class Crew {
  private Crew() {}

  /** How many workers there can be where so many are wanted. */
  static int size(int wanted) {
    return wanted;
  }

  /** Lets all of them work and returns when the last is done. */
  static <W> void work(List<W> workers, Consumer<W> work) {
    if (workers.size() == 1) {
      work.accept(workers.getFirst());
    } else {
      together(workers, work);
    }
  }

  /** Each in a thread of its own; the first in the caller's. */
  private static <W> void together(List<W> workers, Consumer<W> work) {
    List<Thread> helpers = new ArrayList<>(workers.size() - 1);
    for (W worker : workers.subList(1, workers.size())) {
      Thread helper = new Thread(() -> work.accept(worker));
      helper.setDaemon(true);
      helper.start();
      helpers.add(helper);
    }
    work.accept(workers.getFirst());
    helpers.forEach(Crew::join);
  }

  private static void join(Thread helper) {
    boolean interrupted = false;
    while (helper.isAlive()) {
      try {
        helper.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
