package governor.cli.text;

import java.util.ArrayList;
import java.util.List;

/** A table with aligned columns, whose last column may be wrapped to fit the terminal. */
public final class TextTable {
  private static final int LEAST_LAST = 16;
  private final List<String> heads;
  private final List<List<String>> rows = new ArrayList<>();

  /** Heads that begin with {@code >} are of columns that stand to the right. */
  public TextTable(String... heads) {
    this.heads = List.of(heads);
  }

  public void add(List<String> row) {
    if (row.size() != heads.size()) {
      throw new IllegalArgumentException(row + " does not fit " + heads);
    }
    rows.add(List.copyOf(row));
  }

  public void add(Object... cells) {
    List<String> row = new ArrayList<>();
    for (Object cell : cells) {
      row.add(String.valueOf(cell));
    }
    add(row);
  }

  /** The table with its heads, no line longer than the width if that can be. */
  public List<String> lines(int width, Style style) {
    int last = heads.size() - 1;
    int[] widths = new int[heads.size()];
    for (int column = 0; column <= last; column++) {
      widths[column] = Text.width(head(column));
      for (List<String> row : rows) {
        widths[column] = Math.max(widths[column], Text.width(row.get(column)));
      }
    }
    int before = 0;
    for (int column = 0; column < last; column++) {
      before += widths[column] + 2;
    }
    widths[last] = Math.min(widths[last], Math.max(LEAST_LAST, width - before));
    List<String> lines = new ArrayList<>();
    List<String> titles = new ArrayList<>();
    for (int column = 0; column <= last; column++) {
      titles.add(head(column));
    }
    lines.add(style.quiet(line(titles, widths, titles.get(last))));
    for (List<String> row : rows) {
      List<String> wrapped = Text.wrap(row.get(last), widths[last]);
      lines.add(line(row, widths, wrapped.getFirst()));
      for (String more : wrapped.subList(1, wrapped.size())) {
        lines.add(" ".repeat(before) + more);
      }
    }
    return lines;
  }

  private String head(int column) {
    String head = heads.get(column);
    return head.startsWith(">") ? head.substring(1) : head;
  }

  private String line(List<String> row, int[] widths, String lastCell) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < widths.length; column++) {
      String cell = column == widths.length - 1 ? lastCell : row.get(column);
      boolean right = heads.get(column).startsWith(">");
      line.append(column == 0 ? "" : "  ");
      line.append(right ? Text.padStart(cell, widths[column]) : Text.padEnd(cell, widths[column]));
    }
    return line.toString().stripTrailing();
  }
}
