package governor.data;

import governor.core.JsonText;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A line of JSON for each decision, behind a line that says what the file is of. */
final class NdjsonFormat implements RowFormat {
  private static final Pattern FACT =
      Pattern.compile("\"([a-z ]+)\": \"((?:[^\"\\\\]|\\\\.)*)\"(?:, |})");
  private static final String BEGIN = "{\"format\": \"" + Header.FORMAT + "\", \"facts\": {";
  private static final String GAME = "{\"game\":";

  /** The fact that says how many games a block has. */
  private static final String GAMES_A_BLOCK = "games a block";

  @Override
  public byte[] head(Header header) {
    StringBuilder line = new StringBuilder(BEGIN);
    String comma = "";
    for (Map.Entry<String, String> fact : header.facts().entrySet()) {
      line.append(comma).append(JsonText.quoted(fact.getKey())).append(": ");
      line.append(JsonText.quoted(fact.getValue()));
      comma = ", ";
    }
    line.append("}, \"columns\": ").append(Header.columns()).append(", \"spaces\": ");
    line.append(header.spaces().replace('\n', ' ').strip()).append("}\n");
    return line.toString().getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public Encoded encode(List<Row> rows) {
    StringBuilder lines = new StringBuilder();
    for (Row row : rows) {
      String comma = "{";
      for (Column column : Column.values()) {
        lines.append(comma).append('"').append(column.title()).append("\":");
        value(column, row, lines);
        comma = ",";
      }
      lines.append("}\n");
    }
    return new Encoded(lines.toString().getBytes(StandardCharsets.UTF_8), "");
  }

  private static void value(Column column, Row row, StringBuilder to) {
    switch (column.kind()) {
      case INT -> to.append(column.number(row));
      case FLOAT -> to.append(row.share());
      case MAYBE_FLOAT -> to.append(row.value());
      case FLAG -> to.append(row.capped());
      case TEXT -> to.append(JsonText.quoted(column.text(row)));
      case BYTES ->
          to.append('"').append(Base64.getEncoder().encodeToString(row.observation())).append('"');
      case INTS -> {
        char before = '[';
        for (short each : row.legal()) {
          to.append(before).append(each);
          before = ',';
        }
        to.append(']');
      }
    }
  }

  @Override
  public byte[] foot(Header header, List<Part> parts) {
    return new byte[0];
  }

  @Override
  public Optional<Content> read(Path file) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      byte[] first = line(in);
      String head = new String(first, StandardCharsets.UTF_8);
      if (!head.startsWith(BEGIN)) {
        return Optional.empty();
      }
      Header header = header(head.substring(BEGIN.length()));
      int size = Integer.parseInt(header.facts().getOrDefault(GAMES_A_BLOCK, "1"));
      List<Part> parts = new ArrayList<>();
      long at = first.length;
      for (byte[] line = line(in); line.length > 0; line = line(in)) {
        int block = (game(line) - 1) / size + 1;
        Part last = parts.isEmpty() ? null : parts.getLast();
        if (last != null && last.block() == block) {
          parts.removeLast();
          parts.add(new Part(block, last.rows() + 1, last.from(), last.length() + line.length, ""));
        } else {
          parts.add(new Part(block, 1, at, line.length, ""));
        }
        at += line.length;
      }
      return Optional.of(new Content(header, parts));
    }
  }

  private static Header header(String rest) {
    Map<String, String> facts = new LinkedHashMap<>();
    Matcher fact = FACT.matcher(rest);
    int at = 0;
    while (fact.find(at) && fact.start() == at) {
      facts.put(JsonText.plain(fact.group(1)), JsonText.plain(fact.group(2)));
      at = fact.end();
      if (rest.charAt(at - 1) == '}') {
        break;
      }
    }
    int spaces = rest.indexOf("\"spaces\": {");
    return new Header(facts, rest.substring(spaces + 10, rest.lastIndexOf('}')));
  }

  private static int game(byte[] line) throws IOException {
    int at = GAME.length();
    int game = 0;
    while (at < line.length && line[at] >= '0' && line[at] <= '9') {
      game = 10 * game + line[at++] - '0';
    }
    if (at == GAME.length()) {
      throw new IOException("a line is no decision");
    }
    return game;
  }

  /** A line with its end; empty behind the last. */
  private static byte[] line(InputStream in) throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream(1 << 11);
    for (int c = in.read(); c >= 0; c = in.read()) {
      line.write(c);
      if (c == '\n') {
        break;
      }
    }
    return line.toByteArray();
  }
}
