package governor.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import governor.data.BlockFile.Problem;
import governor.data.RowFormat.Content;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of decisions, read back by DuckDB. */
final class BlockFileTest {
  private static final int GAMES_A_BLOCK = 3;
  private static final Header HEADER =
      new Header(
          Map.of("format", Header.FORMAT, "seed", "a \"b\"", "games a block", "" + GAMES_A_BLOCK),
          "{\n\"observation\": [{\"name\": \"hand/smithy\"}]\n}\n");

  @TempDir Path folder;

  /** Rows of three games; every kind of value is there. */
  private static List<Row> rows(int block) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < 700; i++) {
      int game = (block - 1) * GAMES_A_BLOCK + 1 + i / 300;
      byte[] observation = {(byte) i, (byte) 255, 0, (byte) block};
      short[] legal = new short[2 + i % 40];
      for (int k = 0; k < legal.length; k++) {
        legal[k] = (short) (i + 3 * k);
      }
      Float value = i % 3 == 0 ? null : Float.valueOf(i / 1024f);
      rows.add(
          new Row(
              game,
              i,
              1 + i / 50,
              i % 4,
              "greedy",
              "CHOOSE_ROLE",
              "a \"ü\" | " + i,
              observation,
              legal,
              legal[1],
              value,
              i - 5,
              i % 2,
              i % 7 == 0));
    }
    return rows;
  }

  private Path write(String name, int... blocks) throws IOException, Problem {
    Path file = folder.resolve(name);
    RowFormat format = RowFormat.of(file).orElseThrow();
    try (BlockFile out = BlockFile.open(file, format, HEADER)) {
      for (int block : blocks) {
        if (!out.known().contains(block)) {
          out.add(block, rows(block).size(), format.encode(rows(block)));
        }
      }
      out.finish();
    }
    return file;
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.parquet", "a.ndjson"})
  void duckDbReadsWhatWasWritten(String name) throws IOException, Problem, SQLException {
    Path file = write(name, 1, 2);
    boolean packed = name.endsWith(".parquet");
    String rows =
        packed
            ? "read_parquet('" + file + "')"
            : "read_json('" + file + "') where game is not null";
    String bytes = packed ? "hex(observation)" : "hex(from_base64(observation))";
    String columns =
        "select game, ply, round, seat, player, question, position, %s, list_sum(legal), len(legal),"
                .formatted(bytes)
            + " choice, value, points, share, capped from ";
    List<Row> wanted = new ArrayList<>(rows(1));
    wanted.addAll(rows(2));
    try (var database = DriverManager.getConnection("jdbc:duckdb:");
        var statement = database.createStatement();
        ResultSet found = statement.executeQuery(columns + rows)) {
      for (Row row : wanted) {
        assertThat(found.next()).isTrue();
        same(found, row);
      }
      assertThat(found.next()).isFalse();
    }
  }

  private static void same(ResultSet found, Row row) throws SQLException {
    long sum = 0;
    for (short each : row.legal()) {
      sum += each;
    }
    byte[] seen = row.observation();
    List<Object> ours = new ArrayList<>();
    for (int column = 1; column <= 15; column++) {
      ours.add(column == 12 && found.getObject(12) == null ? "null" : found.getString(column));
    }
    Float value = row.value();
    assertThat(ours)
        .containsExactly(
            "" + row.game(),
            "" + row.ply(),
            "" + row.round(),
            "" + row.seat(),
            row.player(),
            row.question(),
            row.position(),
            "%02X%02X%02X%02X".formatted(seen[0], seen[1], seen[2], seen[3]),
            "" + sum,
            "" + row.legal().length,
            "" + row.choice(),
            value == null ? "null" : value.toString(),
            "" + row.points(),
            "" + row.share(),
            "" + row.capped());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.parquet", "a.ndjson"})
  void aFileSaysWhatItHolds(String name) throws IOException, Problem {
    Path file = write(name, 2, 5);

    Content content = RowFormat.of(file).orElseThrow().read(file).orElseThrow();

    assertThat(content.header().facts()).isEqualTo(HEADER.facts());
    assertThat(content.header().spaces()).contains("hand/smithy");
    assertThat(content.parts()).extracting(Part::block).containsExactly(2, 5);
    assertThat(content.parts()).extracting(Part::rows).containsExactly(700L, 700L);
  }

  @ParameterizedTest
  @ValueSource(strings = {".parquet", ".ndjson"})
  void aRunThatWasKilledGoesOn(String end) throws IOException, Problem {
    byte[] whole = Files.readAllBytes(write("whole" + end, 1, 2, 3));
    Path file = folder.resolve("killed" + end);
    RowFormat format = RowFormat.of(file).orElseThrow();
    try (BlockFile out = BlockFile.open(file, format, HEADER)) {
      out.add(1, 700, format.encode(rows(1)));
    }
    Files.writeString(
        folder.resolve("killed" + end + ".new"), "half a block", StandardOpenOption.APPEND);
    Files.writeString(
        folder.resolve("killed" + end + ".blocks"), "2 700 99", StandardOpenOption.APPEND);

    assertThat(file).doesNotExist();
    assertThat(write("killed" + end, 1, 2, 3)).hasBinaryContent(whole);
    assertThat(folder.toFile().list()).hasSize(2);
  }

  @Test
  void whatWasBegunOtherwiseIsRefused() throws IOException, Problem {
    write("a.parquet", 1);
    assertThatThrownBy(() -> write("a.parquet", 1)).hasMessageContaining("There is a file");

    Path file = folder.resolve("b.parquet");
    RowFormat format = RowFormat.of(file).orElseThrow();
    BlockFile.open(file, format, HEADER).close();
    Header other = new Header(Map.of("seed", "2"), "{}");
    assertThatThrownBy(() -> BlockFile.open(file, format, other))
        .hasMessageContaining("was begun with other settings");
  }

  @Test
  void whatIsNoneOfOursIsNone() throws IOException {
    for (String name : List.of("x.parquet", "x.ndjson")) {
      Path file = folder.resolve(name);
      for (String text : List.of("", "hello, this is nothing\n", "{}\n", "PAR1....\7\0\0\0PAR1")) {
        Files.writeString(file, text);
        assertThat(RowFormat.of(file).orElseThrow().read(file)).isEmpty();
      }
    }
    assertThat(RowFormat.of(Path.of("x.csv"))).isEmpty();
  }
}
