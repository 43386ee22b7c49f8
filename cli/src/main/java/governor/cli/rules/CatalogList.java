package governor.cli.rules;

import governor.cli.text.Csv;
import governor.cli.text.Format;
import governor.cli.text.Json;
import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.cli.text.TextTable;
import governor.core.Catalog;
import governor.core.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The pieces of one game. */
final class CatalogList {
  private static final List<String> HEADS =
      List.of("section", "key", "name", "cost", "points", "copies", "when", "effect");

  private final Game<?> game;
  private final Style style;
  private final int width;

  CatalogList(Game<?> game, Style style, int width) {
    this.game = game;
    this.style = style;
    this.width = width;
  }

  String in(Format format) {
    return switch (format) {
      case TEXT -> text();
      case JSON -> Json.write(data());
      case CSV -> csv();
    };
  }

  private String text() {
    List<String> lines = new ArrayList<>();
    List<String> config = List.of(game.config().toString().split(" ", -1));
    lines.addAll(Text.flow("", config.stream().map(style::heading).toList(), " ", width));
    lines.add("rules " + game.ruleFingerprint());
    for (Catalog.Section section : game.catalog().sections()) {
      lines.add("");
      lines.addAll(new SectionText(section, style, width).lines());
    }
    lines.add("");
    lines.addAll(new SetUpText(game, style, width).lines());
    lines.add("");
    lines.add(style.strong("Words"));
    TextTable words = new TextTable("name", "what it is");
    game.catalog().topics().forEach(topic -> words.add(topic.name(), topic.text()));
    lines.addAll(words.lines(width, style));
    lines.add("");
    lines.add(RulesDocument.of(game).line());
    RulesDocument.ofExpansions(game).ifPresent(page -> lines.add(page.line()));
    return String.join("\n", lines) + "\n";
  }

  private static String number(int number) {
    return number < 0 ? "" : Integer.toString(number);
  }

  private Map<String, Object> data() {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("config", game.config().toString());
    data.put("rules", game.ruleFingerprint());
    data.put("sections", game.catalog().sections());
    data.put("topics", game.catalog().topics());
    return data;
  }

  /** Numbers that only some pieces have are columns of their own. */
  private String csv() {
    List<String> numbers =
        game.catalog()
            .entries()
            .flatMap(entry -> entry.numbers().keySet().stream())
            .distinct()
            .toList();
    List<String> heads = new ArrayList<>(HEADS);
    heads.addAll(numbers);
    StringBuilder text = new StringBuilder(Csv.row(heads.toArray()));
    for (Catalog.Section section : game.catalog().sections()) {
      for (Catalog.Entry entry : section.entries()) {
        List<Object> row = new ArrayList<>();
        row.add(section.title());
        row.add(entry.key());
        row.add(entry.name());
        row.add(number(entry.cost()));
        row.add(number(entry.points()));
        row.add(entry.copies());
        row.add(entry.when());
        row.add(entry.effect());
        numbers.forEach(each -> row.add(number(entry.numbers().getOrDefault(each, -1))));
        text.append(Csv.row(row.toArray()));
      }
    }
    return text.toString();
  }
}
