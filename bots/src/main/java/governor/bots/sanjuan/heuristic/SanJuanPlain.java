package governor.bots.sanjuan.heuristic;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.Payment;

/**
 * Plays San Juan by a few rules of thumb, with round numbers that nobody has tuned: it takes the
 * role that brings its own seat most, builds the dearest it can, plants early, and parts with its
 * cheapest cards; only what to produce and sell it judges as {@link SanJuanGreedy} does. A second
 * yardstick beside that player, whose numbers millions of games have tuned.
 */
public final class SanJuanPlain implements Player<SanJuanState> {
  private static final int DEAREST = 6;

  /** In its first buildings it wants some that produce; after them those that count at the end. */
  private static final int EARLY = 5;

  /** With fewer cards than these it puts none under its chapel. */
  private static final int SMALL_HAND = 4;

  @Override
  public int choose(SanJuanState s, Options options, Rng rng) {
    int step = Agenda.step(s.top());
    int seat = s.seatToAct();
    return switch (step) {
      case StepId.CHOOSE_ROLE -> role(s, options, seat);
      case StepId.BUILD -> build(s, options, seat);
      case StepId.PRODUCE -> SanJuanGoods.produce(s, options);
      case StepId.SELL -> SanJuanGoods.sell(s, options);
      case StepId.PAY -> pay(s, options, seat);
      case StepId.DISCARD_EXACTLY -> part(s, options, seat, Agenda.a(s.top()));
      case StepId.COUNCIL_DISCARD -> part(s, options, seat, Agenda.a(s.top()) >> 1);
      case StepId.COUNCIL_KEEP -> keep(s, options, seat);
      default -> other(s, options, seat, step);
    };
  }

  // ---- roles ----------------------------------------------------------------------------------

  private static int role(SanJuanState s, Options options, int seat) {
    int best = options.get(0);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      if (Action.verb(action) == Verb.TAKE) {
        double gain = gain(s, seat, Role.of(Action.a(action)), Action.b(action));
        if (gain > most) {
          most = gain;
          best = action;
        }
      }
    }
    return best;
  }

  /** What a role brings the seat that takes it, in cards or so; a library adds one to it. */
  private static double gain(SanJuanState s, int seat, Role role, int library) {
    int dearest = dearest(s, seat, library);
    return switch (role) {
      case BUILDER -> dearest == 0 ? 0 : 1 + dearest;
      case PRODUCER -> 0.6 * sales(s, seat, 2 + library, false);
      case TRADER -> 1.2 * sales(s, seat, 2 + library, true);
      case COUNCILLOR -> 2 + 0.3 * library;
      case PROSPECTOR -> 1 + library;
    };
  }

  /** What the dearest goods bring that the seat has, or could produce. */
  private static double sales(SanJuanState s, int seat, int most, boolean goods) {
    double sales = 0;
    int left = most;
    for (int plant = s.rules().plants() - 1; plant >= 0; plant--) {
      int there = goods ? s.goodsAt(seat, plant) : s.emptyPlants(seat, plant);
      int sold = Math.min(left, there);
      sales += sold * (1 + 0.5 * plant);
      left -= sold;
    }
    return sales;
  }

  /** The cost of the dearest building that the seat could build with its privilege. */
  private static int dearest(SanJuanState s, int seat, int library) {
    int means = s.handSize(seat) + library;
    int dearest = 0;
    for (long cards = s.handMask(seat); cards != 0; cards &= cards - 1) {
      int card = Long.numberOfTrailingZeros(cards);
      int cost = s.rules().cost(card);
      if (cost <= means && worth(s, seat, card) > 0) {
        dearest = Math.max(dearest, cost);
      }
    }
    return dearest;
  }

  // ---- buildings ------------------------------------------------------------------------------

  private static int build(SanJuanState s, Options options, int seat) {
    int best = options.get(options.size() - 1);
    int most = 0;
    for (int i = 0; i < options.size(); i++) {
      int action = options.get(i);
      if (Action.verb(action) == Verb.BUILD) {
        int card = Action.a(action);
        boolean plants = s.rules().isProduction(card) && s.buildings(seat) < EARLY;
        boolean counts = s.rules().cost(card) == DEAREST && s.buildings(seat) >= EARLY;
        int liking = 2 * s.rules().cost(card) + (plants || counts ? 3 : 0);
        if (liking > most) {
          most = liking;
          best = action;
        }
      }
    }
    return best;
  }

  private static int pay(SanJuanState s, Options options, int seat) {
    int toPay = Payment.toPay(s.top());
    if (toPay == 0) {
      return options.get(options.size() - 1);
    }
    int first = options.get(0);
    return Action.verb(first) == Verb.PAY ? part(s, options, seat, toPay) : first;
  }

  // ---- cards ----------------------------------------------------------------------------------

  /** A card is worth what it costs; one that cannot be built again, or no building, nothing. */
  private static int worth(SanJuanState s, int seat, int card) {
    boolean standing = !s.rules().isProduction(card) && (s.owned(seat) >>> card & 1) != 0;
    boolean useless = s.rules().isEvent(card) || standing;
    return useless ? 0 : s.rules().cost(card);
  }

  /**
   * Of so many cards, the cheapest among the options, the first in the order of the options: sets
   * are picked in that order.
   */
  private static int part(SanJuanState s, Options options, int seat, int number) {
    int left = number;
    int first = options.size() - 1;
    for (int worth = 0; left > 0 && worth <= DEAREST; worth++) {
      for (int i = 0; i < options.size() && left > 0; i++) {
        int card = Action.a(options.get(i));
        if (worth(s, seat, card) == worth) {
          first = Math.min(first, i);
          left -= s.inHand(seat, card);
        }
      }
    }
    return options.get(first);
  }

  private static int keep(SanJuanState s, Options options, int seat) {
    int best = options.get(0);
    for (int i = 1; i < options.size(); i++) {
      int action = options.get(i);
      if (Action.verb(action) == Verb.KEEP
          && worth(s, seat, Action.a(action)) > worth(s, seat, Action.a(best))) {
        best = action;
      }
    }
    return best;
  }

  /** The buildings that take hand cards at the start of a round. */
  private static long givers(RuleSet rules) {
    return rules.putsUnder().mask | rules.roundStart().mask;
  }

  /** Gifts come first among the options, to pass comes last. */
  private static int other(SanJuanState s, Options options, int seat, int step) {
    boolean givesCards =
        step >= StepId.OF_CARD && (givers(s.rules()) >>> StepId.card(s.top()) & 1) != 0;
    return givesCards && s.handSize(seat) < SMALL_HAND
        ? options.get(options.size() - 1)
        : options.get(0);
  }
}
