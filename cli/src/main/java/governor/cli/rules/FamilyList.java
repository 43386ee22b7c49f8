package governor.cli.rules;

import governor.cli.Families;
import governor.cli.text.Csv;
import governor.cli.text.Format;
import governor.cli.text.Json;
import governor.cli.text.Style;
import governor.cli.text.TextTable;
import governor.core.GameFamily;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The families with their presets and settings. */
final class FamilyList {
  private final Style style;
  private final int width;

  FamilyList(Style style, int width) {
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
    for (GameFamily family : Families.all()) {
      List<String> counts = family.playerCounts().stream().map(String::valueOf).toList();
      lines.add(style.heading(family.title()) + ", for " + String.join(", ", counts) + " players");
      lines.add("");
      TextTable presets = new TextTable("config", "what it is");
      family.presets().forEach(preset -> presets.add(preset.name(), preset.about()));
      lines.addAll(presets.lines(width, style));
      lines.add("");
      TextTable settings = new TextTable("setting", "what it changes");
      family.settings().forEach(setting -> settings.add(setting.name(), setting.about()));
      lines.addAll(settings.lines(width, style));
      lines.add("");
      lines.add(
          "Put together: "
              + family.presets().getFirst().name()
              + " players=3 and settings after it.");
    }
    return String.join("\n", lines) + "\n";
  }

  private static List<Object> data() {
    List<Object> families = new ArrayList<>();
    for (GameFamily family : Families.all()) {
      Map<String, Object> data = new LinkedHashMap<>();
      data.put("name", family.name());
      data.put("title", family.title());
      data.put("players", family.playerCounts());
      data.put("presets", family.presets());
      data.put("settings", family.settings());
      families.add(data);
    }
    return families;
  }

  private static String csv() {
    StringBuilder text = new StringBuilder(Csv.row("family", "kind", "name", "about"));
    for (GameFamily family : Families.all()) {
      family
          .presets()
          .forEach(
              each -> text.append(Csv.row(family.name(), "preset", each.name(), each.about())));
      family
          .settings()
          .forEach(
              each -> text.append(Csv.row(family.name(), "setting", each.name(), each.about())));
    }
    return text.toString();
  }
}
