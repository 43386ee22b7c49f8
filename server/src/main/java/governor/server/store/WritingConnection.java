package governor.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javax.sql.DataSource;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Handles;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The connection on which everything is written, one transaction at a time. After a fault nobody
 * knows whether its transaction still stands: SQLite ends it by itself when the disk is full, and
 * what follows would be written at once, one statement at a time. So whoever meets a fault closes
 * it and opens another, and it is never one of a pool, where it would come to others.
 */
final class WritingConnection implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(WritingConnection.class);

  private final Dialect dialect;
  private final Connection connection;
  private final Handle handle;
  private final JournalStatements statements;

  private WritingConnection(Connection connection, Dialect dialect) throws SQLException {
    this.connection = connection;
    this.dialect = dialect;
    this.handle = Jdbi.open(connection);
    handle.getConfig(Handles.class).setForceEndTransactions(false);
    dialect.prepare(connection);
    this.statements = new JournalStatements(connection, dialect);
  }

  static WritingConnection open(HikariDataSource like, Dialect dialect) throws SQLException {
    Connection connection = unpooled(like);
    try {
      return new WritingConnection(connection, dialect);
    } catch (SQLException | RuntimeException e) {
      end(connection, dialect);
      throw e;
    }
  }

  /** Another connection of the same kind as those in a pool, but not one of them. */
  static Connection unpooled(HikariDataSource pool) throws SQLException {
    DataSource source = pool.getDataSource();
    return source != null
        ? source.getConnection()
        : DriverManager.getConnection(pool.getJdbcUrl(), pool.getDataSourceProperties());
  }

  /** Writes a group as a whole or not at all; the answers are to be given when this returns. */
  List<Runnable> write(List<Job> group) throws SQLException {
    dialect.begin(connection);
    List<Runnable> answers = new ArrayList<>();
    List<JournalRows> appends = new ArrayList<>();
    List<CompletableFuture<Boolean>> writers = new ArrayList<>();
    for (Job job : group) {
      switch (job) {
        case Job.Append(JournalRows rows, CompletableFuture<Boolean> done) -> {
          appends.add(rows);
          writers.add(done);
        }
        case Job.Other<?> other -> answers.add(perform(other));
        case Job.Stop(CompletableFuture<Boolean> done) -> answers.add(() -> done.complete(true));
      }
    }
    boolean[] written = statements.append(appends);
    dialect.commit(connection);
    for (int i = 0; i < written.length; i++) {
      boolean first = written[i];
      CompletableFuture<Boolean> done = writers.get(i);
      answers.add(() -> done.complete(first));
    }
    return answers;
  }

  /** Does it as a whole or not at all, whatever becomes of the others in the transaction. */
  private <R> Runnable perform(Job.Other<R> job) throws SQLException {
    execute("savepoint one");
    try {
      R result = job.work().withHandle(handle);
      execute("release savepoint one");
      return () -> job.done().complete(result);
    } catch (RuntimeException e) {
      if (Unavailable.behind(e).isPresent()) {
        throw e;
      }
      execute("rollback to savepoint one");
      return () -> job.done().completeExceptionally(e);
    }
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** Ends it; what is not committed is gone. */
  @Override
  public void close() {
    end(connection, dialect);
  }

  /** Who is far away and perhaps silent is told nothing for whose answer one would wait. */
  private static void end(Connection connection, Dialect dialect) {
    try (connection) {
      if (!dialect.isRemote) {
        try (Statement statement = connection.createStatement()) {
          statement.execute("rollback");
        }
      }
    } catch (SQLException e) {
      LOG.debug("there was nothing to roll back, or the connection was broken", e);
    }
  }
}
