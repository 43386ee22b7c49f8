package governor.players.sanjuan;

import governor.players.net.FeatureList;
import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;

/** What a producer phase and a trader phase would bring to each seat without the privilege. */
final class TradeFeatures {
  private static final int PLANTS = Card.PRODUCTION_KINDS;
  private static final int VALUES = 8;

  /** The prices of goods summed over the five tiles. */
  private static final int[] PRICES = prices();

  private final int made;
  private final int sold;

  TradeFeatures(FeatureList list, int seats) {
    made = list.group("would make", seats * VALUES);
    sold = list.group("would sell", seats * VALUES);
  }

  /** For the seat that is so many places after the viewer. */
  int write(SanJuanState s, int seat, int distance, int[] f, int at) {
    int n = at;
    int room = 1 + (s.works(seat, Card.AQUEDUCT) ? 1 : 0);
    int value = 0;
    for (int plant = PLANTS - 1; plant >= 0 && room > 0; plant--) {
      int goods = Math.min(room, s.emptyPlants(seat, plant));
      value += goods * PRICES[plant];
      room -= goods;
    }
    f[n++] = made + distance * VALUES + bucket(value);
    value = 0;
    if (s.goods(seat) > 0) {
      room = 1 + (s.works(seat, Card.TRADING_POST) ? 1 : 0);
      for (int place = PLANTS; place >= 0 && room > 0; place--) {
        int goods = Math.min(room, s.goodsAt(seat, place));
        if (goods > 0) {
          value += goods * price(s, place);
          room -= goods;
        }
      }
    }
    f[n++] = sold + distance * VALUES + bucket(value);
    return n;
  }

  /** Five times what a good brings: by the next tile if that is known. */
  static int price(SanJuanState s, int place) {
    if (place == PLANTS) {
      return RuleSet.TILES * RuleSet.CUSTOMS_PRICE;
    }
    int next = s.tilePlace();
    return next < s.tilesKnown()
        ? RuleSet.TILES * RuleSet.price(s.tileAt(next), place)
        : PRICES[place];
  }

  /** Values are five times the cards. */
  private static int bucket(int value) {
    return Math.min(VALUES - 1, (value + 2) / 5);
  }

  private static int[] prices() {
    int[] prices = new int[PLANTS];
    for (int plant = 0; plant < PLANTS; plant++) {
      for (int tile = 0; tile < RuleSet.TILES; tile++) {
        prices[plant] += RuleSet.price(tile, plant);
      }
    }
    return prices;
  }
}
