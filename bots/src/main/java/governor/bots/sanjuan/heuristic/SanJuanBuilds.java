package governor.bots.sanjuan.heuristic;

import static governor.bots.sanjuan.heuristic.SanJuanWeights.*;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;

/**
 * What to build, where, and how to pay for it: the building whose worth exceeds by most the worth
 * of the cards that it takes out of the hand. To pass is worth nothing, so whatever gains is built.
 */
final class SanJuanBuilds {
  private static final int MOST_GOODS = 2;
  private static final int POOR = 1;

  /** From so many buildings on it matters who leads. */
  private static final int LATE = 8;

  private static final double NEVER = Double.NEGATIVE_INFINITY;

  private final SanJuanOutlook outlook;
  private final SanJuanBuildings buildings;
  private final SanJuanHand hand;

  /** What each building of the seat is worth where it stands, for the crane. */
  private final double[] standing = new double[Long.SIZE];

  private long targets;

  /** How many goods could pay, and what the cheapest is worth. */
  private int goods;

  private double good;

  /** The buildings that reward a build. */
  private boolean carpenter;

  private boolean poorHouse;

  /** What one more space is worth. */
  private double space;

  private double lead;

  /** The best gain of a build for no, one and two cards of privilege. */
  private final double[] best = new double[3];

  /** Where the gain of every choice is noted. */
  private final double[] gains;

  SanJuanBuilds(
      SanJuanOutlook outlook, SanJuanBuildings buildings, SanJuanHand hand, double[] gains) {
    this.gains = gains;
    this.outlook = outlook;
    this.buildings = buildings;
    this.hand = hand;
  }

  // ---- choosing -------------------------------------------------------------------------------

