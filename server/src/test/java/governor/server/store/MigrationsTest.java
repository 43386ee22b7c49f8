package governor.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Parsed;
import governor.table.Games;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tables of the database are brought up to date. */
final class MigrationsTest {
  /** Flyway is not even started where the database is at the version that is said to be last. */
  @Test
  void theLatestMigrationIsTheLastThereIs(@TempDir Path folder) throws SQLException {
    Databases.embedded(folder).orThrow().close();
    String url = "jdbc:sqlite:" + folder.resolve("governor.db");
    try (Connection connection = DriverManager.getConnection(url);
        ResultSet rows =
            connection
                .createStatement()
                .executeQuery("select max(cast(version as integer)) from flyway_schema_history")) {
      assertThat(rows.getInt(1)).isEqualTo(Databases.LATEST);
    }
  }

  @Test
  void aDatabaseThatIsUpToDateIsOpenedAgain(@TempDir Path folder) {
    for (int i = 0; i < 2; i++) {
      try (Store store = Databases.embedded(folder).orThrow()) {
        assertThat(store.whatIsWrong()).isEmpty();
        assertThat(store.plan("none")).isEmpty();
      }
    }
  }

  /** Games from before their rules were kept are said to be played by this program's. */
  @Test
  void oldGamesAreToldTheirRules(@TempDir Path folder) throws SQLException {
    Flyway.configure()
        .dataSource("jdbc:sqlite:" + folder.resolve("governor.db"), "", "")
        .locations("classpath:governor/server/migrations/sqlite")
        .target("2")
        .load()
        .migrate();
    for (String config : List.of("puertorico players=3", "catan players=2")) {
      execute(
          folder,
          """
          insert into game (id, config, seed, seats, options, host, practice, public, join_code,
            watch_code, created_at, changed_at, status, awaits_computer)
          values ('%1$s', '%1$s', '1', '[]', '{"stepThrough":false,"clock":"none",
            "takeOverAfter":"none","watch":"none"}', '', false, false, '', '', 1, 1, 'over', false)
          """
              .formatted(config));
    }
    try (Store store = Databases.embedded(folder).orThrow()) {
      assertThat(store.plan("puertorico players=3").orElseThrow().rules())
          .isEqualTo(Games.game("puertorico players=3").orThrow().ruleFingerprint());
      assertThat(store.plan("catan players=2").orElseThrow().rules()).isEmpty();
    }
  }

  @Test
  void whatCannotBeUsedIsRefusedWithASentence(@TempDir Path folder) throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "not a folder");
    assertRefused(Databases.embedded(file.resolve("data")), "cannot be made");
    Path broken = Files.createDirectory(folder.resolve("broken"));
    Files.writeString(broken.resolve("governor.db"), "This is no database.".repeat(100));
    assertRefused(Databases.embedded(broken), "not a database");
    Path foreign = Files.createDirectory(folder.resolve("foreign"));
    execute(foreign, "create table somebody_elses (id integer)");
    assertRefused(Databases.embedded(foreign), "cannot be used");
    Path newer = folder.resolve("newer");
    Databases.embedded(newer).orThrow().close();
    execute(
        newer,
        """
        insert into flyway_schema_history (installed_rank, version, description, type, script,
          installed_by, execution_time, success)
        values (99, '99', 'later', 'SQL', 'V99__later.sql', 'me', 1, 1)
        """);
    assertRefused(Databases.embedded(newer), "newer Governor");
    assertRefused(Databases.postgresql("postgresql://127.0.0.1:1/x?user=x"), "cannot be opened");
    assertRefused(Databases.postgresql("mysql://127.0.0.1/x"), "postgresql://");
  }

  private static void execute(Path folder, String statement) throws SQLException {
    String url = "jdbc:sqlite:" + folder.resolve("governor.db");
    try (Connection connection = DriverManager.getConnection(url)) {
      connection.createStatement().execute(statement);
    }
  }

  private static void assertRefused(Parsed<Store> store, String words) {
    assertThat(store).isInstanceOf(Parsed.Refused.class);
    if (store instanceof Parsed.Refused<Store>(String sentence)) {
      assertThat(sentence).contains(words).endsWith(".").doesNotContain("\n");
    }
  }
}
