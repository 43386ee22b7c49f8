package governor.server.live;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * How much of something everybody has had lately: after ten seconds it counts for half. In place of
 * all that was had becoming less, what is had becomes more, so that comparing costs nothing. Not
 * for several threads at once.
 */
final class Shares {
  private static final double HALF_LIFE = TimeUnit.SECONDS.toNanos(10);
  private static final double LARGE = 1e100;

  private final Map<String, Double> had = new HashMap<>();
  private long since;

  Shares(long now) {
    since = now;
  }

  /** To be compared with what others had; the number itself means nothing. */
  double of(String who) {
    return had.getOrDefault(who, 0.0);
  }

  void add(String who, long nanos, long now) {
    double weight = Math.pow(2, (now - since) / HALF_LIFE);
    if (weight > LARGE) {
      double old = weight;
      had.replaceAll((each, sum) -> sum / old);
      had.values().removeIf(sum -> sum < 1);
      since = now;
      weight = 1;
    }
    had.merge(who, nanos * weight, Double::sum);
  }
}
