package governor.server.live;

import com.github.benmanes.caffeine.cache.Caffeine;
import governor.desk.LiveTable;
import governor.server.store.Store;
import governor.table.SeatPlan;
import governor.table.Table;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Who is there. Each node counts the streams that it serves; where several nodes or a patience
 * matter, the database is told too.
 */
public final class Presence implements governor.desk.Presence {
  /** Somebody who has not been seen for so long is not there; streams tell of themselves sooner. */
  private static final long RECENTLY_MILLIS = 40_000;

  /** Whoever has not been seen for so long may lose their seat, if all others want it. */
  private static final long GONE_MILLIS = Long.getLong("governor.gone.millis", 10 * 60_000L);

  /** Who keeps coming is written down so often, so that nobody is gone who came lately. */
  private static final Duration WRITE_AGAIN = Duration.ofMinutes(1);

  private static final Duration ASK_AGAIN = Duration.ofSeconds(5);
  private static final int MOST_KNOWN = 10_000;

  private record Place(String game, String person) {}

  private final Store store;
  private final Map<Place, Integer> streams = new ConcurrentHashMap<>();

  /** When the database last saw somebody, in milliseconds. */
  private final Map<Place, Long> elsewhere =
      Caffeine.newBuilder()
          .maximumSize(MOST_KNOWN)
          .expireAfterWrite(ASK_AGAIN)
          .<Place, Long>build()
          .asMap();

  /** Who was written down lately, and need not be again. */
  private final Map<Place, Boolean> written =
      Caffeine.newBuilder()
          .maximumSize(MOST_KNOWN)
          .expireAfterWrite(WRITE_AGAIN)
          .<Place, Boolean>build()
          .asMap();

  public Presence(Store store) {
    this.store = store;
  }

  /** A person follows a table; to be told again now and then with {@link #still}. */
  public void arrives(LiveTable live, String person) {
    streams.merge(new Place(live.id(), person), 1, Integer::sum);
    still(live, person);
  }

  public void still(LiveTable live, String person) {
    boolean patience = !live.plan().options().takeOverAfter().isZero();
    if (!person.isEmpty() && (store.isShared() || patience)) {
      saw(live.id(), person);
    } else {
      came(live.id(), person);
    }
  }

  @Override
  public void came(String game, String person) {
    if (!person.isEmpty() && written.putIfAbsent(new Place(game, person), true) == null) {
      // A visit without a stream is over at once: nobody is online by it, but not gone either.
      store.saw(game, person, System.currentTimeMillis() - RECENTLY_MILLIS);
    }
  }

  private void saw(String game, String person) {
    store.saw(game, person, System.currentTimeMillis());
  }

  public void leaves(LiveTable live, String person) {
    Place left = new Place(live.id(), person);
    Integer others =
        streams.computeIfPresent(left, (place, count) -> count == 1 ? null : count - 1);
    if (others == null && !person.isEmpty()) {
      saw(live.id(), person);
    }
  }

  @Override
  public boolean isOnline(Table<?> table, int seat) {
    SeatPlan plan = table.seat(seat);
    if (!plan.isPerson()) {
      return false;
    }
    String game = table.plan().id();
    if (streams.containsKey(new Place(game, plan.person()))) {
      return true;
    }
    return store.isShared() && seenElsewhere(new Place(game, plan.person()));
  }

  /** What the database says of people whom other nodes serve; not asked for every position. */
  private boolean seenElsewhere(Place place) {
    long seenAt = elsewhere.computeIfAbsent(place, each -> store.lastSeen(each.game, each.person));
    return seenAt > System.currentTimeMillis() - RECENTLY_MILLIS;
  }

  @Override
  public boolean isGone(Table<?> table, int seat) {
    long since = System.currentTimeMillis() - GONE_MILLIS;
    return lastThere(table, seat) < since && table.plan().createdAt().toEpochMilli() < since;
  }

  /** When the person at this seat was last there, in milliseconds; 0 for never. */
  long lastThere(Table<?> table, int seat) {
    return isOnline(table, seat)
        ? System.currentTimeMillis()
        : store.lastSeen(table.plan().id(), table.seat(seat).person());
  }

  /** When this person last looked at the table, with a seat or without. */
  long lastThere(String game, String person) {
    return streams.containsKey(new Place(game, person))
        ? System.currentTimeMillis()
        : store.lastSeen(game, person);
  }

  /** How many streams there are. */
  public int size() {
    return streams.values().stream().mapToInt(each -> each).sum();
  }
}
