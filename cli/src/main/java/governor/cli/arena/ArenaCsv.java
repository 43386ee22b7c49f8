package governor.cli.arena;

import governor.cli.text.Csv;
import governor.lab.arena.ArenaReport;
import governor.lab.arena.ArenaReport.Decision;
import governor.lab.arena.ArenaReport.Line;
import governor.lab.arena.ArenaReport.Match;
import governor.lab.arena.ArenaReport.Standing;
import governor.lab.arena.Estimate;
import governor.lab.arena.LineUp;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;

/**
 * What the arena found as CSV, a figure a row. Every row says of which run it is, so that the rows
 * of several runs can stand in one file.
 */
final class ArenaCsv {
  private static final List<String> FIGURE =
      List.of("kind", "table", "player", "seats", "games", "figure", "value", "low", "high");
  private static final List<String> MORE = List.of("basis", "blocks", "verdict", "p0", "p1");
  private static final List<String> RUN =
      List.of("config", "line-up", "seed", "games planned", "games capped", "stopped");

  private final List<Object> run;
  private final StringBuilder text = new StringBuilder();

  private ArenaCsv(LineUp lineUp, ArenaReport report) {
    this.run =
        List.of(
            report.config(),
            lineUp,
            report.seed(),
            report.planned(),
            report.cut(),
            report.stopped());
  }

  static String of(LineUp lineUp, ArenaReport report) {
    ArenaCsv csv = new ArenaCsv(lineUp, report);
    csv.write(report);
    return csv.text.toString();
  }

  private void write(ArenaReport report) {
    List<String> heads = new ArrayList<>(FIGURE);
    heads.addAll(MORE);
    heads.addAll(RUN);
    text.append(Csv.row(heads.toArray()));
    for (Match match : report.matches()) {
      match.lines().forEach(line -> add(match, line));
    }
    report.players().forEach(this::add);
    report.test().ifPresent(test -> add(test, report));
  }

  private void add(Match match, Line line) {
    add(match, line, "wins", line.wins());
    line.margin().ifPresent(margin -> add(match, line, "margin", margin));
  }

  private void add(Match match, Line line, String figure, Estimate estimate) {
    row(
        "match",
        match.table(),
        line.player(),
        line.seats(),
        match.games(),
        figure,
        estimate.value(),
        cell(estimate.low()),
        cell(estimate.high()),
        estimate.basis(),
        match.blocks());
  }

  private void add(Standing player) {
    Estimate rating = player.rating();
    row(
        "player",
        "",
        player.name(),
        "",
        "",
        "rating",
        rating.value(),
        cell(rating.low()),
        cell(rating.high()),
        rating.basis());
    if (ArenaText.isTimed(player)) {
      row("player", "", player.name(), "", "", "choices", player.choices());
      row("player", "", player.name(), "", "", "cpu micros", player.cpuMicros());
      row("player", "", player.name(), "", "", "wall micros 99 %", player.wallMicros99());
    }
  }

  private void add(Decision test, ArenaReport report) {
    row(
        "test",
        "",
        test.player(),
        "",
        report.games(),
        "log ratio",
        test.logRatio(),
        "",
        "",
        "",
        report.blocks(),
        test.verdict(),
        test.low(),
        test.high());
  }

  /** These cells, empty ones for the rest, and what all rows have in common. */
  private void row(Object... cells) {
    List<Object> row = new ArrayList<>(List.of(cells));
    row.addAll(Collections.nCopies(FIGURE.size() + MORE.size() - cells.length, ""));
    row.addAll(run);
    text.append(Csv.row(row.toArray()));
  }

  private static Object cell(OptionalDouble number) {
    return number.isPresent() ? number.getAsDouble() : "";
  }
}
