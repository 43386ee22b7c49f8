package governor.server.live;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Where those who watch a table wait until it has moved on. */
public final class Hub {
  private static final int NOTHING = -1;

  private final Map<String, Topic> topics = new ConcurrentHashMap<>();
  private final AtomicBoolean closed = new AtomicBoolean();

  /** Somebody who waits for a table; to be closed. */
  public final class Waiter implements AutoCloseable {
    private final String game;
    private final Topic topic;

    private Waiter(String game, Topic topic) {
      this.game = game;
      this.topic = topic;
    }

    /** Waits until the table is beyond this version, at most so long; false when time is up. */
    public boolean await(int version, long millis) throws InterruptedException {
      long left = TimeUnit.MILLISECONDS.toNanos(millis);
      topic.lock.lock();
      try {
        while (topic.version <= version && !closed.get()) {
          if (left <= 0) {
            return false;
          }
          left = topic.movedOn.awaitNanos(left);
        }
      } finally {
        topic.lock.unlock();
      }
      return true;
    }

    @Override
    public void close() {
      topics.computeIfPresent(game, (id, each) -> --each.waiters == 0 ? null : each);
    }
  }

  /**
   * What is told of one table. Not a monitor: where a virtual thread waits for a time in a
   * monitor's wait, was notified just before and is not this time, JDK 25 up to 25.0.3 may never
   * end the wait (JDK-8373120), and a stream would fall silent.
   */
  private static final class Topic {
    private final Lock lock = new ReentrantLock();
    private final Condition movedOn = lock.newCondition();
    private int version = NOTHING;
    private int waiters;

    private void tell(int now) {
      lock.lock();
      try {
        version = Math.max(version, now);
        movedOn.signalAll();
      } finally {
        lock.unlock();
      }
    }
  }

  public Waiter enter(String game) {
    Topic topic =
        topics.compute(
            game,
            (id, known) -> {
              Topic each = known == null ? new Topic() : known;
              each.waiters++;
              return each;
            });
    return new Waiter(game, topic);
  }

  /** The table has come to this version. */
  public void moved(String game, int version) {
    Topic topic = topics.get(game);
    if (topic != null) {
      topic.tell(version);
    }
  }

  /** The tables at which somebody waits. */
  public Set<String> games() {
    return Set.copyOf(topics.keySet());
  }

  /** Wakes everybody, because nothing more will come. */
  public void close() {
    closed.set(true);
    topics.values().forEach(topic -> topic.tell(NOTHING));
  }

  public boolean isClosed() {
    return closed.get();
  }

  /** At how many tables somebody waits. */
  public int size() {
    return topics.size();
  }
}
