package governor.bots.sanjuan.heuristic;

import static governor.bots.sanjuan.heuristic.SanJuanWeights.*;

import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;

/**
 * What each card in the seat's hand is worth there: as something to pay with, and as something that
 * may be built. Whatever has to leave the hand, the least valuable goes first; so a good building
 * is saved for until it can be paid.
 */
final class SanJuanHand {
  private static final int MOST_CARDS = 160;

  private final SanJuanOutlook outlook;
  private final SanJuanBuildings buildings;

  /** The cards, the least valuable first, with their values and the sum of all values before. */
  private final int[] cards = new int[MOST_CARDS];

  private final double[] values = new double[MOST_CARDS];
  private final double[] sums = new double[MOST_CARDS + 1];
  private int size;

  /** The place of the most valuable copy of each card in hand. */
  private final int[] places = new int[Long.SIZE];

  private long kinds;

  private long owned;

  /** By how much production and city buildings are cheaper, and how many cards may be held. */
  private int plantReduction;

  private int cityReduction;
  private int limit;

  /** What each building in hand would be worth if it stood. */
  private final double[] worth = new double[Long.SIZE];

  /** The cards for which that was found, and those among them that count for others. */
  private long judged;

  private long counted;

  SanJuanHand(SanJuanOutlook outlook, SanJuanBuildings buildings) {
    this.outlook = outlook;
    this.buildings = buildings;
  }

  /** Sorts the hand by value. */
  void sort(SanJuanState s) {
    prepare(s);
    kinds = s.handMask(outlook.seat);
    judged = kinds;
    counted = kinds & outlook.cards.countInHand;
    int cardsHeld = s.handSize(outlook.seat);
    size = 0;
    for (long left = kinds; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      insert(s, card, canGain(card) ? gain(s, card, cardsHeld) : 0);
    }
    sumUp();
  }

  /**
   * Sorts the hand after cards have left it: buildings are worth what they were, unless a card went
   * that counts for others.
   */
  void sortWhatIsLeft(SanJuanState s) {
    kinds = s.handMask(outlook.seat);
    long changed = kinds & outlook.cards.countInHand ^ counted;
    if ((changed | kinds & ~judged) != 0) {
      sort(s);
      return;
    }
    int cardsHeld = s.handSize(outlook.seat);
    size = 0;
    for (long left = kinds; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      insert(s, card, canGain(card) ? gain(s, card, worth[card], cardsHeld) : 0);
    }
    sumUp();
  }

  /** Looks at the seat's buildings. */
  private void prepare(SanJuanState s) {
    long working = s.working(outlook.seat);
    owned = s.owned(outlook.seat);
    plantReduction = s.rules().cheaper(false, working);
    cityReduction = s.rules().cheaper(true, working);
    limit = (working & outlook.cards.tower) != 0 ? MOST_CARDS : RuleSet.HAND_LIMIT;
  }

  /** Every copy of a card, of which the first gains so much. */
  private void insert(SanJuanState s, int card, double gain) {
    int copies = s.inHand(outlook.seat, card);
    insert(card, outlook.card + gain);
    double next = outlook.cards.rules.isProduction(card) ? gain * SECOND_COPY : 0;
    for (int copy = 1; copy < copies; copy++) {
      insert(card, outlook.card + next);
      next *= SECOND_COPY;
    }
  }

  private void sumUp() {
    int above = size - limit;
    double sum = 0;
    for (int place = 0; place < size; place++) {
      double value = values[place];
      if (place < above) {
        value *= ABOVE_LIMIT;
        values[place] = value;
      }
      sum += value;
      sums[place + 1] = sum;
      places[cards[place]] = place;
    }
  }

  private void insert(int card, double value) {
    int place = size++;
    while (place > 0 && values[place - 1] > value) {
      values[place] = values[place - 1];
      cards[place] = cards[place - 1];
      place--;
    }
    values[place] = value;
    cards[place] = card;
  }

