package governor.bots.sanjuan.heuristic;

import static governor.bots.sanjuan.heuristic.SanJuanWeights.*;
import static governor.sanjuan.editions.Events.*;

import governor.core.Action;
import governor.core.Options;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;

/** Events: what it is worth to trigger one instead of taking a role, and how to answer them. */
final class SanJuanEvents {
  private static final int FREE_COST = 4;
  private static final int RELIEF = 3;
  private static final double NEVER = Double.NEGATIVE_INFINITY;

  private final SanJuanOutlook outlook;
  private final SanJuanBuildings buildings;
  private final SanJuanHand hand;
  private final SanJuanBuilds builds;

  SanJuanEvents(
      SanJuanOutlook outlook, SanJuanBuildings buildings, SanJuanHand hand, SanJuanBuilds builds) {
    this.outlook = outlook;
    this.buildings = buildings;
    this.hand = hand;
    this.builds = builds;
  }

  /** What triggering an event gains over the others; the hand must be sorted. */
  double trigger(SanJuanState s, Card event) {
    if (event.equals(DEBT_RELIEF)) {
      return RELIEF * outlook.card * (1 - OTHERS);
    } else if (event.equals(TAXES)) {
      return OTHERS * outlook.card;
    } else if (event.equals(GENERAL_AMNESTY)) {
      return exchanges() * EXCHANGED * outlook.card;
    } else if (event.equals(FREE_BUILD)) {
      return free(s) - OTHERS * OTHERS_FREE_BUILD;
    } else if (event.equals(EARTHQUAKE)) {
      return OTHERS * OTHERS_EARTHQUAKE - leastBuilding(s);
    }
    return NEVER;
  }

  private double free(SanJuanState s) {
    long kinds = s.handMask(outlook.seat) & s.rules().costAtMost(FREE_COST);
    return builds.bestFree(s, kinds & (s.rules().production() | ~s.owned(outlook.seat)));
  }

  /** How many cards the seat would exchange for unknown ones. */
  private int exchanges() {
    int number = 0;
    while (number < hand.size() && hand.valueAt(number) < EXCHANGE * outlook.card) {
      number++;
    }
    return number;
  }

  private double leastBuilding(SanJuanState s) {
    double least = Double.MAX_VALUE;
    for (int space = 0; space < s.buildings(outlook.seat); space++) {
      int card = s.topOf(outlook.seat, space);
      least =
          Math.min(
              least, lost(s, card, s.hasGood(outlook.seat, space), s.pileOf(outlook.seat, space)));
    }
    return least;
  }

  private double lost(SanJuanState s, int card, boolean withGood, int pile) {
    double good = withGood ? GOOD * outlook.cards.price(s, card) * outlook.card : 0;
    return buildings.worth(s, card) + good + pile * outlook.point;
  }

  /** Gives up the building that is worth least. */
  int demolish(SanJuanState s, Options options) {
    int chosen = options.get(0);
    double least = Double.MAX_VALUE;
    for (int i = 0; i < options.size(); i++) {
      int card = Action.a(options.get(i));
      int space = s.spaceOf(outlook.seat, card, Action.b(options.get(i)));
      double loss = lost(s, card, s.hasGood(outlook.seat, space), s.pileOf(outlook.seat, space));
      if (loss < least) {
        least = loss;
        chosen = options.get(i);
      }
    }
    return chosen;
  }
}
