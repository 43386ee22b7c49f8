package governor.puertorico.edge;

import governor.core.Catalog;
import governor.core.Catalog.Entry;
import governor.core.Catalog.Section;
import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Lists the pieces in play. */
public final class CatalogMaker {
  private static final int NONE = -1;

  private CatalogMaker() {}

  public static Catalog of(RuleSet rules) {
    return new Catalog(
        rules.config().name() + settings(rules),
        List.of(
            section(rules, "Production buildings", Building::isProduction),
            section(rules, "Small violet buildings", CatalogMaker::isSmallViolet),
            section(rules, "Large violet buildings", Building::isLarge),
            tiles(rules),
            goods(rules),
            roles(rules)));
  }

  private static String settings(RuleSet rules) {
    return rules.config().settings().isEmpty() ? "" : " " + rules.config().settings().keySet();
  }

  private static boolean isSmallViolet(Building building) {
    return !building.isProduction() && !building.isLarge();
  }

  private static Section section(RuleSet rules, String title, Predicate<Building> wanted) {
    return new Section(
        title,
        Arrays.stream(Building.values())
            .filter(wanted)
            .map(building -> entry(rules, building))
            .toList());
  }

  private static Entry entry(RuleSet rules, Building building) {
    int kind = building.ordinal();
    return new Entry(
        building.title(),
        building.title(),
        rules.cost(kind),
        rules.points(kind),
        rules.copies(kind),
        Effects.when(building),
        Effects.of(building));
  }

  private static Section tiles(RuleSet rules) {
    return new Section(
        "Island tiles", Arrays.stream(Tile.values()).map(tile -> tile(rules, tile)).toList());
  }

  /** What a tile is called where its good has the plain name. */
  static String key(Tile tile) {
    return tile == Tile.QUARRY ? tile.title() : tile.title() + " plantation";
  }

  private static Entry tile(RuleSet rules, Tile tile) {
    boolean quarry = tile == Tile.QUARRY;
    String name = key(tile);
    String effect =
        quarry
            ? "With a colonist, buildings cost you 1 less, as long as their column allows."
            : "With a colonist it yields " + tile.title() + ".";
    String when = quarry ? "builder" : "craftsman";
    return new Entry(name, name, NONE, NONE, rules.tiles(tile.ordinal()), when, effect);
  }

  private static Section goods(RuleSet rules) {
    return new Section(
        "Goods", Arrays.stream(Good.values()).map(good -> good(rules, good)).toList());
  }

  private static Entry good(RuleSet rules, Good good) {
    int price = rules.price(good.ordinal());
    String effect = "Sells for " + price + ", loads for 1 point a barrel.";
    int barrels = rules.goods(good.ordinal());
    return new Entry(good.title(), good.title(), price, NONE, barrels, "trader, captain", effect);
  }

  private static Section roles(RuleSet rules) {
    return new Section(
        "Roles",
        IntStream.range(0, rules.roles())
            .mapToObj(Role::of)
            .map(role -> new Entry(role.title(), role.title(), NONE, NONE, 1, "", Effects.of(role)))
            .toList());
  }
}
