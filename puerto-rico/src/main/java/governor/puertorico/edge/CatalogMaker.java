package governor.puertorico.edge;

import governor.core.Catalog;
import governor.core.Catalog.Entry;
import governor.core.Catalog.Section;
import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Lists the pieces in play. */
public final class CatalogMaker {
  private static final int NONE = -1;
  private final RuleSet rules;
  private final Effects effects;

  private CatalogMaker(RuleSet rules) {
    this.rules = rules;
    this.effects = new Effects(rules);
  }

  public static Catalog of(RuleSet rules) {
    return new CatalogMaker(rules).catalog();
  }

  private Catalog catalog() {
    return new Catalog(
        rules.config().name() + settings(),
        List.of(
            buildings(
                "Production buildings",
                "Each colonist on a production building works one plantation; without any it makes"
                    + " nothing.",
                rules.production()),
            buildings(
                "Small violet buildings",
                "A violet building works only with a colonist on it; its points count in any case.",
                rules.all() & ~rules.production() & ~rules.large()),
            buildings(
                "Large violet buildings",
                "A large building scores its bonus only with a colonist on it; its points count in"
                    + " any case.",
                rules.large()),
            tiles(),
            goods(),
            roles()),
        Topics.of(rules));
  }

  private String settings() {
    return rules.config().settings().isEmpty() ? "" : " " + rules.config().settings().keySet();
  }

  private Section buildings(String title, String about, long kinds) {
    return new Section(
        title,
        about,
        IntStream.range(0, rules.kinds())
            .filter(kind -> (kinds >>> kind & 1) != 0)
            .mapToObj(this::building)
            .toList());
  }

  private Entry building(int kind) {
    Building building = rules.building(kind);
    Map<String, Integer> numbers = new LinkedHashMap<>();
    numbers.put("spaces", rules.spaces(kind));
    numbers.put("circles", rules.circles(kind));
    numbers.put("quarries", rules.column(kind));
    return new Entry(
        building.title(),
        building.title(),
        rules.cost(kind),
        rules.points(kind),
        rules.copies(kind),
        numbers,
        building.when(),
        building.effect(rules));
  }

  private Section tiles() {
    List<Entry> tiles = new ArrayList<>(Arrays.stream(Tile.values()).map(this::tile).toList());
    if (rules.forestRules().mask != 0) {
      String name = Tile.FOREST;
      tiles.add(new Entry(name, name, NONE, NONE, NONE, Map.of(), "settler", Effects.FOREST));
    }
    return new Section("Island tiles", "", tiles);
  }

  /** What a tile is called where its good has the plain name. */
  static String key(Tile tile) {
    return tile == Tile.QUARRY ? tile.title() : tile.title() + " plantation";
  }

  private Entry tile(Tile tile) {
    boolean quarry = tile == Tile.QUARRY;
    String name = key(tile);
    String when = quarry ? "builder" : "craftsman";
    int copies = rules.tiles(tile.ordinal());
    return new Entry(name, name, NONE, NONE, copies, Map.of(), when, Effects.of(tile));
  }

  private Section goods() {
    return new Section("Goods", "", Arrays.stream(Good.values()).map(this::good).toList());
  }

  private Entry good(Good good) {
    int price = rules.price(good.ordinal());
    String name = good.title();
    String effect = "Sells for " + price + "; 1 point a barrel loaded.";
    int barrels = rules.goods(good.ordinal());
    return new Entry(name, name, price, NONE, barrels, Map.of(), "trader, captain", effect);
  }

  private Section roles() {
    return new Section(
        "Roles", "", Arrays.stream(Role.values()).filter(rules::has).map(this::role).toList());
  }

  private Entry role(Role role) {
    String name = role.title();
    return new Entry(name, name, NONE, NONE, 1, Map.of(), "", effects.of(role));
  }
}
