package governor.server.store;

import governor.core.Game;
import governor.core.Parsed;
import governor.table.Games;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;

/**
 * Says of the games that were begun before their rules were kept that they are played by this
 * program's: those are the rules by which they would have gone on. Where that is wrong, a choice in
 * the journal shows it as soon as such a table is opened.
 */
final class RulesOfOldGames implements JavaMigration {
  @Override
  public MigrationVersion getVersion() {
    return MigrationVersion.fromVersion("4");
  }

  @Override
  public String getDescription() {
    return "rules of old games";
  }

  @Override
  public Integer getChecksum() {
    return 0;
  }

  @Override
  public boolean canExecuteInTransaction() {
    return true;
  }

  @Override
  public void migrate(Context context) throws SQLException {
    Connection connection = context.getConnection();
    try (PreparedStatement update =
        connection.prepareStatement("update game set rules = ? where config = ? and rules = ''")) {
      for (String config : configs(connection)) {
        if (Games.game(config) instanceof Parsed.Ok<Game<?>>(Game<?> game)) {
          update.setString(1, game.ruleFingerprint());
          update.setString(2, config);
          update.executeUpdate();
        }
      }
    }
  }

  private static List<String> configs(Connection connection) throws SQLException {
    List<String> configs = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("select distinct config from game")) {
      while (rows.next()) {
        configs.add(rows.getString(1));
      }
    }
    return configs;
  }
}
