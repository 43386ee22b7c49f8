package governor.server.store;

import governor.desk.Listed;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleConsumer;

/** Who has a seat where, the lists of games that come of it, and when they were last there. */
final class Memberships {
  private final Reader reader;
  private final Writer writer;

  Memberships(Reader reader, Writer writer) {
    this.reader = reader;
    this.writer = writer;
  }

  private void write(HandleConsumer<RuntimeException> work) {
    writer.write(work.asCallback());
  }

  List<Listed> unfinishedOf(String person, int most) {
    return reader.read(
        handle ->
            handle
                .createQuery(
                    """
                    select game.*, done_at from membership join game on game.id = membership.game
                    where person = :person and done_at is null
                    order by game.changed_at desc limit :most
                    """)
                .bind("person", person)
                .bind("most", most)
                .map((row, context) -> listed(row))
                .list());
  }

  List<Listed> finishedOf(String person, long before, String beforeId, int most) {
    return reader.read(
        handle ->
            handle
                .createQuery(
                    """
                    select game.*, done_at from membership join game on game.id = membership.game
                    where person = :person and (done_at, game) < (:before, :id)
                    order by done_at desc, game desc limit :most
                    """)
                .bind("person", person)
                .bind("before", before)
                .bind("id", beforeId)
                .bind("most", most)
                .map((row, context) -> listed(row))
                .list());
  }

  List<Listed> publicGames(int most) {
    return reader.read(
        handle ->
            handle
                .createQuery(
                    """
                    select game.*, 0 as done_at from game where public and status in ('waiting', 'running')
                    order by changed_at desc limit :most
                    """)
                .bind("most", most)
                .map((row, context) -> listed(row))
                .list());
  }

  private static Listed listed(ResultSet row) throws SQLException {
    return new Listed(
        Plans.read(row),
        row.getString("status"),
        row.getString("brief"),
        Instant.ofEpochMilli(row.getLong("changed_at")),
        row.getLong("done_at"));
  }

  void add(String game, String person) {
    write(handle -> add(handle, game, person));
  }

  static void add(Handle handle, String game, String person) {
    handle
        .createUpdate(
            """
            insert into membership (person, game, done_at)
            select :person, id, case when status in ('over', 'ended') then changed_at end
            from game where id = :game on conflict do nothing
            """)
        .bind("person", person)
        .bind("game", game)
        .execute();
  }

  /** Nobody waits until that is written. */
  void saw(String game, String person, long at) {
    writer.add(
        new Job.Other<>(
            handle ->
                handle.execute(
                    """
                    update membership set seen_at = ?
                    where game = ? and person = ? and coalesce(seen_at, 0) < ?
                    """,
                    at,
                    game,
                    person,
                    at),
            new CompletableFuture<>()));
  }

  long lastSeen(String game, String person) {
    return reader.read(
        handle ->
            handle
                .createQuery(
                    """
                    select coalesce(seen_at, 0) from membership
                    where game = :game and person = :person
                    """)
                .bind("game", game)
                .bind("person", person)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L));
  }
}
