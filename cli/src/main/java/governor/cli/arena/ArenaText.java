package governor.cli.arena;

import governor.cli.text.Format;
import governor.cli.text.Json;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.cli.text.TextTable;
import governor.lab.arena.ArenaReport;
import governor.lab.arena.ArenaReport.Decision;
import governor.lab.arena.ArenaReport.Line;
import governor.lab.arena.ArenaReport.Match;
import governor.lab.arena.ArenaReport.Standing;
import governor.lab.arena.Estimate;
import governor.lab.arena.Estimate.Basis;
import governor.lab.arena.LineUp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What the arena found for people, as JSON or as CSV. */
final class ArenaText {
  /** Where there is no figure; a note below the table says why. */
  private static final String NONE = "-";

  private static final String CHOICES = "choices";

  /** Figures of the machine that played. */
  private static final List<String> TIMES = List.of(CHOICES, "cpuMicros", "wallMicros99");

  private ArenaText() {}

  static String in(Format format, LineUp lineUp, ArenaReport report, Style style, int width) {
    return switch (format) {
      case TEXT -> text(lineUp, report, style, width);
      case JSON -> json(lineUp, report);
      case CSV -> ArenaCsv.of(lineUp, report);
    };
  }

  private static String json(LineUp lineUp, ArenaReport report) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("config", report.config());
    data.put("lineUp", lineUp.toString());
    Json.data(report).forEach((name, value) -> data.put(named(name), shares(name, value)));
    return Json.write("governor-arena-1", data);
  }

  /** As all reports call it. */
  private static String named(Object name) {
    return name.equals("cut") ? "capped" : String.valueOf(name);
  }

  /** What a victory's figure is called everywhere: a share. */
  private static Object shares(Object name, Object value) {
    if (value instanceof List<?> list) {
      return list.stream().map(each -> shares(name, each)).toList();
    }
    if (!(value instanceof Map<?, ?> map)) {
      return value;
    }
    Map<String, Object> renamed = new LinkedHashMap<>();
    boolean untimed = map.get(CHOICES) instanceof Number choices && choices.longValue() == 0;
    map.forEach(
        (key, each) -> {
          boolean share = name.equals("wins") && key.equals("value");
          Object known = untimed && TIMES.contains(String.valueOf(key)) ? null : shares(key, each);
          renamed.put(share ? "share" : String.valueOf(key), known);
        });
    return renamed;
  }

  private static String text(LineUp lineUp, ArenaReport report, Style style, int width) {
    List<String> lines = new ArrayList<>();
    lines.add(style.heading(report.config()) + "  " + run(lineUp, report));
    if (report.blocks() == 0) {
      lines.add("Stopped before a whole block was played, so there are no figures.");
      return String.join("\n", lines) + "\n";
    }
    if (report.stopped()) {
      lines.add(
          "Of the %s planned, %d are in these figures."
              .formatted(Text.count(report.planned(), "game"), report.games()));
    }
    lines.add(
        Text.count(report.cut(), "game")
            + (report.cut() == 1 ? " was" : " were")
            + " scored early at the limit of rounds.");
    lines.add(
        number("Among equals a seat wins %.1f %%; ", 100 * report.fair())
            + "shared victories count their part;");
    lines.add("intervals of 95 % from whole blocks; margins to the best other player's seat.");
    lines.add("");
    lines.addAll(matches(report).lines(width, style));
    ArenaNotes.onMatches(report).forEach(note -> lines.addAll(Text.wrap(note, width)));
    lines.add("");
    lines.addAll(players(report).lines(width, style));
    ArenaNotes.onRatings(report).forEach(note -> lines.addAll(Text.wrap(note, width)));
    report.test().ifPresent(test -> lines.addAll(List.of("", sentence(test))));
    return String.join("\n", lines) + "\n";
  }

  /** What was played, such as {@code half-half, 12 games in 2 blocks, seed 1}. */
  static String run(LineUp lineUp, ArenaReport report) {
    return "%s, %s in %s, seed %s"
        .formatted(
            lineUp,
            Text.count(report.games(), "game"),
            Text.count(report.blocks(), "block"),
            report.seed());
  }

  private static TextTable matches(ArenaReport report) {
    TextTable table =
        new TextTable("table", ">games", "a seat of", ">wins %", ">interval", ">margin", ">+/-");
    for (Match match : report.matches()) {
      if (match.lines().isEmpty()) {
        table.add(match.table(), match.games(), NONE, NONE, NONE, NONE, NONE);
      }
      for (int i = 0; i < match.lines().size(); i++) {
        Line line = match.lines().get(i);
        table.add(
            i == 0 ? match.table() : "",
            i == 0 ? match.games() : "",
            line.player(),
            number("%.1f", 100 * line.wins().value()),
            range(line.wins(), 100, "%.1f"),
            line.margin().map(margin -> number("%+.2f", margin.value())).orElse(NONE),
            line.margin().map(ArenaText::error).orElse(NONE));
      }
    }
    return table;
  }

  private static TextTable players(ArenaReport report) {
    if (report.players().stream().noneMatch(ArenaText::isTimed)) {
      TextTable table = new TextTable("player", ">rating", ">interval");
      report
          .players()
          .forEach(
              player -> table.add(player.name(), rating(player.rating()), range(player.rating())));
      return table;
    }
    TextTable table =
        new TextTable(
            "player", ">rating", ">interval", ">choices", ">CPU a choice", ">99 % within");
    for (Standing player : report.players()) {
      table.add(
          player.name(),
          rating(player.rating()),
          range(player.rating()),
          player.choices(),
          time(player.cpuMicros()),
          time(player.wallMicros99()));
    }
    return table;
  }

  /** Whether it chose here: files of parts keep no times. */
  static boolean isTimed(Standing player) {
    return player.choices() > 0;
  }

  private static String sentence(Decision test) {
    String shares = number("%.1f %%", 100 * test.low()) + number(" or %.1f %%", 100 * test.high());
    return "Is the share of "
        + test.player()
        + " "
        + shares
        + "? "
        + switch (test.verdict()) {
          case ACCEPT -> number("Accept: %.1f %% or more", 100 * test.high());
          case REJECT -> number("Reject: %.1f %% or less", 100 * test.low());
          case UNDECIDED -> "Undecided after these games";
        }
        + number(" (log ratio %.2f; decided at 2.94).", test.logRatio());
  }

  static String rating(Estimate rating) {
    return number("%+.0f", rating.value());
  }

  /** The range of a rating. */
  static String range(Estimate rating) {
    return range(rating, 1, "%+.0f");
  }

  private static String range(Estimate estimate, double scale, String format) {
    return estimate.basis() == Basis.NONE
        ? NONE
        : number(format, scale * estimate.low().orElseThrow())
            + " to "
            + number(format, scale * estimate.high().orElseThrow());
  }

  private static String error(Estimate estimate) {
    return estimate.basis() == Basis.NONE ? NONE : number("%.2f", estimate.error().orElseThrow());
  }

  private static String time(double micros) {
    return micros < 1000 ? number("%.1f us", micros) : number("%.2f ms", micros / 1000);
  }

  private static String number(String format, double number) {
    return String.format(Locale.ROOT, format, number);
  }
}