  int build(SanJuanState s, Options options) {
    lookAhead(s);
    prepare(s);
    int privilege = privilege(s);
    int chosen = options.get(0);
    double highest = NEVER;
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      double gain = 0;
      if (Action.verb(action) == Verb.BUILD) {
        int card = Action.a(action);
        int place = hand.placeOf(card);
        int price = s.rules().cost(card) - hand.reduction(card) - privilege;
        gain = worth(s, card, place) + gain(s, card, place, price);
      }
      gains[i] = gain;
      if (gain > highest) {
        highest = gain;
        chosen = action;
      }
    }
    return chosen;
  }

  /** Beside the others, or over one of them. */
  int place(SanJuanState s, Options options) {
    lookAhead(s);
    prepare(s);
    int card = Agenda.a(s.top());
    int price = s.rules().cost(card) - hand.reduction(card) - privilege(s);
    int place = hand.size();
    int chosen = options.get(0);
    double highest = NEVER;
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      double gain =
          Action.verb(action) == Verb.BESIDE
              ? beside(card, place, price)
              : over(s, card, place, price, Action.a(action))
                  - ((Action.b(action) & 1) != 0 ? good : 0);
      gains[i] = gain;
      if (gain > highest) {
        highest = gain;
        chosen = action;
      }
    }
    return chosen;
  }

  /** A building for nothing: the one that is worth most. */
  int freeBuild(SanJuanState s, Options options) {
    lookAhead(s);
    prepare(s);
    int chosen = Action.of(Verb.PASS);
    double highest = 0;
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      if (Action.verb(action) == Verb.BUILD) {
        double gain = freeGain(s, Action.a(action));
        if (gain > highest) {
          highest = gain;
          chosen = action;
        }
      }
    }
    return chosen;
  }

  /** The best that the seat could build for nothing. */
  double bestFree(SanJuanState s, long kinds) {
    double highest = 0;
    long left = kinds;
    while (left != 0) {
      highest = Math.max(highest, freeGain(s, Long.numberOfTrailingZeros(left)));
      left &= left - 1;
    }
    return highest;
  }

  private double freeGain(SanJuanState s, int card) {
    return buildings.worth(s, card) + space - hand.value(s, card);
  }

  /** Who fills the last space looks at points only. */
  private void lookAhead(SanJuanState s) {
    if (s.buildings(outlook.seat) == SanJuanOutlook.LAST_SPACE) {
      outlook.lookAtTheEnd();
    }
  }

  // ---- judging --------------------------------------------------------------------------------

  /** Finds the best gain for each size of privilege up to this; the hand must be sorted. */
  void judge(SanJuanState s, int most) {
    prepareTargets(s);
    best[0] = 0;
    best[1] = 0;
    best[2] = 0;
    long kinds = s.handMask(outlook.seat) & (s.rules().production() | ~s.owned(outlook.seat));
    kinds |= s.cathedralIsFree() ? 1L << s.rules().centre() : 0;
    while (kinds != 0) {
      int card = Long.numberOfTrailingZeros(kinds);
      int place = hand.placeOf(card);
      double worth = worth(s, card, place);
      int price = s.rules().cost(card) - hand.reduction(card);
      for (int privilege = 0; privilege <= most; privilege++) {
        double gain = worth + gain(s, card, place, price - privilege);
        best[privilege] = Math.max(best[privilege], gain);
      }
      kinds &= kinds - 1;
    }
  }

  double best(int privilege) {
    return best[privilege];
  }

  private void prepare(SanJuanState s) {
    hand.sort(s);
    prepareTargets(s);
  }

  private void prepareTargets(SanJuanState s) {
    int seat = outlook.seat;
    long working = s.working(seat);
    space = space(s);
    goods = (working & outlook.cards.blackMarket) != 0 ? Math.min(MOST_GOODS, s.goods(seat)) : 0;
    good = outlook.card * GOOD * SanJuanGoods.cheapest(outlook.cards, s, seat);
    carpenter = (working & outlook.cards.carpenter) != 0;
    poorHouse = (working & outlook.cards.poorHouse) != 0;
    targets = 0;
    if ((working & outlook.cards.crane) != 0) {
      targets = s.owned(seat) & ~outlook.cards.crane;
      long left = targets;
      while (left != 0) {
        int target = Long.numberOfTrailingZeros(left);
        standing[target] = buildings.worth(s, target);
        left &= left - 1;
      }
    }
  }

  private int privilege(SanJuanState s) {
    if (!s.isPrivileged(outlook.seat)) {
      return 0;
    }
    return s.usesLibrary(outlook.seat) ? 2 : 1;
  }

  private double worth(SanJuanState s, int card, int place) {
    return place < hand.size() ? hand.worth(card) : buildings.worth(s, card);
  }

  /** The gain of a build in the best place, the worth of the building apart. */
  private double gain(SanJuanState s, int card, int place, int price) {
    double highest = beside(card, place, price);
    long left = targets & ~(1L << card);
    while (left != 0) {
      int target = Long.numberOfTrailingZeros(left);
      highest = Math.max(highest, over(s, card, place, price, target));
      left &= left - 1;
    }
    return highest;
  }

  /** The gain of a build on a space of its own, the worth of the building apart. */
  private double beside(int card, int place, int price) {
    return paid(card, place, price) + space;
  }

  /** The gain of a build over another building, the worth of the new one apart. */
  private double over(SanJuanState s, int card, int place, int price, int target) {
    return paid(card, place, price - s.rules().credit(target)) - standing[target];
  }

  /**
   * What the payment takes and the rewards of the build give back. The card is at this place of the
   * hand, or has left it already.
   */
  private double paid(int card, int place, int before) {
    int price = Math.max(0, before);
    boolean inHand = place < hand.size();
    int left = hand.size() - price - (inHand ? 1 : 0);
    if (left + goods < 0) {
      return NEVER;
    }
    double gain = -hand.payment(price, place, goods, good);
    if (inHand) {
      gain -= outlook.card + PATIENCE * (hand.valueAt(place) - outlook.card);
    }
    if (carpenter && !outlook.cards.rules.isProduction(card)) {
      gain += outlook.card;
      left++;
    }
    if (left <= POOR && poorHouse) {
      gain += outlook.card;
    }
    return gain;
  }

  /**
   * What one more space is worth because twelve end the game: more for the leader, less for all
   * others, and most of all if it is the last.
   */
  private double space(SanJuanState s) {
    if (outlook.most < LATE) {
      return SPACE;
    }
    lead = leadNow(s);
    if (s.buildings(outlook.seat) == SanJuanOutlook.LAST_SPACE) {
      return SPACE + Math.clamp(FINISH * lead, -FINISH_MOST, FINISH_MOST);
    }
    return SPACE + RUSH * Math.clamp(lead, -FINISH_MOST, FINISH_MOST);
  }

  /** By how much the seat is ahead of the best of the others; found only late in the game. */
  double lead() {
    return lead;
  }

  private double leadNow(SanJuanState s) {
    int others = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      if (seat != outlook.seat) {
        others = Math.max(others, buildings.points(s, seat));
      }
    }
    return buildings.points(s, outlook.seat) - others;
  }
}
