package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Hooks;
import governor.puertorico.Building;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.hooks.CostRule;
import governor.puertorico.hooks.LoadRule;
import governor.puertorico.hooks.PriceRule;
import governor.puertorico.phases.BuilderPhase;
import governor.puertorico.phases.CraftsmanPhase;
import governor.puertorico.phases.MayorPhase;
import java.util.ArrayList;
import java.util.List;

/**
 * What each choice of Puerto Rico costs or brings. The engine is asked on copies, which never turn
 * a tile: no rule stands here, and nothing hidden leaks.
 */
public final class PuertoRicoFacts {
  private final PuertoRicoGame game;
  private final RuleSet rules;
  private final RoleFacts roles;

  public PuertoRicoFacts(PuertoRicoGame game) {
    this.game = game;
    this.rules = game.rules();
    this.roles = new RoleFacts(game);
  }

  public List<Fact> of(PuertoRicoState s, int action) {
    if (Action.verb(action) == Verb.TAKE) {
      return roles.of(s, action);
    }
    PuertoRicoState after = game.copy(s);
    game.apply(after, action);
    acceptColonist(after);
    List<Fact> facts = new ArrayList<>();
    addOwn(s, action, after, facts);
    if (after.endIsNear() && !s.endIsNear()) {
      facts.add(Fact.of(FactKind.LAST_ROUND));
    }
    return facts;
  }

  /** A colonist that comes with what was chosen is shown as taken. */
  private void acceptColonist(PuertoRicoState after) {
    Building asking = rules.asking(after);
    if (asking != null && asking.comesAlong()) {
      game.apply(after, game.ask(after).get(0));
    }
  }

  private void addOwn(PuertoRicoState s, int action, PuertoRicoState after, List<Fact> facts) {
    int a = Action.a(action);
    switch (Action.verb(action)) {
      case Verb.TAKE_TILE -> addTile(s, a, after, facts);
      case Verb.TAKE_COLONIST -> {
        addColonists(s, after, facts);
        addEnd(MayorPhase.extraColonistCouldBringTheEnd(s), facts);
      }
      case Verb.ACCEPT -> addColonists(s, after, facts);
      case Verb.REFUSE, Verb.TAKE_NOBLE, Verb.PUT_COLONIST, Verb.PUT_NOBLE -> {}
      case Verb.TAKE_GOOD -> {
        facts.add(Fact.of(FactKind.SELLS_FOR, rules.price(a)));
        facts.add(Fact.of(FactKind.HAVE, s.goods(s.seatToAct(), a)));
      }
      case Verb.MAN, Verb.MOVE_GUEST, Verb.MOVE_NOBLE_GUEST ->
          addProduction(s, action, after, facts);
      case Verb.BUILD -> addBuilding(s, a, after, facts);
      case Verb.SELL -> addSale(s, a, after, facts);
      case Verb.LOAD, Verb.LOAD_OWN -> addLoad(s, action, after, facts);
      case Verb.STORE -> facts.add(keeps(a, s.goods(s.seatToAct(), a)));
      case Verb.KEEP -> addStorage(s, a, after, facts);
      case Verb.USE -> addUse(s, a, after, facts);
      case Verb.PASS -> {
        if (Agenda.step(s.top()) == StepId.LOAD) {
          facts.add(Fact.of(FactKind.ASKED_AGAIN));
        }
      }
      case Verb.TAKE_FOREST, Verb.LAY_FOREST -> {
        facts.add(Fact.of(FactKind.HAVE, s.forests(s.seatToAct())));
        addColonists(s, after, facts);
      }
      case Verb.LAY -> addTile(s, a, after, facts);
      case Verb.SELL_AT_POST -> addPostSale(s, a, after, facts);
      case Verb.KEEP_SOME -> addStorage(s, a, after, facts);
      case Verb.DRAFT -> {
        facts.add(Fact.of(FactKind.PRINTED_COST, rules.cost(a)));
        facts.add(Fact.of(FactKind.POINTS, rules.points(a)));
      }
      default -> addGains(s, after, facts);
    }
  }

