package governor.cli.rules;

import governor.cli.text.Csv;
import governor.cli.text.Format;
import governor.cli.text.Json;
import governor.cli.text.Style;
import governor.cli.text.TextTable;
import governor.core.Catalog;
import governor.core.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The pieces of one game. */
final class CatalogList {
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
    lines.add(style.heading(game.config().toString()) + "  rules " + game.ruleFingerprint());
    for (Catalog.Section section : game.catalog().sections()) {
      lines.add("");
      lines.add(style.strong(section.title()));
      TextTable table = new TextTable("name", ">cost", ">points", ">copies", "when", "effect");
      for (Catalog.Entry entry : section.entries()) {
        table.add(
            entry.name(),
            number(entry.cost()),
            number(entry.points()),
            entry.copies(),
            entry.when(),
            entry.effect());
      }
      lines.addAll(table.lines(width, style));
    }
    lines.add("");
    lines.add(RulesDocument.of(game).line());
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
    return data;
  }

  private String csv() {
    StringBuilder text =
        new StringBuilder(
            Csv.row("section", "key", "name", "cost", "points", "copies", "when", "effect"));
    for (Catalog.Section section : game.catalog().sections()) {
      for (Catalog.Entry entry : section.entries()) {
        text.append(
            Csv.row(
                section.title(),
                entry.key(),
                entry.name(),
                number(entry.cost()),
                number(entry.points()),
                entry.copies(),
                entry.when(),
                entry.effect()));
      }
    }
    return text.toString();
  }
}
