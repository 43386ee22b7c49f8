package governor.cli.arena;

import governor.cli.text.BarChart;
import governor.cli.text.BarChart.Bar;
import governor.lab.arena.ArenaReport;
import governor.lab.arena.ArenaReport.Line;
import governor.lab.arena.ArenaReport.Match;
import governor.lab.arena.ArenaReport.Standing;
import governor.lab.arena.Estimate;
import governor.lab.arena.Estimate.Basis;
import governor.lab.arena.LineUp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Victories at each table as bars with their intervals, in SVG. A player has one colour at all
 * tables; the key of colours has the ratings.
 */
final class ArenaChart {
  private static final List<String> COLORS =
      List.of(
          "#2f6f9f", "#b8a66c", "#b5573f", "#5f8f4f", "#8566a8", "#d39a35", "#4aa0a0", "#8a8a8a");

  private final ArenaReport report;
  private final Map<String, String> colors = new LinkedHashMap<>();

  private ArenaChart(ArenaReport report) {
    this.report = report;
    for (Standing player : report.players()) {
      colors.put(player.name(), COLORS.get(colors.size() % COLORS.size()));
    }
  }

  static String svg(LineUp lineUp, ArenaReport report) {
    ArenaChart chart = new ArenaChart(report);
    return BarChart.svg(
        "Victories of a seat",
        chart.caption(lineUp),
        report.matches().stream()
            .filter(match -> !match.lines().isEmpty())
            .map(chart::bars)
            .toList(),
        chart.ratings(),
        report.fair());
  }

  private List<String> caption(LineUp lineUp) {
    List<String> lines = new ArrayList<>();
    lines.add(report.config());
    lines.add(ArenaText.run(lineUp, report));
    if (report.stopped()) {
      lines.add("%d of %d planned games".formatted(report.games(), report.planned()));
    }
    boolean ranges =
        report.matches().stream()
            .flatMap(match -> match.lines().stream())
            .anyMatch(line -> line.wins().basis() != Basis.NONE);
    lines.add(ranges ? "bars with 95 % intervals" : "from so few blocks without intervals");
    return lines;
  }

  private List<Bar> bars(Match match) {
    return match.lines().stream().map(this::bar).toList();
  }

  private Bar bar(Line line) {
    String name =
        line.seats() == 1 ? line.player() : "each of " + line.seats() + " " + line.player();
    Estimate wins = line.wins();
    return new Bar(
        name,
        wins.value(),
        wins.low().orElse(wins.value()),
        wins.high().orElse(wins.value()),
        color(line.player()));
  }

  private List<BarChart.Key> ratings() {
    List<BarChart.Key> keys = new ArrayList<>();
    for (Standing player : report.players()) {
      Estimate rating = player.rating();
      String range = rating.basis() == Basis.NONE ? "" : " (" + ArenaText.range(rating) + ")";
      keys.add(
          new BarChart.Key(
              player.name() + ", rating " + ArenaText.rating(rating) + range,
              color(player.name())));
    }
    return keys;
  }

  private String color(String player) {
    return colors.getOrDefault(player, COLORS.getLast());
  }
}
