package governor.desk;

import governor.table.Line;
import governor.table.Table;
import governor.table.TablePlan;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The tables of one device, in memory. What is written here is handed out once by {@link
 * #takeWritten}, to be kept where it survives; what was kept comes back by {@link #restore}.
 * Everybody at the device is the same person.
 */
public final class DeviceJournals implements Journals {
  /** What the names of tables on a device begin with; no server gives such names. */
  private static final String PREFIX = "device-";

  private static final class Kept {
    private final TablePlan plan;
    private final List<Line> lines = new ArrayList<>();
    private Standing standing;
    private Instant changedAt;

    Kept(TablePlan plan, Standing standing, Instant changedAt) {
      this.plan = plan;
      this.standing = standing;
      this.changedAt = changedAt;
    }
  }

  /**
   * Lines to be kept at the end of a journal.
   *
   * @param plan the plan as JSON, for a table that is new; otherwise empty
   * @param from the number of the first of them
   * @param listed the table as lists show it, so that a list needs no program
   */
  public record Written(
      String table,
      String plan,
      int from,
      List<List<Object>> lines,
      String status,
      String brief,
      String changedAt,
      Summary listed) {}

  private final Map<String, Kept> tables = new LinkedHashMap<>();
  private final List<Written> written = new ArrayList<>();

  @Override
  public String newName() {
    return PREFIX + Codes.random(9);
  }

  @Override
  public boolean areSeedsKnown() {
    return true;
  }

  @Override
  public boolean create(TablePlan plan, List<Line> lines, Standing standing) {
    if (tables.containsKey(plan.id())) {
      return false;
    }
    Kept kept = new Kept(plan, standing, plan.createdAt());
    kept.lines.addAll(lines);
    tables.put(plan.id(), kept);
    write(kept, PlanText.write(plan), 0);
    return true;
  }

  @Override
  public boolean append(String table, int version, List<Line> lines, Standing standing) {
    Kept kept = tables.get(table);
    if (kept == null || kept.lines.size() != version) {
      return false;
    }
    kept.lines.addAll(lines);
    kept.standing = standing;
    kept.changedAt = lines.getLast().at();
    write(kept, "", version);
    return true;
  }

  private void write(Kept kept, String plan, int from) {
    List<List<Object>> rows = new ArrayList<>();
    for (Line line : kept.lines.subList(from, kept.lines.size())) {
      Rows.Row row = Rows.of(line.entry());
      rows.add(
          List.of(
              line.at().toString(),
              row.kind(),
              row.seat(),
              row.round(),
              row.value(),
              row.extra(),
              row.words(),
              row.who()));
    }
    written.add(
        new Written(
            kept.plan.id(),
            plan,
            from,
            rows,
            kept.standing.status(),
            kept.standing.brief(),
            kept.changedAt.toString(),
            Summary.of(listed(kept), Device.ME)));
  }

  private static Listed listed(Kept kept) {
    String status = kept.standing.status();
    long doneAt = Standing.isDone(status) ? kept.changedAt.toEpochMilli() : 0;
    return new Listed(kept.plan, status, kept.standing.brief(), kept.changedAt, doneAt);
  }

  /** What was written since the last time, as JSON. */
  public String takeWritten() {
    String text = Json.write(written);
    written.clear();
    return text;
  }

  /** Takes a table up again that was kept: its plan, and its lines as they were written. */
  public void restore(String plan, String lines, String status, String brief, String changedAt) {
    TablePlan read = PlanText.plan(plan);
    Standing standing = new Standing(status, false, null, brief);
    Kept kept = new Kept(read, standing, Instant.parse(changedAt));
    read(lines, kept.lines);
    tables.put(read.id(), kept);
  }

  /** Takes lines that were kept since, after those that are known here; whether they fit. */
  public boolean learn(
      String table, int from, String lines, String status, String brief, String changedAt) {
    Kept kept = tables.get(table);
    if (kept == null || kept.lines.size() != from) {
      return false;
    }
    read(lines, kept.lines);
    kept.standing = new Standing(status, false, null, brief);
    kept.changedAt = Instant.parse(changedAt);
    return true;
  }

  private static void read(String lines, List<Line> into) {
    Object rows =
        JsonReader.read(lines).orElseThrow(() -> new IllegalStateException("not JSON")).value();
    if (rows instanceof List<?> list) {
      list.forEach(each -> into.add(line((List<?>) each)));
    }
  }

  private static Line line(List<?> row) {
    return new Line(
        Instant.parse((String) row.get(0)),
        Rows.entry(
            new Rows.Row(
                (String) row.get(1),
                (Integer) row.get(2),
                (Integer) row.get(3),
                (Integer) row.get(4),
                (Integer) row.get(5),
                (String) row.get(6),
                (String) row.get(7))));
  }

  /** Forgets a table; whether there was one. */
  public boolean forget(String table) {
    return tables.remove(table) != null;
  }

  @Override
  public Optional<TablePlan> plan(String table) {
    return Optional.ofNullable(tables.get(table)).map(kept -> kept.plan);
  }

  @Override
  public Table.Status status(String table) {
    return Table.Status.valueOf(kept(table).standing.status().toUpperCase(Locale.ROOT));
  }

  @Override
  public List<Line> lines(String table, int from) {
    List<Line> lines = kept(table).lines;
    return List.copyOf(lines.subList(Math.min(from, lines.size()), lines.size()));
  }

  private Kept kept(String table) {
    Kept kept = tables.get(table);
    if (kept == null) {
      throw new IllegalStateException("no table " + table);
    }
    return kept;
  }

  @Override
  public List<Listed> unfinishedOf(String person, int most) {
    return listed(false).limit(most).toList();
  }

  @Override
  public List<Listed> finishedOf(String person, long before, String beforeId, int most) {
    return listed(true)
        .filter(
            each ->
                each.doneAt() < before
                    || each.doneAt() == before && each.plan().id().compareTo(beforeId) < 0)
        .limit(most)
        .toList();
  }

  private Stream<Listed> listed(boolean done) {
    return tables.values().stream()
        .filter(kept -> Standing.isDone(kept.standing.status()) == done)
        .map(DeviceJournals::listed)
        .sorted(
            Comparator.comparing(Listed::changedAt)
                .thenComparing(each -> each.plan().id())
                .reversed());
  }

  @Override
  public List<Listed> publicGames(int most) {
    return List.of();
  }

  @Override
  public void addMember(String table, String person) {
    // Nobody else is here.
  }

  /** Two programs work at a device's tables, and another tab may have done so before. */
  @Override
  public boolean isShared() {
    return true;
  }

  @Override
  public Optional<String> trouble() {
    return Optional.empty();
  }
}
