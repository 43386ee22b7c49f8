package governor.server.store;

import governor.desk.PlanText;
import governor.desk.Standing;
import governor.table.SeatPlan;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jdbi.v3.core.Handle;

/** What a host wants to know of all that is kept. */
public final class Overview {
  /** A table in the host's list, as it is now; {@code waitsFor} is computer, person or nobody. */
  public record Game(
      String id,
      String config,
      String status,
      List<SeatPlan> seats,
      String waitsFor,
      long changedAt,
      long leaseUntil) {}

  private final Reader reader;
  private final Dialect dialect;

  Overview(Reader reader, Dialect dialect) {
    this.reader = reader;
    this.dialect = dialect;
  }

  /** How many games there are of each status, and how many people. */
  public Map<String, Long> counts() {
    return reader.read(
        handle -> {
          Map<String, Long> counts = new TreeMap<>();
          handle
              .createQuery("select status, count(*) from game group by status")
              .map((row, context) -> counts.put(row.getString(1), row.getLong(2)))
              .list();
          counts.put("archived", number(handle, "select count(*) from archive"));
          counts.put("people", number(handle, "select count(*) from person"));
          return counts;
        });
  }

  private static long number(Handle handle, String query) {
    return handle.createQuery(query).mapTo(Long.class).one();
  }

  /** How large the database is. */
  public long bytes() {
    return reader.read(
        handle ->
            number(
                handle,
                dialect.isRemote
                    ? "select pg_database_size(current_database())"
                    : "select page_count * page_size from pragma_page_count, pragma_page_size"));
  }

  /** The tables that changed last. */
  public List<Game> last(int most) {
    return games("order by changed_at desc limit :most", most);
  }

  /** The tables that wait for somebody, the longest first. */
  public List<Game> waiting(int most) {
    return games(
        "where status = 'running' order by awaits_computer desc, changed_at limit :most", most);
  }

  private List<Game> games(String which, int most) {
    return reader.read(
        handle ->
            handle
                .createQuery(
                    """
                    select id, config, status, seats, brief, awaits_computer, changed_at,
                      coalesce(lease_until, 0) as lease from game
                    """
                        + which)
                .bind("most", most)
                .map(
                    (row, context) ->
                        new Game(
                            row.getString("id"),
                            row.getString("config"),
                            row.getString("status"),
                            seats(row.getString("seats"), row.getString("brief")),
                            !row.getString("status").equals("running")
                                ? "nobody"
                                : row.getBoolean("awaits_computer") ? "computer" : "person",
                            row.getLong("changed_at"),
                            row.getLong("lease")))
                .list());
  }

  /** Who sits there now; of tables that are older than that was kept, who sat there first. */
  private static List<SeatPlan> seats(String plan, String brief) {
    return brief.isEmpty() ? PlanText.seats(plan) : Standing.Brief.read(brief).seats();
  }
}
