package governor.sanjuan.edge;

import governor.sanjuan.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** The trading house tiles in words. */
public final class Tiles {
  private Tiles() {}

  /** The letter of a tile, A to E. */
  public static char letter(int tile) {
    return (char) ('A' + tile);
  }

  /** The prices of the goods on a tile, cheapest production building first. */
  public static List<Integer> prices(RuleSet rules, int tile) {
    List<Integer> prices = new ArrayList<>();
    for (int plant = 0; plant < rules.plants(); plant++) {
      prices.add(rules.price(tile, plant));
    }
    return prices;
  }

  /** The prices with the goods that they are for, such as {@code indigo 1, sugar 1}. */
  static String describe(RuleSet rules, int tile) {
    List<String> prices = new ArrayList<>();
    for (int plant = 0; plant < rules.plants(); plant++) {
      prices.add(rules.goodName(plant) + " " + rules.price(tile, plant));
    }
    return String.join(", ", prices);
  }

  /** The bare prices of what was described so, such as {@code 1-1-2-2-3}. */
  static String bare(String described) {
    return described.replaceAll("[^0-9,]", "").replace(',', '-');
  }
}
