package governor.cli.rules;

import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.cli.text.TextTable;
import governor.core.Catalog;
import governor.core.Catalog.Entry;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A section of the catalogue as a table. Columns that would be empty are left out. Where the
 * terminal is too narrow for effects beside the numbers, they stand below them, and so does when
 * they happen if that has no room either.
 */
final class SectionText {
  private static final int LEAST_EFFECT = 36;
  private static final String INDENT = "    ";
  private static final String WHEN = "when";
  private final Catalog.Section section;
  private final Style style;
  private final int width;
  private final List<Column> columns = new ArrayList<>();

  private record Column(String head, Function<Entry, String> cell) {}

  SectionText(Catalog.Section section, Style style, int width) {
    this.section = section;
    this.style = style;
    this.width = width;
    boolean goods = section.entries().stream().allMatch(each -> isGood(each));
    boolean roles = section.entries().stream().allMatch(each -> each.when().isEmpty());
    add("name", Entry::name);
    add(goods ? ">price" : ">cost", entry -> number(entry.cost()));
    add(">points", entry -> number(entry.points()));
    if (!roles) {
      add(goods ? ">barrels" : ">copies", entry -> number(entry.copies()));
    }
    section.entries().getFirst().numbers().keySet().stream()
        .forEach(name -> add(">" + name, entry -> number(entry.numbers().getOrDefault(name, -1))));
    add(WHEN, Entry::when);
  }

  private static boolean isGood(Entry entry) {
    return entry.cost() >= 0 && entry.points() < 0;
  }

  private static String number(int number) {
    return number < 0 ? "" : Integer.toString(number);
  }

  /** Unless no piece has anything to put there. */
  private void add(String head, Function<Entry, String> cell) {
    if (section.entries().stream().anyMatch(entry -> !cell.apply(entry).isEmpty())) {
      columns.add(new Column(head, cell));
    }
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(style.strong(section.title()));
    if (!section.about().isEmpty()) {
      lines.addAll(Text.wrap(section.about(), width));
    }
    List<String> numbers = table(false).lines(width, style);
    int widest = numbers.stream().mapToInt(Text::width).max().orElse(0);
    if (width - widest - 2 >= LEAST_EFFECT) {
      lines.addAll(table(true).lines(width, style));
      return lines;
    }
    boolean whenFits = widest <= width;
    if (!whenFits) {
      columns.removeIf(column -> column.head().equals(WHEN));
      numbers = table(false).lines(width, style);
    }
    lines.add(numbers.getFirst());
    for (int i = 0; i < section.entries().size(); i++) {
      lines.add(numbers.get(i + 1));
      Entry entry = section.entries().get(i);
      String text = whenFits ? entry.effect() : "(" + entry.when() + ") " + entry.effect();
      lines.addAll(Text.flow(INDENT, List.of(text.split(" ", -1)), " ", width));
    }
    return lines;
  }

  private TextTable table(boolean withEffect) {
    List<String> heads = new ArrayList<>(columns.stream().map(Column::head).toList());
    if (withEffect) {
      heads.add("effect");
    }
    TextTable table = new TextTable(heads.toArray(String[]::new));
    for (Entry entry : section.entries()) {
      List<String> row = new ArrayList<>();
      columns.forEach(column -> row.add(column.cell().apply(entry)));
      if (withEffect) {
        row.add(entry.effect());
      }
      table.add(row);
    }
    return table;
  }
}
