package governor.desk;

import governor.table.Acts;
import governor.table.Entry;
import governor.table.Line;
import governor.table.Table;
import governor.table.TablePlan;
import governor.table.Verdict;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The tables of this node: those used last are in memory, all are in the database. A table that
 * somebody follows is never in memory twice.
 */
public final class Tables {
  /** A table at which nothing has happened for so long is read again when something does. */
  private static final long IDLE_MILLIS = 120_000;

  private final Journals journals;
  private final Map<String, LiveTable> recent;

  /** The recent ones, and those that are still in somebody's hands. */
  private final Map<String, WeakReference<LiveTable>> known = new HashMap<>();

  private final List<Consumer<LiveTable>> listeners = new ArrayList<>();

  /** Keeps at most so many tables at hand that nobody uses. */
  public Tables(Journals journals, int most) {
    this.journals = journals;
    this.recent =
        new LinkedHashMap<>(64, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<String, LiveTable> eldest) {
            return size() > most;
          }
        };
  }

  /** Tells this listener of every table that changes from now on, after those who came before. */
  public void listen(Consumer<LiveTable> listener) {
    listeners.add(listener);
  }

  private void moved(LiveTable live) {
    listeners.forEach(each -> each.accept(live));
  }

  /** Sets up a table whose journal begins with these entries, unless somebody just has. */
  public LiveTable create(TablePlan plan, List<Entry> first) {
    Table<?> table = Table.of(plan);
    List<Line> lines = new ArrayList<>();
    for (Entry entry : first) {
      Line line = new Line(plan.createdAt(), entry);
      table.add(line);
      lines.add(line);
    }
    for (Entry entry : Acts.opening(table)) {
      Line line = new Line(plan.createdAt(), entry);
      table.add(line);
      lines.add(line);
    }
    if (!journals.create(plan, lines, Standing.of(table))) {
      return find(plan.id()).orElseThrow();
    }
    LiveTable live = keep(plan);
    moved(live);
    return live;
  }

  public Optional<LiveTable> find(String id) {
    LiveTable live = known(id);
    return live != null ? Optional.of(live) : journals.plan(id).map(this::keep);
  }

  private synchronized @Nullable LiveTable known(String id) {
    LiveTable live = recent.get(id);
    if (live != null) {
      return live;
    }
    WeakReference<LiveTable> held = known.get(id);
    LiveTable inUse = held == null ? null : held.get();
    if (inUse != null) {
      recent.put(id, inUse);
    }
    return inUse;
  }

  private synchronized LiveTable keep(TablePlan plan) {
    LiveTable live = known(plan.id());
    if (live == null) {
      live = new LiveTable(plan, journals);
      known.put(plan.id(), new WeakReference<>(live));
      recent.put(plan.id(), live);
    }
    return live;
  }

  /** Forgets what has not been used for a while; to be called now and then. */
  public void tidy() {
    List<LiveTable> all = new ArrayList<>();
    synchronized (this) {
      known.values().removeIf(held -> held.get() == null);
      known.values().forEach(held -> Optional.ofNullable(held.get()).ifPresent(all::add));
    }
    long since = System.currentTimeMillis() - IDLE_MILLIS;
    all.forEach(live -> live.restUnlessUsed(since));
  }

  /** A table is no more, or not what it was. */
  public synchronized void forget(String id) {
    recent.remove(id);
    known.remove(id);
  }

  /** Does something at a table and tells everybody. */
  public Verdict act(LiveTable live, Function<Table<?>, Verdict> decide) {
    Verdict verdict = live.act(decide);
    if (verdict instanceof Verdict.Do) {
      moved(live);
    }
    return verdict;
  }

  /** How many tables are at hand. */
  public synchronized int size() {
    return known.size();
  }
}
