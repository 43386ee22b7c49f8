package governor.bots.sanjuan;

import governor.nets.FeatureList;
import governor.nets.SeatOrder;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import java.util.List;

/** What a producer phase and a trader phase would bring to each seat without the privilege. */
final class TradeFeatures {
  private static final int VALUES = 8;

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
    int room = 1 + s.rules().extraGoods(s.working(seat));
    int value = 0;
    for (int left = s.emptyPlants(seat); left != 0 && room > 0; ) {
      int plant = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(left);
      int goods = Math.min(room, s.emptyPlants(seat, plant));
      value += goods * s.rules().priceOnAllTiles(plant);
      room -= goods;
      left &= ~(1 << plant);
    }
    return made + distance * VALUES + bucket(value);
  }

  /** What a trader phase would bring it. */
  int sold(SanJuanState s, int seat, int distance) {
    int room = 1 + s.rules().extraSales(s.working(seat));
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
    int next = s.tilePlace();
    return next < s.tilesKnown()
        ? RuleSet.TILES * s.rules().price(s.tileAt(next), place)
        : s.rules().priceOnAllTiles(place);
  }

  /** Values are five times the cards. */
  private static int bucket(int value) {
    return Math.min(VALUES - 1, (value + 2) / 5);
  }
}
