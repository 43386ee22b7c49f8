package governor.cli.puertorico;

import governor.cli.play.TableView.Look;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.phases.BuilderPhase;
import java.util.ArrayList;
import java.util.List;

/** The buildings in columns by how many quarries count, each with the price for one seat. */
final class Market {
  private static final int COLUMNS = 4;
  private static final int WITH_COPIES = 100;
  private static final String GAP = "  ";
  private final PuertoRicoState s;
  private final int seat;
  private final Look look;
  private final Style style;

  Market(PuertoRicoState s, int seat, Look look) {
    this.s = s;
    this.seat = seat;
    this.look = look;
    this.style = look.style();
  }

  List<String> lines() {
    List<List<String>> columns = new ArrayList<>();
    int[] widths = new int[COLUMNS];
    int width = -GAP.length();
    int rows = 0;
    for (int quarries = 1; quarries <= COLUMNS; quarries++) {
      List<String> column = column(quarries);
      int widest = column.stream().mapToInt(Text::width).max().orElse(0);
      widths[quarries - 1] = widest;
      width += widest + GAP.length();
      rows = Math.max(rows, column.size());
      columns.add(column);
    }
    return width <= look.width() ? grid(columns, widths, rows) : flow(columns);
  }

  private static List<String> grid(List<List<String>> columns, int[] widths, int rows) {
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns.size(); i++) {
        List<String> column = columns.get(i);
        String cell = row < column.size() ? column.get(row) : "";
        line.append(i == 0 ? "" : GAP).append(Text.padEnd(cell, widths[i]));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  private List<String> flow(List<List<String>> columns) {
    List<String> lines = new ArrayList<>();
    for (List<String> column : columns) {
      lines.add(column.getFirst());
      List<String> cells = column.subList(1, column.size());
      lines.addAll(Text.flow(GAP, cells, GAP, look.width()));
    }
    return lines;
  }

  private List<String> column(int quarries) {
    RuleSet rules = s.rules();
    List<String> cells = new ArrayList<>();
    cells.add(style.quiet("up to " + (quarries == 1 ? "1 quarry" : quarries + " quarries")));
    for (int building = 0; building < rules.kinds(); building++) {
      if (rules.column(building) == quarries && s.isInGame(building)) {
        cells.add(cell(building));
      }
    }
    return cells;
  }

  private String cell(int building) {
    String name = s.rules().building(building).title();
    if (s.owns(seat, building)) {
      return style.quiet(" " + style.symbol("\u2713", "=") + " " + name);
    }
    int copies = s.copiesLeft(building);
    if (copies == 0) {
      return style.quiet(" " + style.symbol("\u2717", "x") + " " + name);
    }
    int price = BuilderPhase.price(s, seat, building);
    String more = look.width() < WITH_COPIES ? "" : " x" + copies;
    String text = Text.padStart(Integer.toString(price), 2) + " " + name + more;
    boolean fits = s.rules().spaces(building) <= s.freeSpaces(seat);
    return fits && price <= s.doubloons(seat) ? style.strong(text) : style.quiet(text);
  }
}
