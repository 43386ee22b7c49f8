package governor.server.live;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What waits to be thought about, and on which threads. First comes that for which a person waits,
 * then by shares: the address that has had least lately, of its people the one who has had least.
 * No address has all threads, and one thread more is for what is quick: so nobody who plays against
 * a weak player waits for somebody else's strong ones.
 */
final class ThoughtQueue {
  /** For whom something waits. */
  enum Rank {
    /** A person is there and waits. */
    AWAITED,
    /** The people are away. */
    ALONE,
    /** Computer players among themselves. */
    IDLE
  }

  /**
   * Something to think about.
   *
   * @param quick whether it is over at once
   */
  record Task(String address, String person, Rank rank, boolean quick, Runnable work) {}

  private static final Logger LOG = LoggerFactory.getLogger(ThoughtQueue.class);

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final List<Task> waiting = new ArrayList<>();
  private final Map<String, Integer> running = new HashMap<>();
  private final Shares shares = new Shares(System.nanoTime());
  private final List<Thread> threads = new ArrayList<>();
  private final int mostEach;
  private boolean closed;

  ThoughtQueue(int workers) {
    mostEach = Math.max(1, workers - 1);
    for (int i = 0; i <= workers; i++) {
      boolean onlyQuick = i == workers;
      threads.add(
          Thread.ofPlatform()
              .name(onlyQuick ? "thinker-quick" : "thinker-" + i)
              .daemon()
              .start(() -> work(onlyQuick)));
    }
  }

  /** Adds it; false where nothing is begun any more. */
  boolean add(Task task) {
    lock.lock();
    try {
      if (!closed) {
        waiting.add(task);
        changed.signalAll();
      }
      return !closed;
    } finally {
      lock.unlock();
    }
  }

  private void work(boolean onlyQuick) {
    while (true) {
      Task task = take(onlyQuick);
      if (task == null) {
        return;
      }
      long begun = System.nanoTime();
      try {
        task.work.run();
      } catch (RuntimeException | Error e) {
        LOG.error("a thought failed", e); // The thread is for others too.
      } finally {
        done(task, System.nanoTime() - begun);
      }
    }
  }

  private @Nullable Task take(boolean onlyQuick) {
    lock.lock();
    try {
      while (!closed) {
        Task next = next(onlyQuick);
        if (next != null) {
          waiting.remove(next);
          running.merge(next.address, 1, Integer::sum);
          return next;
        }
        changed.awaitUninterruptibly();
      }
      return null;
    } finally {
      lock.unlock();
    }
  }

  private @Nullable Task next(boolean onlyQuick) {
    Task best = null;
    double bestAddress = 0;
    double bestPerson = 0;
    for (Task each : waiting) {
      boolean may = onlyQuick ? each.quick : running.getOrDefault(each.address, 0) < mostEach;
      if (!may) {
        continue;
      }
      double address = shares.of(each.address);
      double person = shares.of(personal(each));
      boolean better =
          best == null
              || each.rank.compareTo(best.rank) < 0
              || each.rank == best.rank
                  && (address < bestAddress || address == bestAddress && person < bestPerson);
      if (better) {
        best = each;
        bestAddress = address;
        bestPerson = person;
      }
    }
    return best;
  }

  private static String personal(Task task) {
    return "person " + task.person;
  }

  private void done(Task task, long nanos) {
    lock.lock();
    try {
      running.computeIfPresent(task.address, (key, count) -> count == 1 ? null : count - 1);
      long now = System.nanoTime();
      shares.add(task.address, nanos, now);
      shares.add(personal(task), nanos, now);
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** How much waits. */
  int size() {
    lock.lock();
    try {
      return waiting.size();
    } finally {
      lock.unlock();
    }
  }

  /** Begins nothing more, and waits a moment for what has begun. */
  void close() throws InterruptedException {
    lock.lock();
    try {
      closed = true;
      waiting.clear();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(5);
    for (Thread each : threads) {
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      each.join(Math.max(1, left));
    }
  }
}
