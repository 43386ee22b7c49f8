package governor.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
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
      assertThat(rows.getString(1)).isEqualTo(Databases.LATEST);
    }
  }

  @Test
  void aDatabaseThatIsUpToDateIsOpenedAgain(@TempDir Path folder) {
    for (int i = 0; i < 2; i++) {
      try (Store store = Databases.embedded(folder).orThrow()) {
        assertThat(store.isHealthy()).isTrue();
        assertThat(store.plan("none")).isEmpty();
      }
    }
  }
}
