package governor.cli.rules;

import governor.cli.Families;
import governor.cli.text.Style;
import governor.cli.text.TextTable;
import governor.core.Figure;
import governor.core.Game;
import governor.core.GameFamily;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The set-up of a config in numbers, and its house rules. */
final class SetUpText {
  /** Figures of a game whose names do not say enough. */
  private static final Map<String, String> LABELS =
      Map.ofEntries(
          Map.entry("deck", "cards in the deck"),
          Map.entry("dealt", "cards dealt"),
          Map.entry("first-hand", "cards kept"),
          Map.entry("picks", "roles taken in a round"),
          Map.entry("first-tile", "first plantations"),
          Map.entry("points", "points in the pool"),
          Map.entry("colonists", "colonists in the supply"),
          Map.entry("colonist-ship", "colonists on the ship"),
          Map.entry("nobles", "nobles in the supply"),
          Map.entry("cargo-ship", "cargo ships hold"),
          Map.entry("roles", "role cards"),
          Map.entry("roles-each", "roles for each in a round"),
          Map.entry("row", "open plantations"));

  private static final String PRICE = "price-";
  private static final String PLANTATION = " plantation";
  private final Game<?> game;
  private final Style style;
  private final int width;

  SetUpText(Game<?> game, Style style, int width) {
    this.game = game;
    this.style = style;
    this.width = width;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(style.strong("Set-up for " + game.seats() + " players"));
    TextTable figures = new TextTable("what", "how many");
    figures().forEach(figures::add);
    lines.addAll(figures.lines(width, style));
    if (!game.config().settings().isEmpty()) {
      lines.add("");
      lines.add(style.strong("House rules"));
      lines.addAll(houseRules().lines(width, style));
    }
    return lines;
  }

  /** All figures of a name together, one where all seats have the same; price tiles one by one. */
  private Map<String, String> figures() {
    Map<String, List<Figure>> byName = new LinkedHashMap<>();
    game.figures()
        .forEach(each -> byName.computeIfAbsent(each.what(), name -> new ArrayList<>()).add(each));
    Map<String, String> texts = new LinkedHashMap<>();
    byName.forEach(
        (what, figures) -> {
          List<String> numbers = figures.stream().map(this::number).toList();
          boolean alike = numbers.stream().distinct().count() == 1;
          if (what.startsWith(PRICE)) {
            texts.merge("price tiles", tile(figures), (tiles, tile) -> tiles + ", " + tile);
          } else if (alike) {
            texts.put(label(what), numbers.getFirst());
          } else {
            boolean ofSeats = figures.getFirst().seat() >= 0;
            texts.put(label(what) + (ofSeats ? ", seat by seat" : ""), String.join(", ", numbers));
          }
        });
    return texts;
  }

  private static String label(String what) {
    return LABELS.getOrDefault(what, what.replace('-', ' '));
  }

  /** The prices of a tile, in the order of the goods. */
  private static String tile(List<Figure> prices) {
    return String.join("-", prices.stream().map(each -> Integer.toString(each.number())).toList());
  }

  private String number(Figure figure) {
    String number = Integer.toString(figure.number());
    return game.catalog()
        .find(figure.piece())
        .map(entry -> entry.name().replace(PLANTATION, ""))
        .orElse(number);
  }

  private TextTable houseRules() {
    TextTable table = new TextTable("setting", "what it changes");
    Map<String, String> settings = game.config().settings();
    for (GameFamily.Setting setting : Families.named(game.config().game()).settings()) {
      String value = settings.get(setting.name());
      if (value != null) {
        String name = setting.name() + (value.isEmpty() ? "" : "=" + value);
        table.add(name, setting.about());
      }
    }
    return table;
  }
}