  private static void addTile(
      PuertoRicoState s, int tile, PuertoRicoState after, List<Fact> facts) {
    int seat = s.seatToAct();
    facts.add(Fact.of(FactKind.HAVE, s.tiles(seat, tile)));
    if (tile != Tile.CORN.ordinal() && tile != Tile.QUARRY.ordinal()) {
      facts.add(Fact.of(FactKind.WORKPLACES, CraftsmanPhase.workplaces(s, seat, tile)));
    }
    addColonists(s, after, facts);
  }

  private static void addColonists(PuertoRicoState s, PuertoRicoState after, List<Fact> facts) {
    int seat = s.seatToAct();
    int colonists = after.colonists(seat) - s.colonists(seat);
    if (colonists > 0) {
      facts.add(Fact.about(seat, FactKind.GETS_COLONISTS, "", colonists));
    }
  }

  private static void addEnd(boolean possible, List<Fact> facts) {
    if (possible) {
      facts.add(Fact.of(FactKind.MAY_END));
    }
  }

  private void addUse(PuertoRicoState s, int building, PuertoRicoState after, List<Fact> facts) {
    addColonists(s, after, facts);
    facts.addAll(rules.building(building).usedFacts(s));
  }

  /** What the seat's doubloons and points become. */
  private static void addGains(PuertoRicoState s, PuertoRicoState after, List<Fact> facts) {
    int seat = s.seatToAct();
    int doubloons = after.doubloons(seat) - s.doubloons(seat);
    if (doubloons > 0) {
      facts.add(Fact.about(seat, FactKind.EARNS, "", doubloons));
    }
    addIfAny(FactKind.BRINGS_POINTS, "", after.chips(seat) - s.chips(seat), facts);
    addColonists(s, after, facts);
  }

  /** What the seat would produce with the rest of its colonists placed as the draft has it. */
  private void addProduction(
      PuertoRicoState s, int action, PuertoRicoState after, List<Fact> facts) {
    int seat = s.seatToAct();
    if (PlacementDraft.isAsked(s) && PlacementDraft.of(game, s).proposed().getFirst() == action) {
      facts.add(Fact.of(FactKind.AS_DRAFTED));
    }
    if (PlacementDraft.isAsked(after) && after.seatToAct() == seat) {
      PlacementDraft.of(game, after).proposed().forEach(each -> game.apply(after, each));
    }
    for (int good = 0; good < Good.KINDS; good++) {
      int barrels = CraftsmanPhase.production(after, seat, good);
      if (barrels > 0) {
        facts.add(Fact.of(FactKind.WOULD_MAKE, Good.of(good).title(), barrels));
      }
    }
  }

  private void addBuilding(
      PuertoRicoState s, int building, PuertoRicoState after, List<Fact> facts) {
    int seat = s.seatToAct();
    int price = BuilderPhase.price(s, seat, building);
    facts.add(Fact.of(FactKind.PRICE, price));
    addItems(s, seat, building, facts);
    addIfAny(FactKind.PAY_OTHERWISE, "", price - s.doubloons(seat), facts);
    facts.add(Fact.of(FactKind.POINTS, rules.points(building)));
    if (s.owns(seat, building) == after.owns(seat, building)) {
      // Something else has to be given for it first, which is asked next.
      facts.add(Fact.of(FactKind.WORTH, rules.points(building)));
    } else {
      facts.add(Fact.of(FactKind.WORTH, game.points(after, seat) - game.points(s, seat)));
    }
    facts.add(Fact.of(FactKind.CIRCLES, rules.circles(building)));
    facts.add(Fact.of(FactKind.SPACES, rules.spaces(building)));
    addColonists(s, after, facts);
  }

  /** What a price is made of. */
  static void addItems(PuertoRicoState s, int seat, int building, List<Fact> facts) {
    facts.add(Fact.of(FactKind.PRINTED_COST, s.rules().cost(building)));
    addIfAny(FactKind.REDUCTION, Role.BUILDER.title(), BuilderPhase.privilege(s, seat), facts);
    int quarries = BuilderPhase.quarries(s, seat, building);
    addIfAny(FactKind.REDUCTION, Tile.QUARRY.title(), quarries, facts);
    Hooks<CostRule> hooks = s.rules().costRules();
    for (long left = BuilderPhase.costRules(s, seat); left != 0; left &= left - 1) {
      int rule = Long.numberOfTrailingZeros(left);
      int off = hooks.of(rule).discount(s, seat, building);
      addIfAny(FactKind.REDUCTION, s.rules().building(rule).title(), off, facts);
    }
  }

