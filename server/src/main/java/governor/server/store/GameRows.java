package governor.server.store;

import governor.desk.Rows;
import governor.desk.Standing;
import governor.table.Line;
import governor.table.Table;
import governor.table.TablePlan;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** Tables as they were set up, each with the beginning of its journal. */
final class GameRows {
  private final Reader reader;
  private final Writer writer;

  GameRows(Reader reader, Writer writer) {
    this.reader = reader;
    this.writer = writer;
  }

  boolean create(TablePlan plan, List<Line> lines, Standing standing) {
    return writer.write(
        handle -> {
          int created =
              handle
                  .createUpdate(
                      """
                      insert into game (id, config, rules, seed, seats, options, host, practice, public,
                        join_code, watch_code, created_at, changed_at, status, awaits_computer,
                        due_at, brief)
                      values (:id, :config, :rules, :seed, :seats, :options, :host, :practice, :public,
                        :join_code, :watch_code, :created_at, :created_at, :status, :awaits, :due,
                        :brief)
                      on conflict do nothing
                      """)
                  .bindMap(Plans.columns(plan))
                  .bind("status", standing.status())
                  .bind("awaits", standing.awaitsComputer())
                  .bind("due", standing.dueAt())
                  .bind("brief", standing.brief())
                  .execute();
          if (created == 0) {
            return false;
          }
          insert(handle, plan.id(), lines);
          for (var seat : plan.seats()) {
            if (!seat.person().isEmpty()) {
              Memberships.add(handle, plan.id(), seat.person());
            }
          }
          return true;
        });
  }

  static void insert(Handle handle, String game, List<Line> lines) {
    if (lines.isEmpty()) {
      return;
    }
    PreparedBatch batch =
        handle.prepareBatch(
            """
            insert into journal (game, number, at, kind, seat, round, value, extra, words, who)
            values (:game, :number, :at, :kind, :seat, :round, :value, :extra, :words, :who)
            """);
    int number = 0;
    for (Line line : lines) {
      Rows.Row row = Rows.of(line.entry());
      batch
          .bind("game", game)
          .bind("number", number++)
          .bind("at", line.at().toEpochMilli())
          .bind("kind", row.kind())
          .bind("seat", row.seat())
          .bind("round", row.round())
          .bind("value", row.value())
          .bind("extra", row.extra())
          .bind("words", row.words())
          .bind("who", row.who())
          .add();
    }
    batch.execute();
  }

  Optional<TablePlan> plan(String game) {
    return reader.read(
        handle ->
            handle
                .createQuery("select * from game where id = :game")
                .bind("game", game)
                .map((row, context) -> Plans.read(row))
                .findOne());
  }

  Table.Status status(String game) {
    return reader.read(
        handle ->
            handle
                .createQuery("select status from game where id = :game")
                .bind("game", game)
                .map(
                    (row, context) ->
                        Table.Status.valueOf(row.getString(1).toUpperCase(Locale.ROOT)))
                .one());
  }
}
