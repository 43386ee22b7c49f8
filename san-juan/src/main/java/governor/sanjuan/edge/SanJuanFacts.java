package governor.sanjuan.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Hooks;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.hooks.AfterSale;
import governor.sanjuan.phases.CouncillorPhase;
import java.util.ArrayList;
import java.util.List;

/**
 * What each choice of San Juan costs or brings. The engine is asked on copies, which never draw a
 * card or turn a tile that the seat has not seen: no rule stands here, and nothing hidden leaks.
 */
public final class SanJuanFacts {
  private final SanJuanGame game;
  private final RuleSet rules;
  private final RoleFacts roles;
  private final BuildFacts builds;

  public SanJuanFacts(SanJuanGame game) {
    this.game = game;
    this.rules = game.rules();
    this.builds = new BuildFacts(game);
    this.roles = new RoleFacts(game, builds);
  }

  public List<Fact> of(SanJuanState s, int action) {
    int a = Action.a(action);
    return switch (Action.verb(action)) {
      case Verb.TAKE, Verb.TRIGGER -> roles.of(s, action);
      case Verb.BUILD -> builds.build(s, action);
      case Verb.BESIDE, Verb.OVER -> builds.place(s, action);
      case Verb.PAY -> pay(s, action);
      case Verb.PAY_GOOD -> payGood(s, action);
      case Verb.PRODUCE -> produce(s, action);
      case Verb.SELL -> sell(s, action);
      case Verb.KEEP, Verb.DISCARD -> card(s, a);
      case Verb.PUT_UNDER -> putUnder(s, action);
      case Verb.USE -> use(s, action);
      case Verb.DRAW -> draw(s, action);
      case Verb.DONE -> done(s);
      case Verb.DEMOLISH -> demolish(s, action);
      case Verb.PASS -> List.of();
      default -> throw new IllegalArgumentException("no such choice: " + action);
    };
  }

  /** What the card is to the seat as a building. */
  private List<Fact> card(SanJuanState s, int card) {
    int seat = s.seatToAct();
    List<Fact> facts = new ArrayList<>();
    facts.add(Fact.of(FactKind.PRINTED_COST, rules.cost(card)));
    facts.add(Fact.of(FactKind.YOUR_PRICE, BuildFacts.usualPrice(s, seat, card)));
    facts.add(Fact.of(FactKind.POINTS, rules.points(card)));
    if (!rules.isProduction(card) && s.owns(seat, rules.card(card))) {
      facts.add(Fact.of(FactKind.OWNED));
    }
    return facts;
  }

  private List<Fact> pay(SanJuanState s, int action) {
    List<Fact> facts = card(s, Action.a(action));
    facts.add(leftToPay(s, action));
    return facts;
  }

  private List<Fact> payGood(SanJuanState s, int action) {
    List<Fact> facts = new ArrayList<>();
    addNextPrice(s, Action.a(action), facts);
    facts.add(leftToPay(s, action));
    return facts;
  }

  private Fact leftToPay(SanJuanState s, int action) {
    SanJuanState after = after(s, action);
    return Fact.of(FactKind.LEFT_TO_PAY, BuildFacts.charged(after, s.seatToAct()));
  }

  private List<Fact> produce(SanJuanState s, int action) {
    List<Fact> facts = new ArrayList<>();
    facts.add(Fact.of(FactKind.MAKES_GOOD, rules.name(Action.a(action)), 1));
    addNextPrice(s, Action.a(action), facts);
    int cards = Sales.dueAfter(game, s, action) - Sales.due(game, s);
    if (cards > 0) {
      facts.add(Fact.about(s.seatToAct(), FactKind.DRAWS, "", cards));
    }
    return facts;
  }

  /** What a good on this building brings in the trader phase that runs or comes next. */
  private static void addNextPrice(SanJuanState s, int card, List<Fact> facts) {
    boolean fixed = !s.rules().isProduction(card);
    if (fixed || Sales.tileIsKnown(s)) {
      facts.add(Fact.of(FactKind.SELLS_FOR, s.price(card)));
    }
  }

