package governor.desk;

import governor.table.Entry;
import governor.table.Line;
import governor.table.OtherRules;
import governor.table.ShelvedTable;
import governor.table.Table;
import governor.table.TablePlan;
import governor.table.Verdict;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A table in memory with its journal in the database. One at a time may look at it or do something
 * there; what is to be seen has always been written down. Whoever looks at a table that was played
 * by other rules is told so by {@link OtherRules}.
 */
public final class LiveTable {
  private static final int ATTEMPTS = 20;

  private final TablePlan plan;
  private final Journals journals;
  private @Nullable Table<?> table;
  private @Nullable OtherRules otherRules;
  private volatile long usedAt;

  LiveTable(TablePlan plan, Journals journals) {
    this.plan = plan;
    this.journals = journals;
  }

  public String id() {
    return plan.id();
  }

  public TablePlan plan() {
    return plan;
  }

  /** What can be told of the table if it was played by other rules; nothing if it can go on. */
  public synchronized Optional<ShelvedTable> shelved() {
    try {
      table();
      return Optional.empty();
    } catch (OtherRules why) {
      return Optional.of(
          new ShelvedTable(plan, why, journals.status(id()), journals.lines(id(), 0)));
    }
  }

  /** Looks at the table, as far as this node knows it. */
  public synchronized <R> R look(Function<Table<?>, R> look) {
    return look.apply(table());
  }

  /** Looks at the table as it is in the database now. */
  public synchronized <R> R lookFresh(Function<Table<?>, R> look) {
    if (journals.isShared()) {
      refresh();
    }
    return look.apply(table());
  }

  /** Looks at the table when it has come at least to this version. */
  public synchronized <R> R lookAt(int version, Function<Table<?>, R> look) {
    if (table().version() < version) {
      refresh();
    }
    return look.apply(table());
  }

  /**
   * Does what this decides, and says what it decided. Whoever was faster, here or on another node,
   * has the key of the next line; then this decides anew.
   */
  synchronized Verdict act(Function<Table<?>, Verdict> decide) {
    Verdict verdict = decide.apply(table());
    if (journals.isShared() && !(verdict instanceof Verdict.Do)) {
      refresh();
      verdict = decide.apply(table());
    }
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      verdict = verdict.within(table().version());
      if (!(verdict instanceof Verdict.Do(List<Entry> entries)) || write(entries)) {
        return verdict;
      }
      verdict = decide.apply(table());
    }
    throw new IllegalStateException("table " + id() + " is too busy");
  }

  private boolean write(List<Entry> entries) {
    if (entries.isEmpty()) {
      return true;
    }
    Table<?> now = table();
    int version = now.version();
    Instant at = Instant.now().truncatedTo(ChronoUnit.MILLIS);
    List<Line> lines = entries.stream().map(entry -> new Line(at, entry)).toList();
    // Until it is known to be written, nobody may see it: on any trouble it is read anew.
    table = null;
    lines.forEach(now::add);
    if (!journals.append(id(), version, lines, Standing.of(now))) {
      return false;
    }
    table = now;
    return true;
  }

  /** Forgets what is in the database anyway, unless somebody has looked since then. */
  void restUnlessUsed(long since) {
    if (usedAt < since) {
      rest(since);
    }
  }

  private synchronized void rest(long since) {
    if (usedAt < since) {
      table = null;
    }
  }

  private Table<?> table() {
    usedAt = System.currentTimeMillis();
    OtherRules why = otherRules;
    if (why != null) {
      throw why;
    }
    Table<?> known = table;
    return known == null ? read() : known;
  }

  private Table<?> read() {
    try {
      Table<?> whole = Table.of(plan);
      journals.lines(id(), 0).forEach(whole::add);
      table = whole;
      return whole;
    } catch (OtherRules why) {
      // No journal becomes right by growing longer: it need not be tried again.
      otherRules = why;
      throw why;
    }
  }

  private void refresh() {
    Table<?> known = table();
    List<Line> lines = journals.lines(id(), known.version());
    // If one of them does not fit, the table is read anew, which says so.
    table = null;
    lines.forEach(known::add);
    table = known;
  }
}
