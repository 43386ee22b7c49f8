package governor.cli.simulate;

import governor.cli.simulate.Report.Line;
import governor.cli.text.BarChart;
import governor.cli.text.BarChart.Bar;
import governor.cli.text.Text;
import java.util.List;

/** Victories by player and by seat as bars with their intervals, in SVG. */
final class Chart {
  private Chart() {}

  static String svg(Report report) {
    return BarChart.svg(
        "Victories, " + report.config(),
        List.of(
            "%s, seed %s; bars with 95 %% intervals"
                .formatted(Text.count(report.games(), "game"), report.seed())),
        List.of(bars(report.players(), "#2f6f9f"), bars(report.seats(), "#9a8a5c")),
        List.of(),
        report.fair());
  }

  private static List<Bar> bars(List<Line> lines, String color) {
    return lines.stream()
        .map(
            line ->
                new Bar(
                    line.name(), line.wins().share(), line.wins().low(), line.wins().high(), color))
        .toList();
  }
}