  private List<Fact> sell(SanJuanState s, int action) {
    int card = Action.a(action);
    int sold = Agenda.a(s.top());
    int before = Sales.due(game, s);
    int total = Sales.dueAfter(game, s, action);
    List<Fact> facts = new ArrayList<>();
    facts.add(Fact.of(FactKind.PROCEEDS, total - before));
    facts.add(Fact.of(FactKind.BASE, s.price(card)));
    Hooks<AfterSale> hooks = rules.afterSale();
    for (int i = 0; i < hooks.size(); i++) {
      boolean works = (s.working(s.seatToAct()) >>> hooks.kind(i) & 1) != 0;
      boolean earned = sold > 0 && hooks.at(i).rewards(sold);
      if (works && !earned && hooks.at(i).rewards(sold + 1)) {
        facts.add(Fact.of(FactKind.BONUS, rules.name(hooks.kind(i)), 1));
      }
    }
    facts.add(Fact.of(FactKind.TOTAL, total));
    return facts;
  }

  private List<Fact> putUnder(SanJuanState s, int action) {
    List<Fact> facts = new ArrayList<>();
    facts.add(worth(s, after(s, action)));
    facts.addAll(card(s, Action.a(action)));
    return facts;
  }

  private Fact worth(SanJuanState s, SanJuanState after) {
    int seat = s.seatToAct();
    return Fact.of(FactKind.WORTH, game.points(after, seat) - game.points(s, seat));
  }

  private List<Fact> use(SanJuanState s, int action) {
    List<Fact> facts = new ArrayList<>();
    int card = Action.a(action);
    if ((rules.pileKeepers().mask >>> card & 1) != 0) {
      facts.add(worth(s, after(s, action)));
    }
    facts.addAll(rules.card(card).usedFacts(s));
    return facts;
  }

  /** Why one might not want to draw. */
  private static void addEvents(SanJuanState s, List<Fact> facts) {
    if (s.eventsCouldAppear()) {
      facts.add(Fact.of(FactKind.MAY_TURN_EVENT));
    }
  }

  private List<Fact> draw(SanJuanState s, int action) {
    int seat = s.seatToAct();
    List<Fact> facts = new ArrayList<>();
    if (Agenda.step(s.top()) == StepId.COUNCIL) {
      facts.add(Fact.about(seat, FactKind.LOOKS_AT, "", CouncillorPhase.cards(s, seat)));
      facts.add(Fact.about(seat, FactKind.KEEPS, "", CouncillorPhase.keep(s, seat)));
    } else {
      facts.add(Fact.about(seat, FactKind.DRAWS, "", Agenda.a(after(s, action).top())));
    }
    addEvents(s, facts);
    return facts;
  }

  private List<Fact> done(SanJuanState s) {
    int cards = Sales.due(game, s);
    return cards == 0 ? List.of() : List.of(Fact.about(s.seatToAct(), FactKind.DRAWS, "", cards));
  }

  private List<Fact> demolish(SanJuanState s, int action) {
    int seat = s.seatToAct();
    int space = s.spaceOf(seat, Action.a(action), Action.b(action));
    List<Fact> facts = new ArrayList<>();
    facts.add(worth(s, after(s, action)));
    facts.add(Fact.of(FactKind.PRINTED_COST, rules.cost(Action.a(action))));
    if (s.hasGood(seat, space)) {
      facts.add(Fact.of(FactKind.LOSES_GOOD));
    }
    if (s.pileOf(seat, space) > 0) {
      facts.add(Fact.of(FactKind.LOSES_CARDS, s.pileOf(seat, space)));
    }
    return facts;
  }

  private SanJuanState after(SanJuanState s, int action) {
    SanJuanState after = game.copy(s);
    game.apply(after, action);
    return after;
  }
}
