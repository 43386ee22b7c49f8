package governor.server.store;

import governor.desk.Rows;
import governor.desk.Standing;
import governor.table.Entry;
import governor.table.Line;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The statements that write journals, prepared once for a connection: they are what a busy server
 * does most. The first new line of a journal decides; whoever finds its key taken writes nothing.
 */
final class JournalStatements implements AutoCloseable {
  private static final String INSERT =
      """
      insert into journal (game, number, at, kind, seat, round, value, extra, words, who)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing
      """;

  /** Where a person is to act, nobody has a lease to think any more. */
  private static final String UPDATE =
      """
      update game set changed_at = ?, status = ?, awaits_computer = ?, due_at = ?, brief = ?,
        lease_until = case when ? then lease_until end where id = ? and archived <= ?
      """;

  /** The game is over, or it is not any more because its end was taken back. */
  private static final String DONE =
      "update membership set done_at = case when ? then coalesce(done_at, ?) end where game = ?";

  private final Connection connection;
  private final Dialect dialect;
  private final PreparedStatement insert;
  private final PreparedStatement update;
  private final PreparedStatement done;

  JournalStatements(Connection connection, Dialect dialect) throws SQLException {
    this.connection = connection;
    this.dialect = dialect;
    this.insert = connection.prepareStatement(INSERT);
    this.update = connection.prepareStatement(UPDATE);
    this.done = connection.prepareStatement(DONE);
  }

  /** Writes these, each of them all or none, within the transaction; which could be written. */
  boolean[] append(List<JournalRows> all) throws SQLException {
    boolean[] written = new boolean[all.size()];
    // Nodes that write the same journals take their keys in the same order, so none blocks another.
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      order.add(i);
    }
    order.sort(Comparator.comparing(i -> all.get(i).game()));
    for (int i : order) {
      add(all.get(i), 0);
    }
    int[] counts = all.isEmpty() ? new int[0] : insert.executeBatch();
    List<JournalRows> winners = new ArrayList<>();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] == 1) {
        written[order.get(i)] = true;
        winners.add(all.get(order.get(i)));
      }
    }
    if (!winners.isEmpty()) {
      rest(winners);
      standings(winners);
      dialect.announce(connection, winners);
    }
    return written;
  }

  private void rest(List<JournalRows> winners) throws SQLException {
    int rows = 0;
    for (JournalRows each : winners) {
      for (int i = 1; i < each.lines().size(); i++) {
        add(each, i);
        rows++;
      }
    }
    if (rows > 0) {
      for (int count : insert.executeBatch()) {
        if (count != 1) {
          throw new SQLException("a journal has a gap");
        }
      }
    }
  }

  private void add(JournalRows rows, int index) throws SQLException {
    Line line = rows.lines().get(index);
    Rows.Row row = Rows.of(line.entry());
    insert.setString(1, rows.game());
    insert.setInt(2, rows.version() + index);
    insert.setLong(3, line.at().toEpochMilli());
    insert.setString(4, row.kind());
    insert.setInt(5, row.seat());
    insert.setInt(6, row.round());
    insert.setInt(7, row.value());
    insert.setInt(8, row.extra());
    insert.setString(9, row.words());
    insert.setString(10, row.who());
    insert.addBatch();
  }

  private void standings(List<JournalRows> winners) throws SQLException {
    for (JournalRows each : winners) {
      Standing standing = each.standing();
      update.setLong(1, each.lines().getLast().at().toEpochMilli());
      update.setString(2, standing.status());
      update.setBoolean(3, standing.awaitsComputer());
      Long due = standing.dueAt();
      if (due == null) {
        update.setNull(4, Types.BIGINT);
      } else {
        update.setLong(4, due);
      }
      update.setString(5, standing.brief());
      update.setBoolean(6, standing.awaitsComputer());
      update.setString(7, each.game());
      update.setInt(8, each.version());
      update.addBatch();
    }
    int[] counts = update.executeBatch();
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] == 0) {
        checkNotArchived(winners.get(i));
      }
    }
    ends(winners);
  }

  /** Whoever knows a journal as it was long ago finds numbers free that are in the archive. */
  private void checkNotArchived(JournalRows rows) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement("select 1 from game where id = ? and archived > ?")) {
      select.setString(1, rows.game());
      select.setInt(2, rows.version());
      if (select.executeQuery().next()) {
        throw new SQLException("this part of the journal is in the archive");
      }
    }
  }

  private void ends(List<JournalRows> winners) throws SQLException {
    int ends = 0;
    for (JournalRows each : winners) {
      boolean over = Standing.isDone(each.standing().status());
      if (over || each.lines().stream().anyMatch(line -> line.entry() instanceof Entry.TookBack)) {
        done.setBoolean(1, over);
        done.setLong(2, each.lines().getLast().at().toEpochMilli());
        done.setString(3, each.game());
        done.addBatch();
        ends++;
      }
    }
    if (ends > 0) {
      done.executeBatch();
    }
  }

  @Override
  public void close() throws SQLException {
    insert.close();
    update.close();
    done.close();
  }
}
