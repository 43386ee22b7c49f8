package governor.bots.sanjuan;

import static governor.nets.FeatureList.numbers;

import governor.nets.FeatureList;
import governor.nets.SeatOrder;
import governor.sanjuan.SanJuanState;

/** What is open of every other seat: buildings, goods, the number of its cards, its points. */
final class OtherFeatures {
  static final int HANDS = 14;
  static final int COUNTS = 13;
  private static final int PILE_CARDS = 6;
  private static final int LEADS = 23;

  // Numbers inside the block of a seat.
  private final int planted;
  private final int goods;
  private final int hand;
  private final int count;
  private final int piles;
  private final int lead;
  private final int end;

  private final int first;

  /** For so many other seats. */
  OtherFeatures(FeatureList list, Pieces pieces, int others) {
    planted = pieces.city.size();
    goods = planted + 3 * pieces.plants.size();
    hand = goods + pieces.stores.size();
    count = hand + HANDS;
    piles = count + COUNTS;
    lead = piles + PILE_CARDS;
    end = lead + LEADS;
    first = list.names().size();
    for (String who : SeatOrder.words(others + 1).subList(1, others + 1)) {
      list.group(who + " owned", pieces.city);
      list.group(who + " plants", pieces.plants, numbers(1, 3));
      list.group(who + " goods at", pieces.stores);
      list.group(who + " hand size", numbers(0, HANDS));
      list.group(who + " buildings", numbers(0, COUNTS));
      list.group(who + " piles", numbers(1, PILE_CARDS));
      list.group(who + " ahead", numbers(-23, 2, LEADS));
    }
  }

  /** For the seat that is so many places after the viewer; all but its points. */
  int write(SanJuanState s, int seat, int distance, int owed, int[] f, int n) {
    int at = first + (distance - 1) * end;
    n = standing(s, seat, at, at + planted, f, n);
    for (int places = s.stocked(seat); places != 0; places &= places - 1) {
      f[n++] = at + goods + Integer.numberOfTrailingZeros(places);
    }
    f[n++] = at + hand + Math.clamp(s.handSize(seat) + owed, 0, HANDS - 1);
    f[n++] = at + count + Math.min(COUNTS - 1, s.buildings(seat));
    return pile(s, seat, at + piles, PILE_CARDS, f, n);
  }

  /** For a seat that has so many points more than the viewer: in steps of two. */
  int ahead(int distance, int points) {
    return first + (distance - 1) * end + lead + Math.clamp((points + 23) / 2, 0, LEADS - 1);
  }

  /**
   * The buildings of any seat. What may be there is written in any case, and the place moves on by
   * what is: a processor cannot foresee how many buildings there are.
   */
  static int standing(SanJuanState s, int seat, int city, int plants, int[] f, int n) {
    int kindsOfPlant = s.rules().plants();
    long kinds = s.owned(seat) & s.rules().city();
    while (kinds != 0) {
      f[n++] = city + Long.numberOfTrailingZeros(kinds) - kindsOfPlant;
      kinds &= kinds - 1;
    }
    for (int plant = 0; plant < kindsOfPlant; plant++) {
      int first = plants + 3 * plant;
      f[n] = first;
      f[n + 1] = first + 1;
      f[n + 2] = first + 2;
      n += Math.min(3, s.count(seat, plant));
    }
    return n;
  }

  /** The cards under buildings of any seat, up to so many. */
  static int pile(SanJuanState s, int seat, int at, int most, int[] f, int n) {
    int cards = Math.min(most, s.pileCards(seat));
    for (int i = 0; i < cards; i++) {
      f[n++] = at + i;
    }
    return n;
  }
}
