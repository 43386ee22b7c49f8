package governor.server.store;

import governor.core.Parsed;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** Adds what a backup has and a database has not, a few games at a time. */
final class BackupReader {
  /** So few that a server over the same database is not kept from writing. */
  private static final int GAMES_AT_ONCE = 20;

  private static final int PEOPLE_AT_ONCE = 500;

  private final Connection connection;
  private final Dialect dialect;
  private final Map<String, Map<String, Integer>> types = new HashMap<>();
  private int people;
  private int games;
  private int known;
  private int waiting;

  BackupReader(Connection connection, Dialect dialect) {
    this.connection = connection;
    this.dialect = dialect;
  }

  private static BufferedReader open(Path file) throws IOException {
    return new BufferedReader(
        new InputStreamReader(
            new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8));
  }

  /** Whether this file is a whole backup that this program can read. */
  static Parsed<Path> check(Path file) {
    if (!Files.exists(file)) {
      return Parsed.refused("There is no file " + file + "; name what \"governor backup\" wrote.");
    }
    String last = "";
    try (BufferedReader lines = open(file)) {
      String first = String.valueOf(lines.readLine());
      JsonNode head = BackupForm.JSON.readTree(first);
      if (!head.has(BackupForm.NAME)) {
        return Parsed.refused(file + " is no backup of Governor.");
      }
      if (head.path(BackupForm.VERSION).asInt() > Databases.LATEST) {
        return Parsed.refused(file + " was made by a newer Governor; please use that one.");
      }
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        last = line;
      }
    } catch (IOException | JacksonException e) {
      return Parsed.refused(file + " cannot be read as a backup (" + e.getMessage() + ").");
    }
    return last.startsWith("{\"" + BackupForm.END + "\"")
        ? Parsed.ok(file)
        : Parsed.refused(file + " is not whole: its end is missing.");
  }

  Backups.Count read(Path file) throws SQLException, IOException {
    try (BufferedReader lines = open(file)) {
      lines.readLine();
      boolean skips = false;
      dialect.begin(connection);
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        JsonNode row = BackupForm.JSON.readTree(line);
        if (!row.isArray()) {
          continue;
        }
        String table = row.get(0).asString();
        boolean game = table.equals(BackupForm.GAME);
        if (game || BackupForm.FIRST.contains(table)) {
          pause(game ? GAMES_AT_ONCE : PEOPLE_AT_ONCE);
          boolean isNew = insert(table, row.get(1));
          skips = game && !isNew;
          people += isNew && table.equals("person") ? 1 : 0;
          games += isNew && game ? 1 : 0;
          known += skips ? 1 : 0;
        } else if (!skips) {
          insert(table, row.get(1));
        }
      }
      dialect.commit(connection);
    }
    return new Backups.Count(people, games, known);
  }

  /** Lets others write now and then. */
  private void pause(int most) throws SQLException {
    if (++waiting >= most) {
      waiting = 0;
      dialect.commit(connection);
      dialect.begin(connection);
    }
  }

  private boolean insert(String table, JsonNode values) throws SQLException {
    Map<String, Integer> columns = columns(table);
    List<String> names = new ArrayList<>();
    for (String name : columns.keySet()) {
      if (values.has(name)) {
        names.add(name);
      }
    }
    String marks = String.join(", ", names.stream().map(_ -> "?").toList());
    String sql =
        "insert into %s (%s) values (%s) on conflict do nothing"
            .formatted(table, String.join(", ", names), marks);
    try (PreparedStatement insert = connection.prepareStatement(sql)) {
      for (int i = 0; i < names.size(); i++) {
        bind(
            insert,
            i + 1,
            columns.getOrDefault(names.get(i), Types.OTHER),
            values.get(names.get(i)));
      }
      return insert.executeUpdate() == 1;
    }
  }

  /** The columns that a table has here, with their types. */
  private Map<String, Integer> columns(String table) throws SQLException {
    Map<String, Integer> known = types.get(table);
    if (known != null) {
      return known;
    }
    if (!BackupForm.FIRST.contains(table)
        && !BackupForm.OF_GAME.contains(table)
        && !table.equals(BackupForm.GAME)) {
      throw new SQLException("there is no table " + table);
    }
    Map<String, Integer> columns = new HashMap<>();
    try (PreparedStatement none =
            connection.prepareStatement("select * from " + table + " where 1 = 0");
        ResultSet rows = none.executeQuery()) {
      for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
        columns.put(rows.getMetaData().getColumnName(i), rows.getMetaData().getColumnType(i));
      }
    }
    types.put(table, columns);
    return columns;
  }

  private static void bind(PreparedStatement insert, int place, int type, JsonNode value)
      throws SQLException {
    if (type == Types.BOOLEAN || type == Types.BIT) {
      insert.setBoolean(place, value.isBoolean() ? value.asBoolean() : value.asInt() != 0);
    } else if (value.isNumber()) {
      insert.setLong(place, value.asLong());
    } else if (value.isBoolean()) {
      insert.setBoolean(place, value.asBoolean());
    } else if (value.asString().startsWith(BackupForm.BYTES)) {
      String text = value.asString().substring(BackupForm.BYTES.length());
      insert.setBytes(place, Base64.getDecoder().decode(text));
    } else {
      insert.setString(place, value.asString());
    }
  }
}
