package governor.cli.arena;

import governor.cli.text.BarChart;
import governor.cli.text.BarChart.Bar;
import governor.players.arena.ArenaReport;
import governor.players.arena.ArenaReport.Line;
import governor.players.arena.ArenaReport.Match;
import java.util.ArrayList;
import java.util.List;

/** Victories at each table as bars with their intervals, in SVG. */
final class ArenaChart {
  private ArenaChart() {}

  static String svg(ArenaReport report) {
    List<List<Bar>> groups = new ArrayList<>();
    for (Match match : report.matches()) {
      List<Bar> bars = new ArrayList<>();
      for (Line line : match.lines()) {
        String name =
            line.seats() == 1 ? line.player() : "each of " + line.seats() + " " + line.player();
        String color = bars.isEmpty() ? "#2f6f9f" : "#9a8a5c";
        bars.add(new Bar(name, line.wins().value(), line.wins().low(), line.wins().high(), color));
      }
      groups.add(bars);
    }
    return BarChart.svg(
        "Victories of a seat, " + report.config(),
        report.games() + " games, bars with 95 % intervals",
        groups,
        report.fair());
  }
}
