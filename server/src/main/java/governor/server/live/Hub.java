package governor.server.live;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Where those who watch a table wait until it has moved on. One thread wakes those who have waited
 * for long: a wait that ended by itself would cost each of them a wake-up more for every move.
 */
public final class Hub {
  private static final int NOTHING = -1;

  /** A sign of life after 5 to 15 seconds. */
  private static final long BEAT_MILLIS = 10_000;

  /** They are woken by turns, so that there is never much to do at a time. */
  private static final int TURNS = 10;

  private final Map<String, Topic> topics = new ConcurrentHashMap<>();
  private final AtomicBoolean closed = new AtomicBoolean();
  private final AtomicInteger entered = new AtomicInteger();
  private final long beatMillis;
  private final long quietNanos;

  public Hub() {
    this(BEAT_MILLIS);
  }

  /** Wakes those who wait so often. */
  Hub(long beatMillis) {
    this.beatMillis = beatMillis;
    this.quietNanos = TimeUnit.MILLISECONDS.toNanos(beatMillis) / 2;
    Thread.ofVirtual().name("heartbeat").start(this::beat);
  }

  private void beat() {
    try {
      for (int turn = 0; !closed.get(); turn = (turn + 1) % TURNS) {
        TimeUnit.MILLISECONDS.sleep(beatMillis / TURNS);
        for (Topic topic : topics.values()) {
          if (topic.turn == turn) {
            topic.beat();
          }
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Somebody who waits for a table; to be closed. */
  public final class Waiter implements AutoCloseable {
    private final String game;
    private final Topic topic;

    private Waiter(String game, Topic topic) {
      this.game = game;
      this.topic = topic;
    }

    /**
     * Waits until the table is beyond this version; false when nothing has happened for so long
     * that whoever listens should hear that somebody is still there.
     */
    public boolean await(int version) throws InterruptedException {
      long begun = System.nanoTime();
      topic.lock.lock();
      try {
        int beats = topic.beats;
        while (topic.version <= version && !closed.get()) {
          if (topic.beats != beats && System.nanoTime() - begun > quietNanos) {
            return false;
          }
          topic.movedOn.await();
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
    private final int turn;
    private int version = NOTHING;
    private int beats;
    private int waiters;

    private Topic(int turn) {
      this.turn = turn;
    }

    private void beat() {
      lock.lock();
      try {
        beats++;
        movedOn.signalAll();
      } finally {
        lock.unlock();
      }
    }

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
              Topic each = known == null ? new Topic(entered.getAndIncrement() % TURNS) : known;
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
