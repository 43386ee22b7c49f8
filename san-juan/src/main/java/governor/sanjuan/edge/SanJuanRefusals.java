package governor.sanjuan.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Refusal;
import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.hooks.ProspectorRule;
import governor.sanjuan.phases.Prices;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Why roles, hand cards and buildings that the seat might want to choose cannot be chosen. */
public final class SanJuanRefusals {
  /** With so many cards more, whatever money can buy could be bought. */
  private static final int PLENTY = 12;

  private final SanJuanGame game;
  private final RuleSet rules;
  private final BuildFacts builds;

  public SanJuanRefusals(SanJuanGame game) {
    this.game = game;
    this.rules = game.rules();
    this.builds = new BuildFacts(game);
  }

  public List<Refusal> of(SanJuanState s, Options options) {
    int seat = s.seatToAct();
    long offered = offered(options);
    long hand = s.handMask(seat) & ~offered;
    int step = Agenda.step(s.top());
    if (step >= StepId.OF_CARD) {
      Card asking = rules.card(StepId.card(s.top()));
      boolean picks = picked(options) != 0;
      return each(hand, card -> asked(asking.refusal(s, seat, card), picks));
    }
    return switch (step) {
      case StepId.CHOOSE_ROLE -> roles(s, seat);
      case StepId.BUILD -> {
        long centre = s.cathedralIsFree() ? 1L << rules.centre() & ~offered : 0;
        yield each(hand | centre, card -> build(s, seat, card));
      }
      case StepId.PLACE -> each(s.owned(seat) & ~offered, covered -> place(s, covered));
      case StepId.PRODUCE ->
          each(s.owned(seat) & rules.production() & ~offered, plant -> produce(s, seat, plant));
      case StepId.SELL ->
          each(s.owned(seat) & carriers() & ~offered, plant -> sell(s, seat, plant));
      case StepId.COUNCIL_KEEP -> each(s.offerMask() & ~offered, SanJuanRefusals::outOfOrder);
      case StepId.DIG ->
          each(
              s.working(seat) & rules.prospectorRules().mask & ~offered,
              building -> List.of(dig(s, building)));
      default -> picks(options, hand);
    };
  }

  /** The cards that choices name. */
  private static long offered(Options options) {
    long offered = 0;
    for (int i = 0; i < options.size(); i++) {
      switch (Action.verb(options.get(i))) {
        case Verb.TAKE, Verb.BESIDE, Verb.DRAW, Verb.PASS, Verb.DONE -> {}
        default -> offered |= 1L << Action.a(options.get(i));
      }
    }
    return offered;
  }

  private List<Refusal> each(long kinds, IntFunction<List<Fact>> reasons) {
    List<Refusal> refusals = new ArrayList<>();
    for (long left = kinds; left != 0; left &= left - 1) {
      int card = Long.numberOfTrailingZeros(left);
      List<Fact> why = reasons.apply(card);
      if (!why.isEmpty()) {
        refusals.add(new Refusal(rules.name(card), why));
      }
    }
    return refusals;
  }

  private List<Refusal> roles(SanJuanState s, int seat) {
    List<Refusal> refusals = new ArrayList<>();
    for (Role role : Role.values()) {
      if ((s.rolesTaken() >>> role.ordinal() & 1) != 0) {
        Fact taken = Fact.about(s.roleTaker(role.ordinal()), FactKind.TAKEN, "", 0);
        refusals.add(new Refusal(rules.name(role), List.of(taken)));
      }
    }
    long libraries = s.working(seat) & rules.doublesPrivilege();
    if (libraries != 0 && !s.canUseLibrary(seat)) {
      String library = rules.name(Long.numberOfTrailingZeros(libraries));
      refusals.add(new Refusal(library, List.of(Fact.of(FactKind.USED))));
    }
    return refusals;
  }

  // ---- building -------------------------------------------------------------------------------

