package governor.server.store;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.HikariPoolMXBean;
import governor.desk.Listed;
import governor.desk.Standing;
import governor.table.Line;
import governor.table.Table;
import governor.table.TablePlan;
import java.util.List;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;

/** Keeps everything in a database; what differs between databases is in {@link Dialect}. */
public final class JdbiStore implements Store {
  private final HikariDataSource source;
  private final Dialect dialect;
  private final Trouble trouble;
  private final Reader reader;
  private final Writer writer;
  private final Pulse pulse;
  private final GameRows games;
  private final Memberships memberships;
  private final Turns turns;
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
    this.games = new GameRows(reader, writer);
    this.memberships = new Memberships(reader, writer);
    this.turns = new Turns(reader, writer);
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
    return games.create(plan, lines, standing);
  }

  @Override
  public Optional<TablePlan> plan(String game) {
    return games.plan(game);
  }

  @Override
  public Table.Status status(String game) {
    return games.status(game);
  }

  @Override
  public List<Line> lines(String game, int from) {
    return archives.lines(game, from);
  }

  @Override
  public boolean append(String game, int version, List<Line> lines, Standing standing) {
    return writer.append(new JournalRows(game, version, lines, standing));
  }

  @Override
  public List<Listed> unfinishedOf(String person, int most) {
    return memberships.unfinishedOf(person, most);
  }

  @Override
  public List<Listed> finishedOf(String person, long before, String beforeId, int most) {
    return memberships.finishedOf(person, before, beforeId, most);
  }

  @Override
  public List<Listed> publicGames(int most) {
    return memberships.publicGames(most);
  }

  @Override
  public void addMember(String game, String person) {
    memberships.add(game, person);
  }

  @Override
  public void saw(String game, String person, long at) {
    memberships.saw(game, person, at);
  }

  @Override
  public long lastSeen(String game, String person) {
    return memberships.lastSeen(game, person);
  }

  @Override
  public List<String> idleComputers(long now, int most) {
    return turns.idleComputers(now, most);
  }

  @Override
  public List<String> overdue(long now, int most) {
    return turns.overdue(now, most);
  }

  @Override
  public boolean lease(String game, String node, long now, long until) {
    return turns.lease(game, node, now, until);
  }

  @Override
  public void release(String node) {
    turns.release(node);
  }

  @Override
  public void postpone(String game, long seenDue, long due) {
    turns.postpone(game, seenDue, due);
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
