package governor.sanjuan.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.Payment;
import governor.sanjuan.phases.Prices;
import java.util.ArrayList;
import java.util.List;

/** What a building costs, each reduction by itself, and what it is worth. */
final class BuildFacts {
  private final SanJuanGame game;
  private final RuleSet rules;

  BuildFacts(SanJuanGame game) {
    this.game = game;
    this.rules = game.rules();
  }

  /** The choice of a card to build, in a builder phase or for nothing. */
  List<Fact> build(SanJuanState s, int action) {
    int card = Action.a(action);
    int seat = s.seatToAct();
    SanJuanState built = after(s, action);
    List<Fact> facts = new ArrayList<>();
    if (Agenda.step(s.top()) != StepId.BUILD) {
      facts.add(Fact.of(FactKind.PRICE, 0));
      facts.add(Fact.of(FactKind.PRINTED_COST, rules.cost(card)));
    } else if (isPlacing(built, seat)) {
      built = placed(built, card, facts);
    } else {
      facts.addAll(price(built, seat, card));
    }
    facts.addAll(result(s, built, card));
    return facts;
  }

  private static boolean isPlacing(SanJuanState s, int seat) {
    return Agenda.step(s.top()) == StepId.PLACE && s.seatToAct() == seat;
  }

  /** With a crane: the price on a free space, if it can be paid, and the lowest over a building. */
  private SanJuanState placed(SanJuanState s, int card, List<Fact> facts) {
    Options options = new Options();
    game.runStep(s, options);
    int seat = s.seatToAct();
    SanJuanState beside = s;
    SanJuanState over = s;
    int lowest = Integer.MAX_VALUE;
    int covered = 0;
    for (int i = 0; i < options.size(); i++) {
      SanJuanState built = after(s, options.get(i));
      if (Action.verb(options.get(i)) == Verb.BESIDE) {
        beside = built;
      } else if (charged(built, seat) < lowest) {
        lowest = charged(built, seat);
        covered = Action.a(options.get(i));
        over = built;
      }
    }
    if (beside != s) {
      facts.addAll(price(beside, seat, card));
    } else {
      facts.add(Fact.of(FactKind.PRINTED_COST, rules.cost(card)));
    }
    if (over != s) {
      facts.add(Fact.of(FactKind.CRANE_PRICE, rules.name(covered), lowest));
    }
    return beside == s ? over : beside;
  }

  /** The choice of a place for a building that is being built. */
  List<Fact> place(SanJuanState s, int action) {
    int card = Agenda.a(s.top());
    int seat = s.seatToAct();
    SanJuanState built = after(s, action);
    List<Fact> facts = price(built, seat, card);
    if (Action.verb(action) == Verb.OVER) {
      int covered = Action.a(action);
      facts.add(Fact.of(FactKind.CREDIT, rules.name(covered), rules.credit(covered)));
      if ((Action.b(action) & 1) != 0) {
        facts.add(Fact.of(FactKind.LOSES_GOOD));
      }
    }
    facts.addAll(result(s, built, card));
    return facts;
  }

  /** The price of a building that stands already and is to be paid next. */
  private List<Fact> price(SanJuanState built, int seat, int card) {
    List<Fact> facts = new ArrayList<>();
    int price = charged(built, seat);
    facts.add(Fact.of(FactKind.PRICE, price));
    facts.add(Fact.of(FactKind.PRINTED_COST, rules.cost(card)));
    facts.addAll(reductions(built, seat, card));
    if (price > built.handSize(seat)) {
      facts.add(Fact.of(FactKind.NEEDS_GOODS, price - built.handSize(seat)));
    }
    return facts;
  }

  /** What the seat is to pay now. */
  static int charged(SanJuanState s, int seat) {
    boolean pays = !s.isOver() && Agenda.step(s.top()) == StepId.PAY && s.seatToAct() == seat;
    return pays ? Payment.toPay(s.top()) : 0;
  }

  /** What takes how much off the price in a builder phase: each by what would be lost without. */
  List<Fact> reductions(SanJuanState s, int seat, int card) {
    boolean city = !rules.isProduction(card);
    long working = s.working(seat);
    int all = Prices.reduction(s, seat, city, working);
    int privilege = Prices.reduction(s, seat, city, 0);
    List<Fact> facts = new ArrayList<>();
    if (privilege > 0) {
      facts.add(Fact.of(FactKind.REDUCTION, rules.name(Role.BUILDER), privilege));
    }
    for (long left = working; left != 0; left &= left - 1) {
      long building = Long.lowestOneBit(left);
      int share = all - Prices.reduction(s, seat, city, working & ~building);
      if (share > 0) {
        String name = rules.name(Long.numberOfTrailingZeros(building));
        facts.add(Fact.of(FactKind.REDUCTION, name, share));
      }
    }
    return facts;
  }

  /** In a builder phase the price of that phase, else the usual one. */
  static int priceNow(SanJuanState s, int seat, int card) {
    return s.phase() == Role.BUILDER.ordinal()
        ? Prices.of(s, seat, card, s.working(seat), 0)
        : usualPrice(s, seat, card);
  }

  /** What a card would cost the seat by its own buildings, without any privilege. */
  static int usualPrice(SanJuanState s, int seat, int card) {
    boolean city = !s.rules().isProduction(card);
    long own = s.working(seat) & ~s.rules().doublesPrivilege();
    int reduction = Prices.reduction(s, seat, city, own) - Prices.reduction(s, seat, city, 0);
    return Math.max(0, s.rules().cost(card) - reduction);
  }

  private List<Fact> result(SanJuanState s, SanJuanState built, int card) {
    int seat = s.seatToAct();
    List<Fact> facts = new ArrayList<>();
    facts.add(Fact.of(FactKind.POINTS, rules.points(card)));
    facts.add(Fact.of(FactKind.WORTH, game.points(built, seat) - game.points(s, seat)));
    if (built.someoneIsComplete() && !s.someoneIsComplete()) {
      facts.add(Fact.of(FactKind.ENDS_GAME));
    }
    return facts;
  }

  private SanJuanState after(SanJuanState s, int action) {
    SanJuanState after = game.copy(s);
    game.apply(after, action);
    return after;
  }
}