  private List<Fact> build(SanJuanState s, int seat, int card) {
    if (isOwned(s, seat, card)) {
      return List.of(Fact.of(FactKind.OWNED));
    }
    List<Fact> facts = new ArrayList<>();
    facts.add(Fact.of(FactKind.TOO_DEAR, missing(s, Verb.BUILD, card)));
    facts.add(Fact.of(FactKind.PRICE, Prices.of(s, seat, card, s.working(seat), 0)));
    facts.add(Fact.of(FactKind.PRINTED_COST, rules.cost(card)));
    facts.addAll(builds.reductions(s, seat, card));
    return facts;
  }

  private boolean isOwned(SanJuanState s, int seat, int card) {
    return !rules.isProduction(card) && s.owns(seat, rules.card(card));
  }

  private List<Fact> place(SanJuanState s, int covered) {
    int missing = missing(s, Verb.OVER, covered);
    if (missing < PLENTY) {
      return List.of(Fact.of(FactKind.TOO_DEAR, missing));
    }
    boolean sameKind = covered == Agenda.a(s.top());
    return List.of(Fact.of(sameKind ? FactKind.SAME_KIND : FactKind.ITSELF));
  }

  /** How many cards more in hand would let the seat choose this card; PLENTY for none. */
  private int missing(SanJuanState s, int verb, int card) {
    SanJuanState richer = game.copy(s);
    Options options = new Options();
    int cards = 0;
    while (cards < PLENTY && (offered(options, verb) >>> card & 1) == 0) {
      richer.addToHand(s.seatToAct(), rules.firstBuilding());
      game.runStep(richer, options);
      cards++;
    }
    return cards;
  }

  private static long offered(Options options, int verb) {
    long offered = 0;
    for (int i = 0; i < options.size(); i++) {
      if (Action.verb(options.get(i)) == verb) {
        offered |= 1L << Action.a(options.get(i));
      }
    }
    return offered;
  }

  // ---- goods and sets -------------------------------------------------------------------------

  /** The buildings that can carry a good. */
  private long carriers() {
    long carriers = 0;
    for (int place = 0; place < rules.goodsPlaces(); place++) {
      carriers |= 1L << rules.goodsCard(place);
    }
    return carriers;
  }

  private static List<Fact> produce(SanJuanState s, int seat, int plant) {
    FactKind why = s.emptyPlants(seat, plant) == 0 ? FactKind.HAS_GOOD : FactKind.OUT_OF_ORDER;
    return List.of(Fact.of(why));
  }

  private static List<Fact> sell(SanJuanState s, int seat, int plant) {
    int goods = s.goodsAt(seat, s.rules().goodsPlace(plant));
    return List.of(Fact.of(goods == 0 ? FactKind.NO_GOOD : FactKind.OUT_OF_ORDER));
  }

  private Fact dig(SanJuanState s, int building) {
    Hooks<ProspectorRule> hooks = rules.prospectorRules();
    return Fact.of(hooks.of(building).isUsable(s) ? FactKind.USED : FactKind.NO_CARDS);
  }

  /** Where hand cards are picked: those that are not offered come in another order. */
  private List<Refusal> picks(Options options, long hand) {
    return picked(options) == 0 ? List.of() : each(hand, SanJuanRefusals::outOfOrder);
  }

  private static long picked(Options options) {
    return offered(options, Verb.PAY)
        | offered(options, Verb.DISCARD)
        | offered(options, Verb.PUT_UNDER);
  }

  /** Why a card's question does not offer a hand card: its own reason, or another order. */
  private static List<Fact> asked(List<Fact> own, boolean picks) {
    if (!own.isEmpty()) {
      return own;
    }
    return picks ? List.of(Fact.of(FactKind.OUT_OF_ORDER)) : List.of();
  }

  private static List<Fact> outOfOrder(int card) {
    return List.of(Fact.of(FactKind.OUT_OF_ORDER));
  }
}
