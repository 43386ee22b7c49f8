package governor.cli.kill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.testkit.Postgres;
import governor.testkit.SilentProxy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * No acknowledged choice is lost and games go on by themselves, however often the database or the
 * disk fails under a server that lives. {@code tools/kill-test} runs these with more faults.
 */
@Execution(ExecutionMode.CONCURRENT)
final class FaultTest {
  private static final int FAULTS = Integer.getInteger("governor.kills", 2);
  private static final int TABLES = Integer.getInteger("governor.tables", 4);
  private static final long SEED = Long.getLong("governor.seed", 1);

  @TempDir Path data;

  @Test
  void databaseKilled() throws IOException, InterruptedException {
    onPostgresql(database -> Fault.killed(database.process()));
  }

  @Test
  void databaseHalted() throws IOException, InterruptedException {
    onPostgresql(database -> Fault.halted(database.process()));
  }

  @Test
  void databaseSilent() throws IOException, InterruptedException {
    try (Postgres database = postgresql();
        SilentProxy network = SilentProxy.to(database.port())) {
      String url = database.url().replace(":" + database.port(), ":" + network.port());
      check(run(data, url), Fault.silent(network));
    }
  }

  @Test
  void diskFull() throws IOException, InterruptedException {
    assumeTrue(
        Fault.run("mount", "-t", "tmpfs", "-o", "size=24m", "governor-test", data.toString()),
        "no file system can be mounted here");
    try {
      check(run(data.resolve("games"), ""), Fault.full(data));
    } finally {
      Fault.run("umount", "-l", data.toString());
    }
  }

  @Test
  void diskUnwritable() throws IOException, InterruptedException {
    assumeTrue(Fault.run("prlimit", "--version"), "there is no prlimit here");
    try (Nodes nodes = new Nodes(data, "", 1)) {
      check(run(data, ""), nodes, Fault.unwritable(nodes));
    }
  }

  private static Postgres postgresql() {
    Optional<Postgres> postgres = Postgres.startDurable().filter(Postgres::isOurs);
    assumeTrue(postgres.isPresent(), "no PostgreSQL of our own can be had here");
    return postgres.orElseThrow();
  }

  private void onPostgresql(Function<Postgres, Fault> fault)
      throws IOException, InterruptedException {
    try (Postgres database = postgresql()) {
      Fault harm = fault.apply(database);
      try {
        check(run(data, database.url()), harm);
      } finally {
        harm.mend().run();
      }
    }
  }

  private static KillRun run(Path data, String database) {
    return new KillRun(data, database, 1, FAULTS, TABLES, SEED);
  }

  private static void check(KillRun run, Fault fault) throws IOException, InterruptedException {
    try (Nodes nodes = new Nodes(run.data(), run.database(), 1)) {
      check(run, nodes, fault);
    }
  }

  private static void check(KillRun run, Nodes nodes, Fault fault)
      throws IOException, InterruptedException {
    KillRun.Outcome outcome = run.run(nodes, fault);
    System.out.print(outcome.report());
    assertThat(outcome.failures()).isEmpty();
    assertThat(outcome.kills()).isEqualTo(run.kills());
    assertThat(outcome.acknowledged()).isGreaterThan(run.kills());
  }
}
