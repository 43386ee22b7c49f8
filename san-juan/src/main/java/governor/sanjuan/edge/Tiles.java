package governor.sanjuan.edge;

import governor.sanjuan.Card;
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

  /** The prices of the five goods on a tile, cheapest production building first. */
  public static List<Integer> prices(int tile) {
    List<Integer> prices = new ArrayList<>();
    for (int plant = 0; plant < Card.PRODUCTION_KINDS; plant++) {
      prices.add(RuleSet.price(tile, plant));
    }
    return prices;
  }

  /** The prices with the goods that they are for, such as {@code indigo 1, sugar 1}. */
  static String describe(RuleSet rules, int tile) {
    List<String> prices = new ArrayList<>();
    for (int plant = 0; plant < Card.PRODUCTION_KINDS; plant++) {
      prices.add(rules.goodName(plant) + " " + RuleSet.price(tile, plant));
    }
    return String.join(", ", prices);
  }

  /** The bare prices, such as {@code 1-1-2-2-3}. */
  static String describe(int tile) {
    StringBuilder text = new StringBuilder();
    for (int price : prices(tile)) {
      text.append(text.isEmpty() ? "" : "-").append(price);
    }
    return text.toString();
  }
}
