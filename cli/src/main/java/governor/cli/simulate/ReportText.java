package governor.cli.simulate;

import governor.cli.player.Losses;
import governor.cli.simulate.Report.Line;
import governor.cli.simulate.Report.Thing;
import governor.cli.text.Csv;
import governor.cli.text.Format;
import governor.cli.text.Json;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.cli.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A report for people, as JSON or as CSV. */
final class ReportText {
  private ReportText() {}

  static String in(Format format, Report report, Style style, int width) {
    return switch (format) {
      case TEXT -> text(report, style, width);
      case JSON -> Json.write("governor-simulate-1", report);
      case CSV -> csv(report);
    };
  }

  private static String text(Report report, Style style, int width) {
    List<String> lines = new ArrayList<>();
    lines.add(
        style.heading(report.config())
            + "  %s, seed %s, seats %s"
                .formatted(
                    Text.count(report.games(), "game"),
                    report.seed(),
                    report.rotated() ? "rotated" : "fixed"));
    lines.add(
        number("%.1f rounds and ", report.rounds())
            + number("%.0f decisions a game; ", report.decisions())
            + Text.count(report.capped(), "game")
            + (report.capped() == 1 ? " was" : " were")
            + " scored early at the limit of rounds.");
    lines.add(
        number("Among equals a seat wins %.1f %%; ", 100 * report.fair())
            + "shared victories count their part; intervals of 95 %, from whole games.");
    report
        .forfeits()
        .forEach(each -> lines.add(Losses.sentence(each.player(), each.games(), each.why())));
    lines.add("");
    lines.addAll(table("player", report.players()).lines(width, style));
    lines.add("");
    lines.addAll(table("seat", report.seats()).lines(width, style));
    if (!report.things().isEmpty()) {
      lines.add("");
      lines.addAll(things(report).lines(width, style));
      lines.add(
          "Who wins and who has a %s go together; that it brings the victory is not said."
              .formatted(report.thing()));
    }
    return String.join("\n", lines) + "\n";
  }

  private static TextTable table(String what, List<Line> lines) {
    TextTable table =
        new TextTable(what, ">wins %", ">interval", ">points", ">+/-", ">seats played");
    for (Line line : lines) {
      table.add(
          line.name(),
          number("%.1f", 100 * line.wins().share()),
          interval(line.wins()),
          number("%.2f", line.points()),
          number("%.2f", line.pointsError()),
          line.times());
    }
    return table;
  }

  private static TextTable things(Report report) {
    TextTable table =
        new TextTable(report.thing(), ">a game", ">seats with it %", ">their wins %", ">interval");
    for (Thing thing : report.things()) {
      table.add(
          thing.name(),
          number("%.2f", thing.perGame()),
          number("%.1f", 100 * thing.seats()),
          number("%.1f", 100 * thing.wins().share()),
          interval(thing.wins()));
    }
    return table;
  }

  private static String interval(Interval interval) {
    return number("%.1f", 100 * interval.low()) + number(" to %.1f", 100 * interval.high());
  }

  private static String number(String format, double number) {
    return String.format(Locale.ROOT, format, number);
  }

  private static String csv(Report report) {
    StringBuilder text =
        new StringBuilder(
            Csv.row("kind", "name", "times", "wins", "low", "high", "points", "per game"));
    report.players().forEach(line -> text.append(row("player", line)));
    report.seats().forEach(line -> text.append(row("seat", line)));
    for (Thing thing : report.things()) {
      long times = Math.round(thing.seats() * report.games() / report.fair());
      text.append(
          Csv.row(
              report.thing(),
              thing.name(),
              times,
              thing.wins().share(),
              thing.wins().low(),
              thing.wins().high(),
              "",
              thing.perGame()));
    }
    return text.toString();
  }

  private static String row(String kind, Line line) {
    return Csv.row(
        kind,
        line.name(),
        line.times(),
        line.wins().share(),
        line.wins().low(),
        line.wins().high(),
        line.points(),
        "");
  }
}
