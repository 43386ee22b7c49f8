package governor.cli.arena;

import governor.cli.text.Csv;
import governor.cli.text.Format;
import governor.cli.text.Json;
import governor.cli.text.Style;
import governor.cli.text.TextTable;
import governor.players.arena.ArenaReport;
import governor.players.arena.ArenaReport.Decision;
import governor.players.arena.ArenaReport.Line;
import governor.players.arena.ArenaReport.Match;
import governor.players.arena.ArenaReport.Standing;
import governor.players.arena.Estimate;
import governor.players.arena.LineUp;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the arena found for people, as JSON or as CSV. */
final class ArenaText {
  private ArenaText() {}

  static String in(Format format, LineUp lineUp, ArenaReport report, Style style, int width) {
    return switch (format) {
      case TEXT -> text(lineUp, report, style, width);
      case JSON -> Json.write(report);
      case CSV -> csv(report);
    };
  }

  private static String text(LineUp lineUp, ArenaReport report, Style style, int width) {
    List<String> lines = new ArrayList<>();
    lines.add(
        style.heading(report.config())
            + "  %s, %d games in %d blocks, seed %s"
                .formatted(lineUp, report.games(), report.blocks(), report.seed()));
    lines.add(
        report.cut()
            + " games were scored early at the limit of rounds."
            + number(" Among equals a seat wins %.1f %%.", 100 * report.fair()));
    lines.add("Shared victories count their part; intervals of 95 % from whole blocks;");
    lines.add("the margin is to the best other seat.");
    lines.add("");
    lines.addAll(matches(report).lines(width, style));
    lines.add("");
    lines.addAll(players(report).lines(width, style));
    report.test().ifPresent(test -> lines.addAll(List.of("", sentence(test))));
    return String.join("\n", lines) + "\n";
  }

  private static TextTable matches(ArenaReport report) {
    TextTable table =
        new TextTable("table", ">games", "a seat of", ">wins %", ">interval", ">margin", ">+/-");
    for (Match match : report.matches()) {
      for (int i = 0; i < match.lines().size(); i++) {
        Line line = match.lines().get(i);
        table.add(
            i == 0 ? match.table() : "",
            i == 0 ? match.games() : "",
            line.player(),
            number("%.1f", 100 * line.wins().value()),
            range(line.wins(), 100, "%.1f"),
            number("%+.2f", line.margin().value()),
            match.blocks() < 2 ? "?" : number("%.2f", line.margin().error()));
      }
    }
    return table;
  }

  private static TextTable players(ArenaReport report) {
    TextTable table =
        new TextTable(
            "player", ">rating", ">interval", ">choices", ">CPU a choice", ">99 % within");
    for (Standing player : report.players()) {
      table.add(
          player.name(),
          number("%+.0f", player.rating().value()),
          range(player.rating(), 1, "%+.0f"),
          player.choices(),
          time(player.cpuMicros()),
          time(player.wallMicros99()));
    }
    return table;
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

  private static String range(Estimate estimate, double scale, String format) {
    return number(format, scale * estimate.low())
        + " to "
        + number(format, scale * estimate.high());
  }

  private static String time(double micros) {
    return micros < 1000 ? number("%.1f us", micros) : number("%.2f ms", micros / 1000);
  }

  private static String number(String format, double number) {
    return String.format(Locale.ROOT, format, number);
  }

  private static String csv(ArenaReport report) {
    StringBuilder text =
        new StringBuilder(
            Csv.row("kind", "table", "player", "seats", "games", "figure", "value", "low", "high"));
    for (Match match : report.matches()) {
      for (Line line : match.lines()) {
        text.append(row(match, line, "wins", line.wins()));
        text.append(row(match, line, "margin", line.margin()));
      }
    }
    for (Standing player : report.players()) {
      Estimate rating = player.rating();
      text.append(row(player, "rating", rating.value(), rating.low(), rating.high()));
      text.append(row(player, "choices", player.choices(), "", ""));
      text.append(row(player, "cpu micros", player.cpuMicros(), "", ""));
      text.append(row(player, "wall micros 99 %", player.wallMicros99(), "", ""));
    }
    report
        .test()
        .ifPresent(
            test ->
                text.append(
                    Csv.row(
                        "test",
                        "",
                        test.player(),
                        "",
                        report.games(),
                        test.verdict(),
                        test.logRatio(),
                        test.low(),
                        test.high())));
    return text.toString();
  }

  private static String row(Match match, Line line, String figure, Estimate value) {
    return Csv.row(
        "match",
        match.table(),
        line.player(),
        line.seats(),
        match.games(),
        figure,
        value.value(),
        value.low(),
        value.high());
  }

  private static String row(Standing player, String figure, Object value, Object low, Object high) {
    return Csv.row("player", "", player.name(), "", "", figure, value, low, high);
  }
}
