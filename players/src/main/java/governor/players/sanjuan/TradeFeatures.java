package governor.players.sanjuan;

import governor.players.net.FeatureList;
import governor.players.net.SeatOrder;
import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import java.util.List;

/** What a producer phase and a trader phase would bring to each seat without the privilege. */
final class TradeFeatures {
  private static final int PLANTS = Card.PRODUCTION_KINDS;
  private static final int VALUES = 8;
  private static final long AQUEDUCT = Card.AQUEDUCT.bit();
  private static final long TRADING_POST = Card.TRADING_POST.bit();

  /** The prices of goods summed over the five tiles. */
  private static final int[] PRICES = prices();

  private final int made;
  private final int sold;

  TradeFeatures(FeatureList list, int seats) {
    List<String> who = SeatOrder.words(seats);
    List<String> values = FeatureList.numbers(0, VALUES);
    made = list.group("would make", who, values);
    sold = list.group("would sell", who, values);
  }

  /** For the seat that is so many places after the viewer. */
  int write(SanJuanState s, int seat, int distance, int[] f, int at) {
    f[at] = made(s, seat, distance);
    f[at + 1] = sold(s, seat, distance);
    return at + 2;
  }

  /** What a producer phase would bring it. */
  int made(SanJuanState s, int seat, int distance) {
    int room = 1 + (s.works(seat, AQUEDUCT) ? 1 : 0);
    int value = 0;
    for (int left = s.emptyPlants(seat); left != 0 && room > 0; ) {
      int plant = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(left);
      int goods = Math.min(room, s.emptyPlants(seat, plant));
      value += goods * PRICES[plant];
      room -= goods;
      left &= ~(1 << plant);
    }
    return made + distance * VALUES + bucket(value);
  }

  /** What a trader phase would bring it. */
  int sold(SanJuanState s, int seat, int distance) {
    int room = 1 + (s.works(seat, TRADING_POST) ? 1 : 0);
    int value = 0;
    for (int left = s.stocked(seat); left != 0 && room > 0; ) {
      int place = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(left);
      int goods = Math.min(room, s.goodsAt(seat, place));
      value += goods * price(s, place);
      room -= goods;
      left &= ~(1 << place);
    }
    return sold + distance * VALUES + bucket(value);
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
