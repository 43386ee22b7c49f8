package governor.server.http;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** How many there are of something, in all and of each address. */
final class Crowd {
  /** What came of somebody's wish to come in. */
  enum Entry {
    IN,
    FULL,
    TOO_MANY_OF_THEM
  }

  private final int most;
  private final int mostEach;
  private final AtomicInteger all = new AtomicInteger();
  private final Map<String, Integer> each = new ConcurrentHashMap<>();

  Crowd(int most, int mostEach) {
    this.most = most;
    this.mostEach = mostEach;
  }

  /** Lets one more in if there is room; who is in has to leave again. */
  Entry enter(String address) {
    boolean[] in = new boolean[1];
    each.compute(
        address,
        (key, known) -> {
          int now = known == null ? 0 : known;
          in[0] = now < mostEach;
          return in[0] ? Integer.valueOf(now + 1) : known;
        });
    if (!in[0]) {
      return Entry.TOO_MANY_OF_THEM;
    }
    if (all.incrementAndGet() > most) {
      leave(address);
      return Entry.FULL;
    }
    return Entry.IN;
  }

  void leave(String address) {
    all.decrementAndGet();
    each.computeIfPresent(address, (key, now) -> now == 1 ? null : now - 1);
  }

  int size() {
    return all.get();
  }

  int mostEach() {
    return mostEach;
  }
}
