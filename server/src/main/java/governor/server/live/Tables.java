package governor.server.live;

import governor.server.store.Standing;
import governor.server.store.Store;
import governor.table.Entry;
import governor.table.Line;
import governor.table.Table;
import governor.table.TablePlan;
import governor.table.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** The tables of this node: those used last are in memory, all are in the database. */
public final class Tables {
  private final Store store;
  private final Hub hub;
  private final Map<String, LiveTable> known;
  private Consumer<LiveTable> afterMove = table -> {};

  public Tables(Store store, Hub hub, int most) {
    this.store = store;
    this.hub = hub;
    this.known =
        new LinkedHashMap<>(64, 0.75f, true) {
          @Override
          protected boolean removeEldestEntry(Map.Entry<String, LiveTable> eldest) {
            return size() > most;
          }
        };
  }

  /** Tells this listener of every table that has changed. */
  void listen(Consumer<LiveTable> listener) {
    afterMove = listener;
  }

  /** Sets up a table whose journal begins with these entries. */
  public LiveTable create(TablePlan plan, List<Entry> first) {
    Table<?> table = Table.of(plan);
    List<Line> lines = new ArrayList<>();
    for (Entry entry : first) {
      Line line = new Line(plan.createdAt(), entry);
      table.add(line);
      lines.add(line);
    }
    for (Entry entry : governor.table.Acts.opening(table)) {
      Line line = new Line(plan.createdAt(), entry);
      table.add(line);
      lines.add(line);
    }
    store.create(plan, lines, Standing.of(table));
    LiveTable live = new LiveTable(plan, store);
    synchronized (known) {
      known.put(plan.id(), live);
    }
    afterMove.accept(live);
    return live;
  }

  public Optional<LiveTable> find(String id) {
    synchronized (known) {
      LiveTable live = known.get(id);
      if (live != null) {
        return Optional.of(live);
      }
    }
    Optional<TablePlan> plan = store.plan(id);
    if (plan.isEmpty()) {
      return Optional.empty();
    }
    synchronized (known) {
      return Optional.of(known.computeIfAbsent(id, key -> new LiveTable(plan.get(), store)));
    }
  }

  /** Does something at a table and tells everybody. */
  public Verdict act(LiveTable live, Function<Table<?>, Verdict> decide) {
    Verdict verdict = live.act(decide);
    if (verdict instanceof Verdict.Do) {
      hub.moved(live.id(), live.look(Table::version));
      afterMove.accept(live);
    }
    return verdict;
  }

  /** How many tables are in memory. */
  public int size() {
    synchronized (known) {
      return known.size();
    }
  }
}