  private void addSale(PuertoRicoState s, int good, PuertoRicoState after, List<Fact> facts) {
    int seat = s.seatToAct();
    int proceeds = after.doubloons(seat) - s.doubloons(seat);
    facts.add(Fact.of(FactKind.PROCEEDS, proceeds));
    facts.add(Fact.of(FactKind.BASE, rules.price(good)));
    Hooks<PriceRule> hooks = rules.priceRules();
    int privilege = proceeds - rules.price(good);
    List<Fact> markets = new ArrayList<>();
    for (long left = s.working(seat) & hooks.mask; left != 0; left &= left - 1) {
      int market = Long.numberOfTrailingZeros(left);
      privilege -= hooks.of(market).bonus();
      addIfAny(FactKind.BONUS, rules.building(market).title(), hooks.of(market).bonus(), markets);
    }
    addIfAny(FactKind.BONUS, Role.TRADER.title(), privilege, facts);
    facts.addAll(markets);
    if (after.houseIsFull()) {
      facts.add(Fact.of(FactKind.FILLS_HOUSE));
    }
  }

  private void addPostSale(PuertoRicoState s, int good, PuertoRicoState after, List<Fact> facts) {
    int seat = s.seatToAct();
    int proceeds = after.doubloons(seat) - s.doubloons(seat);
    facts.add(Fact.of(FactKind.PROCEEDS, proceeds));
    facts.add(Fact.of(FactKind.BASE, rules.price(good)));
    addIfAny(FactKind.BONUS, Role.TRADER.title(), proceeds - rules.price(good), facts);
  }

  private void addLoad(PuertoRicoState s, int action, PuertoRicoState after, List<Fact> facts) {
    int seat = s.seatToAct();
    int good = Action.a(action);
    int barrels = s.goods(seat, good) - after.goods(seat, good);
    int points = after.chips(seat) - s.chips(seat);
    facts.add(Fact.of(FactKind.BARRELS, barrels));
    facts.add(Fact.of(FactKind.BRINGS_POINTS, points));
    Hooks<LoadRule> hooks = rules.loadRules();
    int privilege = points - barrels;
    List<Fact> harbors = new ArrayList<>();
    for (long left = s.working(seat) & hooks.mask; left != 0; left &= left - 1) {
      int harbor = Long.numberOfTrailingZeros(left);
      privilege -= hooks.of(harbor).bonus();
      addIfAny(FactKind.BONUS, rules.building(harbor).title(), hooks.of(harbor).bonus(), harbors);
    }
    addIfAny(FactKind.BONUS, Role.CAPTAIN.title(), privilege, facts);
    facts.addAll(harbors);
    int doubloons = after.doubloons(seat) - s.doubloons(seat);
    if (doubloons > 0) {
      facts.add(Fact.about(seat, FactKind.EARNS, "", doubloons));
    }
    if (Action.verb(action) == Verb.LOAD && after.shipRoom(Action.b(action)) == 0) {
      facts.add(Fact.of(FactKind.FILLS_SHIP));
    }
  }

  private static void addStorage(
      PuertoRicoState s, int kept, PuertoRicoState after, List<Fact> facts) {
    int seat = s.seatToAct();
    facts.add(keeps(kept, after.goods(seat, kept)));
    for (int good = 0; good < Good.KINDS; good++) {
      int lost = s.goods(seat, good) - after.goods(seat, good);
      addIfAny(FactKind.LOSES_BARRELS, Good.of(good).title(), lost, facts);
    }
  }

  private static Fact keeps(int good, int barrels) {
    return Fact.of(FactKind.KEEPS_BARRELS, Good.of(good).title(), barrels);
  }

  private static void addIfAny(FactKind kind, String piece, int number, List<Fact> facts) {
    if (number > 0) {
      facts.add(Fact.of(kind, piece, number));
    }
  }
}