  /** What a card would be worth in this hand. */
  double value(SanJuanState s, int card) {
    prepare(s);
    return outlook.card + (canGain(card) ? gain(s, card, s.handSize(outlook.seat)) : 0);
  }

  /** Whether the seat could build this card. */
  private boolean canGain(int card) {
    return outlook.cards.rules.isProduction(card) || (owned >>> card & 1) == 0;
  }

  /** What it may gain to build this card later, beyond what it costs, with so many in hand. */
  private double gain(SanJuanState s, int card, int cardsHeld) {
    double standing = buildings.worth(s, card);
    worth[card] = standing;
    return gain(s, card, standing, cardsHeld);
  }

  /** The same for a card that would be worth so much if it stood. */
  private double gain(SanJuanState s, int card, double standing, int cardsHeld) {
    int price = Math.max(0, s.rules().cost(card) - reduction(card));
    double gain = standing + SPACE - (price + 1) * outlook.card;
    if (gain <= 0) {
      return 0;
    }
    int lacking = price + 1 - cardsHeld;
    if (lacking <= 0) {
      return HOPE * gain;
    }
    return HOPE * gain * Math.max(0, 1 - LACKING * lacking / (outlook.rounds + 1));
  }

  /** By how much the seat's own buildings make this card cheaper; the hand must be sorted. */
  int reduction(int card) {
    return outlook.cards.rules.isProduction(card) ? plantReduction : cityReduction;
  }

  int size() {
    return size;
  }

  int card(int place) {
    return cards[place];
  }

  double valueAt(int place) {
    return values[place];
  }

  /** What this card, which is in hand and can be built, would be worth if it stood. */
  double worth(int card) {
    return worth[card];
  }

  /**
   * Of the so many least valuable cards of this kind or later ones, the first in the order in which
   * sets are picked.
   */
  int firstOfLeast(int needed, int from) {
    int first = Long.SIZE;
    int left = needed;
    for (int place = 0; place < size && left > 0; place++) {
      if (cards[place] >= from) {
        first = Math.min(first, cards[place]);
        left--;
      }
    }
    return first;
  }

  /**
   * What goes if so many cards leave the hand, one of this kind and, of this kind and later ones,
   * the least valuable.
   */
  double leastWith(int card, int needed) {
    double sum = 0;
    boolean gone = false;
    int left = needed - 1;
    for (int place = 0; place < size; place++) {
      if (cards[place] == card && !gone) {
        sum += values[place];
        gone = true;
      } else if (left > 0 && cards[place] >= card) {
        sum += values[place];
        left--;
      }
    }
    return sum;
  }

  /** The value of the dearest of the so many least valuable cards. */
  double dearestOfLeast(int needed) {
    return values[Math.min(needed, size) - 1];
  }

  /** The place of the most valuable copy of a card; the size of the hand if there is none. */
  int placeOf(int card) {
    return (kinds >>> card & 1) != 0 ? places[card] : size;
  }

  /**
   * What it costs to pay so many cards without the one at this place, which is to be built. Up to
   * so many goods of this value may pay too; they do where they must, and where they are cheaper.
   */
  double payment(int price, int built, int goods, double good) {
    int others = built < size ? size - 1 : size;
    int byGoods = Math.max(0, price - others);
    int byCards = price - byGoods;
    if (goods > byGoods) {
      byCards = Math.max(byCards - goods + byGoods, cheaperThan(good, byCards, built));
      byGoods = price - byCards;
    }
    double paid = byCards <= built ? sums[byCards] : sums[byCards + 1] - values[built];
    return paid + byGoods * good;
  }

  /** How many of so many least valuable cards, without the one at this place, are cheaper. */
  private int cheaperThan(double good, int most, int built) {
    int number = 0;
    for (int place = 0; number < most && values[place] <= good; place++) {
      number += place == built ? 0 : 1;
    }
    return number;
  }
}
