package governor.players.heuristic;

import static governor.players.heuristic.SanJuanWeights.*;

import governor.sanjuan.Card;
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
  private final int[] cards = new int[MOST_CARDS];
  private final double[] values = new double[MOST_CARDS];
  private int size;

  SanJuanHand(SanJuanOutlook outlook, SanJuanBuildings buildings) {
    this.outlook = outlook;
    this.buildings = buildings;
  }

  /** Sorts the hand by value, the least valuable first. */
  void sort(SanJuanState s) {
    size = 0;
    long kinds = s.handMask(outlook.seat);
    while (kinds != 0) {
      int card = Long.numberOfTrailingZeros(kinds);
      int copies = s.inHand(outlook.seat, card);
      double gain = gain(s, card);
      insert(card, outlook.card + gain);
      double next = card < Card.PRODUCTION_KINDS ? gain * SECOND_COPY : 0;
      for (int copy = 1; copy < copies; copy++) {
        insert(card, outlook.card + next);
        next *= SECOND_COPY;
      }
      kinds &= kinds - 1;
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
    return outlook.card + gain(s, card);
  }

  /** What it may gain to build this card later, beyond what it costs. */
  private double gain(SanJuanState s, int card) {
    if (card >= Card.PRODUCTION_KINDS && (s.owned(outlook.seat) >>> card & 1) != 0) {
      return 0;
    }
    int price = Math.max(0, s.rules().cost(card) - reduction(s, card));
    double gain = buildings.worth(s, card) + SPACE - (price + 1) * outlook.card;
    if (gain <= 0) {
      return 0;
    }
    int lacking = price - s.handSize(outlook.seat) + 1;
    double reach = lacking <= 0 ? 1 : 1 - LACKING * lacking / (outlook.rounds + 1);
    return reach <= 0 ? 0 : HOPE * gain * reach;
  }

  /** By how much the seat's own buildings make this card cheaper. */
  int reduction(SanJuanState s, int card) {
    Card helper = card < Card.PRODUCTION_KINDS ? Card.SMITHY : Card.QUARRY;
    return s.works(outlook.seat, helper) ? 1 : 0;
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

  /**
   * Of the so many least valuable cards of this kind or later ones, the first in the order in which
   * sets are picked.
   */
  int firstOfLeast(int needed, int from) {
    int first = Card.KINDS;
    int left = needed;
    for (int place = 0; place < size && left > 0; place++) {
      if (cards[place] >= from) {
        first = Math.min(first, cards[place]);
        left--;
      }
    }
    return first;
  }

  /** The value of the dearest of the so many least valuable cards. */
  double dearestOfLeast(int needed) {
    return values[Math.min(needed, size) - 1];
  }

  /**
   * What it costs to pay so many cards without using one of this kind, which is to be built. Up to
   * so many goods of this value may pay too; they do where they must, and where they are cheaper.
   */
  double payment(int price, int built, int goods, double good) {
    int skipped = -1;
    for (int place = 0; place < size; place++) {
      if (cards[place] == built) {
        skipped = place;
      }
    }
    int others = skipped < 0 ? size : size - 1;
    int byGoods = Math.max(0, price - others);
    int byCards = price - byGoods;
    double cost = byGoods * good;
    int taken = 0;
    int dearest = -1;
    for (int place = 0; taken < byCards; place++) {
      if (place != skipped) {
        cost += values[place];
        dearest = place;
        taken++;
      }
    }
    for (int more = goods - byGoods; more > 0 && dearest >= 0; dearest--) {
      if (dearest != skipped) {
        if (values[dearest] <= good) {
          break;
        }
        cost += good - values[dearest];
        more--;
      }
    }
    return cost;
  }
}
