package governor.server.live;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/** Where those who watch a table wait until it has moved on. */
public final class Hub {
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
      long end = System.nanoTime() + millis * 1_000_000;
      synchronized (topic) {
        while (topic.version <= version && !closed.get()) {
          long left = (end - System.nanoTime()) / 1_000_000;
          if (left <= 0) {
            return false;
          }
          topic.wait(left);
        }
      }
      return true;
    }

    @Override
    public void close() {
      topics.computeIfPresent(game, (id, each) -> --each.waiters == 0 ? null : each);
    }
  }

  private static final class Topic {
    private int version = -1;
    private int waiters;
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
      synchronized (topic) {
        topic.version = Math.max(topic.version, version);
        topic.notifyAll();
      }
    }
  }

  /** The tables at which somebody waits. */
  public Set<String> games() {
    return Set.copyOf(topics.keySet());
  }

  /** Wakes everybody, because nothing more will come. */
  public void close() {
    closed.set(true);
    for (Topic topic : topics.values()) {
      synchronized (topic) {
        topic.notifyAll();
      }
    }
  }

  public boolean isClosed() {
    return closed.get();
  }

  /** At how many tables somebody waits. */
  public int size() {
    return topics.size();
  }
}
