package governor.puertorico.editions;

import governor.core.Config;
import governor.puertorico.Building;
import governor.puertorico.RuleSetBuilder;
import governor.puertorico.buildings.Aqueduct;
import governor.puertorico.buildings.BlackMarket;
import governor.puertorico.buildings.Church;
import governor.puertorico.buildings.Cloister;
import governor.puertorico.buildings.ForestHouse;
import governor.puertorico.buildings.Guesthouse;
import governor.puertorico.buildings.Library;
import governor.puertorico.buildings.Lighthouse;
import governor.puertorico.buildings.SmallWharf;
import governor.puertorico.buildings.SpecialtyFactory;
import governor.puertorico.buildings.Statue;
import governor.puertorico.buildings.Storehouse;
import governor.puertorico.buildings.TradingPost;
import governor.puertorico.buildings.UnionHall;
import java.util.Map;

/**
 * The expansion of 2004: 26 violet buildings of 14 kinds (columns: cost, points, circles, copies).
 * With those of the base game they are more than the board has spaces for, so 17 kinds are drafted,
 * or come as one of the {@link Sets}.
 */
public final class NewBuildings implements RuleModule {
  public static final Building AQUEDUCT = new Aqueduct();
  public static final Building FOREST_HOUSE = new ForestHouse();
  public static final Building BLACK_MARKET = new BlackMarket();
  public static final Building STOREHOUSE = new Storehouse();
  public static final Building GUESTHOUSE = new Guesthouse();
  public static final Building TRADING_POST = new TradingPost();
  public static final Building CHURCH = new Church();
  public static final Building SMALL_WHARF = new SmallWharf();
  public static final Building LIGHTHOUSE = new Lighthouse();
  public static final Building SPECIALTY_FACTORY = new SpecialtyFactory();
  public static final Building LIBRARY = new Library();
  public static final Building UNION_HALL = new UnionHall();
  public static final Building STATUE = new Statue();
  public static final Building CLOISTER = new Cloister();

  /** How many kinds of violet building the board has spaces for, by their price. */
  static final Map<Integer, Integer> SPACES =
      Map.of(1, 1, 2, 2, 3, 1, 4, 1, 5, 2, 6, 1, 7, 1, 8, 2, 9, 1, 10, 5);

  NewBuildings() {}

  @Override
  public void install(RuleSetBuilder rules) {
    rules
        .small(AQUEDUCT, 1, 1, 1, 2)
        .small(FOREST_HOUSE, 2, 1, 1, 2)
        .small(BLACK_MARKET, 2, 1, 1, 2)
        .small(STOREHOUSE, 3, 1, 1, 2)
        .small(GUESTHOUSE, 4, 2, 2, 2)
        .small(TRADING_POST, 5, 2, 1, 2)
        .small(CHURCH, 5, 2, 1, 2)
        .small(SMALL_WHARF, 6, 2, 1, 2)
        .small(LIGHTHOUSE, 7, 3, 1, 2)
        .small(SPECIALTY_FACTORY, 8, 3, 1, 2)
        .small(LIBRARY, 8, 3, 1, 2)
        .small(UNION_HALL, 9, 3, 1, 2)
        .large(STATUE, 10, 8, 0, 1)
        .large(CLOISTER, 10, 4, 1, 1);
    choose(rules);
  }

  /** Which of all violet buildings come into the game. */
  private static void choose(RuleSetBuilder rules) {
    Config config = rules.config();
    String set = config.settings().getOrDefault(Settings.SET, "");
    if (!set.isEmpty()) {
      rules.keepViolet(Sets.named(set).orElseThrow().buildings()::contains);
      return;
    }
    rules.draft(SPACES, config.has(Settings.DRAFT));
    if (!config.has(Settings.BOTH_HACIENDAS)) {
      rules.apart(BaseGame.HACIENDA, FOREST_HOUSE);
    }
  }
}
