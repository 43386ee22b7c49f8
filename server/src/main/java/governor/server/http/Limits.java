package governor.server.http;

import com.github.benmanes.caffeine.cache.Caffeine;
import governor.desk.Counted;
import governor.desk.Problem;
import governor.server.store.Store;
import java.time.Duration;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** How often somebody may do something: buckets that fill again with time. */
public final class Limits {
  /** What is counted, with how much may be done at once and how much a second on the whole. */
  enum Kind {
    REQUEST(300, 60),
    CREATE(40, 0.5),
    TOKEN(20, 0.1),
    GUESS(20, 0.1),
    CHAT(6, 0.5),
    ADVICE(10, 1),
    UNDO(30, 0.5),
    IDLE_GAME(3, 1.0 / 600);

    private final double most;
    private final double perSecond;

    Kind(double most, double perSecond) {
      this.most = most;
      this.perSecond = perSecond;
    }

    static Kind of(Counted counted) {
      return switch (counted) {
        case CREATE -> CREATE;
        case CHAT -> CHAT;
        case ADVICE -> ADVICE;
        case UNDO -> UNDO;
        case IDLE_GAME -> IDLE_GAME;
      };
    }

    /** Whether it happens so rarely that it can be counted in the database. */
    private boolean isRare() {
      return this == CREATE || this == TOKEN || this == GUESS || this == IDLE_GAME;
    }

    private double refill(long nanos) {
      return nanos * 1e-9 * perSecond;
    }
  }

  /** Those used least go first; so strangers in any number cannot make a busy one be forgotten. */
  private static final int MOST_BUCKETS = 100_000;

  /** Longer than any bucket takes to fill: one that is forgotten after that is full. */
  private static final Duration FULL_AGAIN = Duration.ofHours(1);

  private record Key(Kind kind, String who) {}

  private record Bucket(double left, long at) {}

  private final Map<Key, Bucket> buckets =
      Caffeine.newBuilder()
          .maximumSize(MOST_BUCKETS)
          .expireAfterAccess(FULL_AGAIN)
          .<Key, Bucket>build()
          .asMap();

  private final boolean on;
  private final Store store;

  /** Without limits, for measurements, if not {@code on}. */
  public Limits(boolean on, Store store) {
    this.on = on;
    this.store = store;
  }

  /** How much of a bucket is left. */
  private static double share(Map.Entry<Key, Bucket> bucket) {
    return bucket.getValue().left / bucket.getKey().kind.most;
  }

  /** Who has done most of something lately, as far as this node knows. */
  List<Map<String, Object>> busiest(int most) {
    return buckets.entrySet().stream()
        .sorted(Comparator.comparingDouble(Limits::share))
        .limit(most)
        .map(each -> line(each.getKey(), each.getValue()))
        .toList();
  }

  private static Map<String, Object> line(Key key, Bucket bucket) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("who", key.who);
    line.put("what", key.kind.name().toLowerCase(Locale.ROOT));
    line.put("left", Math.round(bucket.left));
    line.put("most", Math.round(key.kind.most));
    return line;
  }

  /** Where several nodes serve, nobody may do at each what is allowed at one. */
  private boolean isTooMuchInAll(Kind kind, String who) {
    if (!store.isShared()) {
      return false;
    }
    long minute = TimeUnit.MILLISECONDS.toMinutes(System.currentTimeMillis());
    return store.count(kind + " " + who, minute) > kind.most + 60 * kind.perSecond;
  }

  /** Takes nothing, and ends the request if there is nothing left to take. */
  void check(Kind kind, String who) {
    Bucket bucket = buckets.get(new Key(kind, who));
    if (!on || bucket == null) {
      return;
    }
    double left = bucket.left + kind.refill(System.nanoTime() - bucket.at);
    if (left < 1) {
      throw tooOften(kind, 1 - left);
    }
  }

  private static Problem tooOften(Kind kind, double missing) {
    int seconds = (int) Math.ceil(missing / kind.perSecond);
    return Problem.tooMany("That is too often; please wait a little.", Math.max(1, seconds));
  }

  /** Takes one from the bucket, or ends the request. */
  void take(Kind kind, String who) {
    if (!on) {
      return;
    }
    long now = System.nanoTime();
    double[] missing = new double[1];
    buckets.compute(
        new Key(kind, who),
        (key, before) -> {
          double left = before == null ? kind.most : before.left + kind.refill(now - before.at);
          double full = Math.min(kind.most, left);
          missing[0] = 1 - full;
          return new Bucket(full >= 1 ? full - 1 : full, now);
        });
    if (missing[0] > 0 || kind.isRare() && isTooMuchInAll(kind, who)) {
      throw tooOften(kind, missing[0]);
    }
  }
}
