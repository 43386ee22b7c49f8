package governor.server.store;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/** Writes a backup from one moment's view of a database. */
final class BackupWriter implements AutoCloseable {
  private final Connection connection;
  private final Writer out;
  private final Map<String, PreparedStatement> ofGame = new HashMap<>();

  BackupWriter(Connection connection, Path file) throws IOException {
    this.connection = connection;
    this.out =
        new BufferedWriter(
            new OutputStreamWriter(
                new GZIPOutputStream(Private.newFile(file)), StandardCharsets.UTF_8));
  }

  Backups.Count write() throws SQLException, IOException {
    line(Map.of(BackupForm.NAME, 1, BackupForm.VERSION, Databases.LATEST));
    int people = 0;
    for (String table : BackupForm.FIRST) {
      try (PreparedStatement all = connection.prepareStatement("select * from " + table)) {
        int rows = rows(table, all);
        people += table.equals("person") ? rows : 0;
      }
    }
    List<String> games = new ArrayList<>();
    try (PreparedStatement all = connection.prepareStatement("select id from game order by id");
        ResultSet row = all.executeQuery()) {
      while (row.next()) {
        games.add(row.getString(1));
      }
    }
    for (String game : games) {
      game(BackupForm.GAME, "id", game);
      for (String table : BackupForm.OF_GAME) {
        game(table, "game", game);
      }
    }
    line(Map.of(BackupForm.END, games.size()));
    return new Backups.Count(people, games.size(), 0);
  }

  private void game(String table, String column, String game) throws SQLException, IOException {
    PreparedStatement select = ofGame.get(table);
    if (select == null) {
      select = connection.prepareStatement("select * from " + table + " where " + column + " = ?");
      ofGame.put(table, select);
    }
    select.setString(1, game);
    rows(table, select);
  }

  private int rows(String table, PreparedStatement select) throws SQLException, IOException {
    int count = 0;
    try (ResultSet row = select.executeQuery()) {
      ResultSetMetaData columns = row.getMetaData();
      while (row.next()) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
          Object value = row.getObject(i);
          if (value != null) {
            values.put(columns.getColumnName(i), plain(value));
          }
        }
        line(List.of(table, values));
        count++;
      }
    }
    return count;
  }

  private static Object plain(Object value) {
    return value instanceof byte[] bytes
        ? BackupForm.BYTES + Base64.getEncoder().encodeToString(bytes)
        : value;
  }

  private void line(Object value) throws IOException {
    out.write(BackupForm.JSON.writeValueAsString(value));
    out.write('\n');
  }

  @Override
  public void close() throws SQLException, IOException {
    for (PreparedStatement each : ofGame.values()) {
      each.close();
    }
    out.close();
  }
}
