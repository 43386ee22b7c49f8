package governor.server.store;

import governor.desk.Rows;
import governor.table.Line;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Reads the rows of journals. */
final class JournalReader {
  /** A line with its number in the journal. */
  record Numbered(int number, Line line) {}

  private JournalReader() {}

  /** Those from this number on that are not in an archive. */
  static List<Numbered> rows(Handle handle, String game, int from) {
    return handle
        .createQuery("select * from journal where game = :game and number >= :from order by number")
        .bind("game", game)
        .bind("from", from)
        .map((row, context) -> new Numbered(row.getInt("number"), line(row)))
        .list();
  }

  private static Line line(ResultSet row) throws SQLException {
    Rows.Row columns =
        new Rows.Row(
            row.getString("kind"),
            row.getInt("seat"),
            row.getInt("round"),
            row.getInt("value"),
            row.getInt("extra"),
            row.getString("words"),
            row.getString("who"));
    return new Line(Instant.ofEpochMilli(row.getLong("at")), Rows.entry(columns));
  }
}
