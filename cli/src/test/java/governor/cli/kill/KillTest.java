package governor.cli.kill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.testkit.Postgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * No acknowledged choice is lost and none is made twice, however often servers are killed. {@code
 * tools/kill-test} runs these with more kills. Each has servers, a database and a folder of its
 * own, so that all wait at the same time.
 */
@Execution(ExecutionMode.CONCURRENT)
final class KillTest {
  private static final int KILLS = Integer.getInteger("governor.kills", 5);
  private static final int KILLS_OF_NODES = Integer.getInteger("governor.kills", 3);
  private static final int TABLES = Integer.getInteger("governor.tables", 8);
  private static final long SEED = Long.getLong("governor.seed", 1);

  @TempDir Path data;

  @Test
  void sqliteKeepsWhatWasAcknowledged() throws IOException, InterruptedException {
    check(new KillRun(data, "", 1, KILLS, TABLES, SEED));
  }

  @Test
  void postgresqlKeepsWhatWasAcknowledged() throws IOException, InterruptedException {
    onPostgresql(1, KILLS_OF_NODES);
  }

  @Test
  void twoNodesLoseAndDoubleNothingWhenOneDies() throws IOException, InterruptedException {
    onPostgresql(2, KILLS_OF_NODES);
  }

  private void onPostgresql(int nodes, int kills) throws IOException, InterruptedException {
    Optional<Postgres> postgres = Postgres.startDurable();
    assumeTrue(postgres.isPresent(), "no PostgreSQL can be had here; see standard error");
    try (Postgres database = postgres.get()) {
      check(new KillRun(data, database.url(), nodes, kills, TABLES, SEED));
    }
  }

  private static void check(KillRun run) throws IOException, InterruptedException {
    KillRun.Outcome outcome = run.run();
    System.out.print(outcome.report());
    assertThat(outcome.failures()).isEmpty();
    assertThat(outcome.kills()).isEqualTo(run.kills());
    assertThat(outcome.acknowledged()).isGreaterThan(run.kills());
  }
}
