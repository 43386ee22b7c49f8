package governor.cli.play;

import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.cli.text.TextTable;
import governor.core.ScoreSheet;
import java.util.ArrayList;
import java.util.List;

/** The score sheet as a table with a sentence on who won. */
public final class ScoreText {
  private ScoreText() {}

  public static List<String> lines(ScoreSheet sheet, List<String> names, Style style, int width) {
    List<String> heads = new ArrayList<>(List.of("points from"));
    names.forEach(name -> heads.add(">" + name));
    TextTable table = new TextTable(heads.toArray(String[]::new));
    for (ScoreSheet.Line line : sheet.lines()) {
      if (line.points().stream().anyMatch(points -> points != 0)) {
        table.add(row(line.source(), line.points()));
      }
    }
    table.add(row(style.strong("total"), sheet.totals()));
    table.add(row("tie-break", sheet.tieBreaks()));
    table.add(row("place", sheet.ranks()));
    List<String> lines = new ArrayList<>(table.lines(width, style));
    List<String> winners = sheet.winners().stream().map(names::get).toList();
    int best = sheet.totals().get(sheet.winners().getFirst());
    long level = sheet.totals().stream().filter(total -> total == best).count();
    String how = level > winners.size() ? ", by the tie-break" : "";
    lines.add(
        style.strong(
            Text.list(winners)
                + (winners.size() > 1 ? " share the victory with " : " wins with ")
                + Text.count(best, "point")
                + how
                + "."));
    return lines;
  }

  private static List<String> row(String source, List<Integer> points) {
    List<String> row = new ArrayList<>(List.of(source));
    points.forEach(each -> row.add(each.toString()));
    return row;
  }
}
