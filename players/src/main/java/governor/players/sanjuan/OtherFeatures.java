package governor.players.sanjuan;

import static governor.players.net.FeatureList.numbers;

import governor.players.net.FeatureList;
import governor.players.net.SeatOrder;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;

/** What is open of every other seat: buildings, goods, the number of its cards, its points. */
final class OtherFeatures {
  static final int HANDS = 14;
  static final int COUNTS = 13;
  private static final int PLANTS = Card.PRODUCTION_KINDS;
  private static final int PILE_CARDS = 6;
  private static final int LEADS = 23;

  // Numbers inside the block of a seat.
  private static final int OWNED = 0;
  private static final int PLANTED = OWNED + Card.EARTHQUAKE.ordinal() - PLANTS;
  private static final int GOODS = PLANTED + 3 * PLANTS;
  private static final int HAND = GOODS + PLANTS + 1;
  private static final int COUNT = HAND + HANDS;
  private static final int PILES = COUNT + COUNTS;
  private static final int LEAD = PILES + PILE_CARDS;
  private static final int END = LEAD + LEADS;

  private final int first;

  /** For so many other seats. */
  OtherFeatures(FeatureList list, int others) {
    first = list.names().size();
    for (String who : SeatOrder.words(others + 1).subList(1, others + 1)) {
      list.group(who + " owned", Pieces.CITY);
      list.group(who + " plants", Pieces.PLANTS, numbers(1, 3));
      list.group(who + " goods at", Pieces.STORES);
      list.group(who + " hand size", numbers(0, HANDS));
      list.group(who + " buildings", numbers(0, COUNTS));
      list.group(who + " piles", numbers(1, PILE_CARDS));
      list.group(who + " ahead", numbers(-23, 2, LEADS));
    }
  }

  /** For the seat that is so many places after the viewer; all but its points. */
  int write(SanJuanState s, int seat, int distance, int owed, int[] f, int n) {
    int at = first + (distance - 1) * END;
    n = standing(s, seat, at + OWNED, at + PLANTED, f, n);
    for (int places = s.stocked(seat); places != 0; places &= places - 1) {
      f[n++] = at + GOODS + Integer.numberOfTrailingZeros(places);
    }
    f[n++] = at + HAND + Math.clamp(s.handSize(seat) + owed, 0, HANDS - 1);
    f[n++] = at + COUNT + Math.min(COUNTS - 1, s.buildings(seat));
    return pile(s, seat, at + PILES, PILE_CARDS, f, n);
  }

  /** For a seat that has so many points more than the viewer: in steps of two. */
  int ahead(int distance, int points) {
    return first + (distance - 1) * END + LEAD + Math.clamp((points + 23) / 2, 0, LEADS - 1);
  }

  /** The buildings of any seat. */
  static int standing(SanJuanState s, int seat, int city, int plants, int[] f, int n) {
    long kinds = s.owned(seat) & s.rules().city();
    while (kinds != 0) {
      f[n++] = city + Long.numberOfTrailingZeros(kinds) - PLANTS;
      kinds &= kinds - 1;
    }
    for (int plant = 0; plant < PLANTS; plant++) {
      int standing = Math.min(3, s.count(seat, plant));
      for (int i = 0; i < standing; i++) {
        f[n++] = plants + 3 * plant + i;
      }
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
