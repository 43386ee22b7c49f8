package governor.server.store;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;
import governor.desk.Listed;
import governor.desk.Rows;
import governor.desk.Standing;
import governor.table.Line;
import governor.table.Table;
import governor.table.TablePlan;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleConsumer;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

/** Keeps everything in a database; what differs between databases is in {@link Dialect}. */
public final class JdbiStore implements Store {
  private final HikariDataSource source;
  private final Dialect dialect;
  private final Trouble trouble;
  private final Reader reader;
  private final Writer writer;
  private final Pulse pulse;
  private final Archives archives;
  private final @Nullable DatabaseLock lock;
  private @Nullable Listener listener;

  /** With the lock that keeps others away, where there is one. */
  JdbiStore(HikariDataSource source, Dialect dialect, @Nullable DatabaseLock lock) {
    this.lock = lock;
    this.source = source;
    this.dialect = dialect;
    LateJdbi jdbi = new LateJdbi(source);
    Patience patience = new Patience(dialect.quietMillis);
    this.trouble = new Trouble(() -> forgetConnections(source));
    this.reader = new Reader(jdbi, dialect, trouble, patience);
    this.writer = new Writer(source, jdbi, dialect, reader, trouble, patience);
    this.pulse = new Pulse(writer);
    this.archives = new Archives(reader, writer);
  }

  /** Those of a database that went away may be broken without knowing it. */
  private static void forgetConnections(HikariDataSource source) {
    HikariPoolMXBean pool = source.getHikariPoolMXBean();
    if (pool != null) {
      pool.softEvictConnections();
    }
  }

  @Override
  public boolean create(TablePlan plan, List<Line> lines, Standing standing) {
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
              member(handle, plan.id(), seat.person());
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

  @Override
  public Optional<TablePlan> plan(String game) {
    return reader.read(
        handle ->
            handle
                .createQuery("select * from game where id = :game")
                .bind("game", game)
                .map((row, context) -> Plans.read(row))
                .findOne());
  }

  @Override
  public Table.Status status(String game) {
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

  @Override
  public List<Line> lines(String game, int from) {
    return archives.lines(game, from);
  }

  @Override
  public boolean append(String game, int version, List<Line> lines, Standing standing) {
    return writer.append(new JournalRows(game, version, lines, standing));
  }

  private void write(HandleConsumer<RuntimeException> work) {
    writer.write(work.asCallback());
  }

  @Override
  public List<Listed> unfinishedOf(String person, int most) {
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

  @Override
  public List<Listed> finishedOf(String person, long before, String beforeId, int most) {
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

  @Override
  public List<Listed> publicGames(int most) {
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

  @Override
  public void addMember(String game, String person) {
    write(handle -> member(handle, game, person));
  }

  private static void member(Handle handle, String game, String person) {
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

  @Override
  public List<String> idleComputers(long now, int most) {
    return games(
        """
        select id from game where awaits_computer and (lease_until is null or lease_until < :now)
        order by changed_at limit :most
        """,
        now,
        most);
  }

  @Override
  public List<String> overdue(long now, int most) {
    return games("select id from game where due_at < :now order by due_at limit :most", now, most);
  }

  private List<String> games(String query, long now, int most) {
    return reader.read(
        handle ->
            handle
                .createQuery(query)
                .bind("now", now)
                .bind("most", most)
                .mapTo(String.class)
                .list());
  }

  @Override
  public boolean lease(String game, String node, long now, long until) {
    return writer.write(
        handle ->
            handle
                    .createUpdate(
                        """
                        update game set lease_node = :node, lease_until = :until where id = :game
                          and (lease_until is null or lease_until < :now or lease_node = :node)
                        """)
                    .bind("node", node)
                    .bind("until", until)
                    .bind("now", now)
                    .bind("game", game)
                    .execute()
                == 1);
  }

  @Override
  public void release(String node) {
    write(
        handle ->
            handle
                .createUpdate("update game set lease_until = null where lease_node = :node")
                .bind("node", node)
                .execute());
  }

  @Override
  public void postpone(String game, long seenDue, long due) {
    write(
        handle ->
            handle
                .createUpdate("update game set due_at = :due where id = :game and due_at <= :seen")
                .bind("game", game)
                .bind("seen", seenDue)
                .bind("due", due)
                .execute());
  }

  @Override
  public void saw(String game, String person, long now) {
    write(
        handle ->
            handle
                .createUpdate(
                    "update membership set seen_at = :now where game = :game and person = :person")
                .bind("now", now)
                .bind("game", game)
                .bind("person", person)
                .execute());
  }

  @Override
  public long lastSeen(String game, String person) {
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

  @Override
  public Archives archives() {
    return archives;
  }

  @Override
  public Persons persons() {
    return new Persons(reader, writer);
  }

  @Override
  public Overview overview() {
    return new Overview(reader, dialect);
  }

  @Override
  public long count(String who, long stretch) {
    return Quotas.count(writer, who, stretch);
  }

  @Override
  public Latency writeLatency() {
    return writer.latency();
  }

  @Override
  public int writesWaiting() {
    return writer.size();
  }

  @Override
  public int connectionsInUse() {
    HikariPoolMXBean pool = source.getHikariPoolMXBean();
    return pool == null ? 0 : pool.getActiveConnections();
  }

  @Override
  public Reviews reviews() {
    return new Reviews(reader, writer);
  }

  @Override
  public void listen(ObjIntConsumer<String> moved, Runnable reconnected) {
    if (isShared()) {
      listener = new Listener(source, moved, reconnected);
    }
  }

  @Override
  public boolean isShared() {
    return dialect == Dialect.POSTGRESQL;
  }

  @Override
  public Optional<String> trouble() {
    return trouble.sentence();
  }

  @Override
  public void servedAt(String address) {
    DatabaseLock held = lock;
    if (held != null) {
      held.tell(address);
    }
  }

  @Override
  public Optional<String> whatIsWrong() {
    return trouble.reading().or(pulse::whatIsWrong);
  }

  @Override
  public void close() {
    Listener heard = listener;
    if (heard != null) {
      heard.close();
    }
    writer.close();
    source.close();
    DatabaseLock held = lock;
    if (held != null) {
      held.close();
    }
  }
}
