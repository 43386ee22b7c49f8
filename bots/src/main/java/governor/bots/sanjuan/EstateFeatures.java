package governor.bots.sanjuan;

import static governor.nets.FeatureList.numbers;

import governor.nets.FeatureList;
import governor.sanjuan.SanJuanState;
import java.util.List;

/** The viewer's buildings, and what lies on and under them. */
final class EstateFeatures {
  private static final int NONE = -1;
  private static final int COUNTS = OtherFeatures.COUNTS;
  private static final int PILES = 8;

  private final int owned;
  private final int plants;
  private final int goodsAt;
  private final int goods;
  private final int count;
  private final int piles;

  EstateFeatures(FeatureList list, Pieces pieces) {
    owned = list.group("owned", pieces.city);
    plants = list.group("plants", pieces.plants, numbers(1, 3));
    goodsAt = list.group("goods at", pieces.stores, List.of("one", "more"));
    goods = list.group("goods", numbers(0, 9));
    count = list.group("buildings", numbers(0, COUNTS));
    piles = list.group("piles", numbers(1, PILES));
  }

  /** So many buildings. */
  int number(int buildings) {
    return count + Math.min(COUNTS - 1, buildings);
  }

  /** All of it but the number of buildings. */
  int write(SanJuanState s, int me, TradeFeatures trade, int[] f, int at) {
    int n = OtherFeatures.standing(s, me, owned, plants, f, at);
    for (int places = s.stocked(me); places != 0; places &= places - 1) {
      int place = Integer.numberOfTrailingZeros(places);
      f[n++] = goodsAt + 2 * place;
      if (s.goodsAt(me, place) > 1) {
        f[n++] = goodsAt + 2 * place + 1;
      }
    }
    f[n++] = goods + Math.min(8, s.goods(me));
    f[n++] = trade.sold(s, me, 0);
    return OtherFeatures.pile(s, me, piles, PILES, f, n);
  }

  /** The building that the viewer has now and had not before, if there is one, or will place. */
  int built(SanJuanState s, SanJuanState after, int me, int placed, int[] f, int n) {
    if (placed != NONE) {
      return built(s, me, placed, f, n);
    } else if (after.buildings(me) == s.buildings(me)) {
      return n;
    }
    return built(s, me, after.topOf(me, s.buildings(me)), f, n);
  }

  /** One more building of this kind. */
  int built(SanJuanState s, int me, int card, int[] f, int n) {
    if (!s.rules().isProduction(card)) {
      f[n++] = owned + card - s.rules().plants();
    } else if (s.count(me, card) < 3) {
      f[n++] = plants + 3 * card + s.count(me, card);
    }
    return n;
  }
}
