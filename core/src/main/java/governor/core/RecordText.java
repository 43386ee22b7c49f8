package governor.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The text form of a {@link GameRecord}: headers, an empty line, then the choices by round and
 * seat.
 *
 * <pre>
 * governor-record: 1
 * config: sanjuan:2e players=3
 * rules: 0123456789abcdef
 * commitment: 73475cb4...
 * seed: 42
 * seats: Anna | greedy | random
 *
 * round 1
 *   1: take builder; build smithy; pay well
 *   2: pass
 * </pre>
 */
public final class RecordText {
  static final String FORMAT = "1";
  private static final List<String> HEADERS =
      List.of(
          "governor-record",
          "config",
          "rules",
          "commitment",
          "seed",
          "seats",
          "result",
          "position",
          "salts");
  private static final List<String> NEEDED =
      List.of("governor-record", "config", "rules", "commitment", "seed", "seats");
  private static final String SEATS = " | ";

  private RecordText() {}

  static String write(GameRecord record) {
    StringBuilder text = new StringBuilder();
    header(text, "governor-record", FORMAT);
    header(text, "config", record.config());
    header(text, "rules", record.rules());
    header(text, "commitment", record.commitment());
    header(text, "seed", record.seed().text());
    if (!record.seed().salts().isEmpty()) {
      header(text, "salts", record.seed().salts());
    }
    header(text, "seats", String.join(SEATS, record.seats()));
    if (!record.result().isEmpty()) {
      header(text, "result", record.result());
    }
    if (!record.position().isEmpty()) {
      header(text, "position", record.position());
    }
    int round = -1;
    int seat = -1;
    for (GameRecord.Choice choice : record.choices()) {
      if (choice.round() != round) {
        round = choice.round();
        seat = -1;
        text.append("\n\nround ").append(round);
      }
      if (choice.seat() == seat) {
        text.append("; ");
      } else {
        seat = choice.seat();
        text.append("\n  ").append(seat + 1).append(": ");
      }
      text.append(choice.words());
    }
    return text.append('\n').toString();
  }

  private static void header(StringBuilder text, String key, String value) {
    text.append(text.isEmpty() ? "" : "\n").append(key).append(": ").append(value);
  }

  /** Reads the text form; a refusal names the line and the reason. */
  public static Parsed<GameRecord> parse(String text) {
    if (RecordData.hasMisfits(text)) {
      return Parsed.refused(RecordData.ODD);
    }
    Map<String, String> headers = new LinkedHashMap<>();
    List<GameRecord.Choice> choices = new ArrayList<>();
    String[] lines = text.split("\n", -1);
    int round = 0;
    for (int i = 0; i < lines.length; i++) {
      String line = lines[i].strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      if (line.startsWith("round ")) {
        if (!line.substring(6).matches("[0-9]{1,6}")) {
          return wrong(i, "a round is written as \"round 3\", not \"" + line + "\"");
        }
        round = Integer.parseInt(line.substring(6));
        continue;
      }
      int colon = line.indexOf(':');
      if (colon < 0) {
        return wrong(i, "neither a header, a round nor a seat's choices: \"" + line + "\"");
      }
      String key = line.substring(0, colon).strip();
      String value = line.substring(colon + 1).strip();
      if (!key.matches("[0-9]{1,2}")) {
        if (!HEADERS.contains(key)) {
          return wrong(i, "unknown header \"" + key + "\"; " + Nearest.hint(key, HEADERS));
        }
        if (headers.putIfAbsent(key, value) != null) {
          return wrong(i, "the header \"" + key + "\" is there twice");
        }
        continue;
      }
      if (round == 0) {
        return wrong(i, "choices must stand below a line such as \"round 1\"");
      }
      for (String words : value.split(";", -1)) {
        if (words.isBlank()) {
          return wrong(i, "there is an empty choice");
        }
        choices.add(new GameRecord.Choice(round, Integer.parseInt(key) - 1, words.strip(), i + 1));
      }
    }
    return assemble(headers, choices);
  }

  private static Parsed<GameRecord> assemble(
      Map<String, String> headers, List<GameRecord.Choice> choices) {
    for (String needed : NEEDED) {
      if (!headers.containsKey(needed)) {
        return Parsed.refused(
            "This is not a complete record: the header \"" + needed + "\" is missing.");
      }
    }
    return RecordData.assemble(
        headers.getOrDefault("governor-record", ""),
        headers.getOrDefault("config", ""),
        headers.getOrDefault("rules", ""),
        headers.getOrDefault("commitment", ""),
        headers.getOrDefault("seed", ""),
        headers.getOrDefault("salts", ""),
        List.of(headers.getOrDefault("seats", "").split(" *\\| *", -1)),
        choices,
        headers.getOrDefault("result", ""),
        headers.getOrDefault("position", ""));
  }

  private static Parsed<GameRecord> wrong(int index, String reason) {
    return Parsed.refused("Line " + (index + 1) + " of the record cannot be read: " + reason + ".");
  }
}
