package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Refusal;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.phases.BuilderPhase;
import java.util.ArrayList;
import java.util.List;

/** Why roles, buildings, tiles, goods and ships that the seat might want cannot be chosen. */
public final class PuertoRicoRefusals {
  private final PuertoRicoState s;
  private final Options options;
  private final int seat;
  private final List<Refusal> refusals = new ArrayList<>();

  private PuertoRicoRefusals(PuertoRicoState s, Options options) {
    this.s = s;
    this.options = options;
    this.seat = s.seatToAct();
  }

  public static List<Refusal> of(PuertoRicoState s, Options options) {
    PuertoRicoRefusals all = new PuertoRicoRefusals(s, options);
    switch (Agenda.step(s.top())) {
      case StepId.CHOOSE_ROLE -> all.roles();
      case StepId.SETTLE, StepId.SECOND_TILE -> all.quarry();
      case StepId.BUILD -> all.buildings();
      case StepId.EXTRA_GOOD -> all.extraGoods();
      case StepId.SELL -> all.sales();
      case StepId.LOAD -> {
        all.loads();
        all.ships();
        all.ownShips();
      }
      case StepId.STORE -> all.storage();
      case StepId.DRAFT -> all.drafts();
      default -> {}
    }
    List<String> offered = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      offered.add(PuertoRicoMoves.of(s, options.get(i)).piece());
    }
    // A guest may go to what cannot be built, and a plantation be given up whose good is not sold.
    all.refusals.removeIf(each -> offered.contains(each.piece()) || each.facts().isEmpty());
    return all.refusals;
  }

  private void refuse(String piece, Fact... facts) {
    refusals.add(new Refusal(piece, List.of(facts)));
  }

  private boolean offers(int verb, int a) {
    for (int i = 0; i < options.size(); i++) {
      if (Action.verb(options.get(i)) == verb && Action.a(options.get(i)) == a) {
        return true;
      }
    }
    return false;
  }

  private void roles() {
    for (Role role : Role.values()) {
      if (s.isTaken(role)) {
        refuse(role.title(), Fact.about(s.roleTaker(role.ordinal()), FactKind.TAKEN, "", 0));
      } else if (role == Role.BUCCANEER && s.rules().has(role) && s.buccaneer() == seat) {
        refuse(role.title(), Fact.of(FactKind.HAD_LAST));
      }
    }
  }

  /** Buildings that cannot come into the game any more, and those that are in it. */
  private void drafts() {
    for (long left = s.rules().drafted(); left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      if (!offers(Verb.DRAFT, building)) {
        boolean isIn = (s.buildable() & left & -left) != 0;
        refuse(title(building), Fact.of(isIn ? FactKind.IN_GAME : FactKind.NO_PLACE));
      }
    }
  }

  private String title(int building) {
    return s.rules().building(building).title();
  }

  /** Only with a colonist on one of these buildings, as far as any of them is in the game. */
  private List<Fact> needs(long buildings) {
    List<Fact> facts = new ArrayList<>();
    for (long left = buildings; left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      if (s.isInGame(building)) {
        facts.add(Fact.of(FactKind.NEEDS_BUILDING, title(building), 0));
      }
    }
    return facts;
  }

  private void quarry() {
    if (offers(Verb.TAKE_TILE, Tile.QUARRY.ordinal())) {
      return;
    }
    if (s.quarriesLeft() == 0) {
      refuse(Tile.QUARRY.title(), Fact.of(FactKind.NONE_LEFT));
    } else {
      List<Fact> facts = new ArrayList<>();
      if (Agenda.step(s.top()) == StepId.SETTLE) {
        facts.add(Fact.of(FactKind.NEEDS_ROLE, Role.SETTLER.title(), 0));
      }
      facts.addAll(needs(s.rules().quarryRules().mask));
      refusals.add(new Refusal(Tile.QUARRY.title(), facts));
    }
  }

  private void buildings() {
    for (int building = 0; building < s.rules().kinds(); building++) {
      if (s.isInGame(building) && !offers(Verb.BUILD, building)) {
        refusals.add(new Refusal(title(building), whyNot(building)));
      }
    }
  }

  private List<Fact> whyNot(int building) {
    if (s.owns(seat, building)) {
      return List.of(Fact.of(FactKind.OWNED));
    }
    if (s.copiesLeft(building) == 0) {
      return List.of(Fact.of(FactKind.SOLD_OUT));
    }
    if (s.freeSpaces(seat) < s.rules().spaces(building)) {
      return List.of(Fact.of(FactKind.NO_SPACE, s.rules().spaces(building)));
    }
    int price = BuilderPhase.price(s, seat, building);
    List<Fact> facts = new ArrayList<>();
    facts.add(Fact.of(FactKind.TOO_DEAR, price - s.doubloons(seat)));
    facts.add(Fact.of(FactKind.PRICE, price));
    PuertoRicoFacts.addItems(s, seat, building, facts);
    return facts;
  }

  private void extraGoods() {
    for (int good = 0; good < Good.KINDS; good++) {
      if (!offers(Verb.TAKE_GOOD, good)) {
        boolean produced = (s.produced() >>> good & 1) != 0;
        refuse(
            Good.of(good).title(), Fact.of(produced ? FactKind.NONE_LEFT : FactKind.NOT_PRODUCED));
      }
    }
  }

  private void sales() {
    for (int good = 0; good < Good.KINDS; good++) {
      if (offers(Verb.SELL, good) || offers(Verb.SELL_AT_POST, good)) {
        continue;
      }
      if (s.goods(seat, good) == 0) {
        refuse(Good.of(good).title(), Fact.of(FactKind.NO_BARREL));
      } else {
        List<Fact> facts = new ArrayList<>();
        if (s.houseIsFull()) {
          facts.add(Fact.of(FactKind.HOUSE_FULL));
          facts.addAll(needs(s.rules().postRules().mask));
        } else {
          facts.add(Fact.of(FactKind.IN_HOUSE));
          facts.addAll(needs(s.rules().saleRules().mask | s.rules().postRules().mask));
        }
        refusals.add(new Refusal(Good.of(good).title(), facts));
      }
    }
  }

  /** Goods that no ship takes: the one with that good is full, or all carry other goods. */
  private void loads() {
    for (int good = 0; good < Good.KINDS; good++) {
      boolean offered = offers(Verb.LOAD, good) || offers(Verb.LOAD_OWN, good);
      if (offered || s.goods(seat, good) == 0) {
        continue;
      }
      List<Fact> facts = new ArrayList<>();
      int ship = s.shipWith(good);
      if (ship >= 0) {
        facts.add(Fact.of(FactKind.SHIP_FULL, s.rules().capacity(ship)));
      } else {
        for (int each = 0; each < s.rules().ships(); each++) {
          facts.add(carries(each));
        }
      }
      refusals.add(new Refusal(Good.of(good).title(), facts));
    }
  }

  private Fact carries(int ship) {
    String good = Good.of(s.shipGood(ship)).title();
    return Fact.of(FactKind.SHIP_CARRIES, good, s.rules().capacity(ship));
  }

  /** Ships on which the seat can load nothing. */
  private void ships() {
    for (int ship = 0; ship < s.rules().ships(); ship++) {
      int capacity = s.rules().capacity(ship);
      if (!offersShip(ship)) {
        List<Fact> facts = new ArrayList<>();
        if (s.shipRoom(ship) == 0) {
          facts.add(Fact.of(FactKind.SHIP_FULL, capacity));
        } else if (s.shipGood(ship) >= 0) {
          facts.add(carries(ship));
        } else {
          addOtherShips(facts);
        }
        refusals.add(new Refusal(PuertoRicoMoves.ship(capacity), facts));
      }
    }
  }

  private boolean offersShip(int ship) {
    for (int i = 0; i < options.size(); i++) {
      int option = options.get(i);
      if (Action.verb(option) == Verb.LOAD && Action.b(option) == ship) {
        return true;
      }
    }
    return false;
  }

  /** Why an empty ship stays empty: each good goes where it lies already or where more fits. */
  private void addOtherShips(List<Fact> facts) {
    for (int i = 0; i < options.size(); i++) {
      int option = options.get(i);
      if (Action.verb(option) == Verb.LOAD) {
        String good = Good.of(Action.a(option)).title();
        facts.add(Fact.of(FactKind.OTHER_SHIP, good, s.rules().capacity(Action.b(option))));
      }
    }
    for (int good = 0; good < Good.KINDS; good++) {
      int ship = s.shipWith(good);
      if (s.goods(seat, good) > 0 && ship >= 0 && s.shipRoom(ship) == 0) {
        facts.add(Fact.of(FactKind.OTHER_SHIP, Good.of(good).title(), s.rules().capacity(ship)));
      }
    }
  }

  /** Buildings of the seat that ship goods, but not now. */
  private void ownShips() {
    for (long left = s.owned(seat) & s.rules().shipRules().mask; left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      ownShip(building, s.rules().shipRules().of(building).isUsed(s, seat));
    }
    for (long left = s.owned(seat) & s.rules().loadingTurns().mask; left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      ownShip(building, s.rules().loadingTurns().of(building).isUsed(s, seat));
    }
  }

  private void ownShip(int building, boolean used) {
    if ((s.working(seat) >>> building & 1) == 0) {
      refuse(title(building), Fact.of(FactKind.NO_COLONIST));
    } else if (used) {
      refuse(title(building), Fact.of(FactKind.USED));
    }
  }

  private void storage() {
    int stored = Agenda.a(s.top());
    for (int left = s.kindsOfGoods(seat) & ~stored; left != 0; left &= left - 1) {
      int good = Integer.numberOfTrailingZeros(left);
      if (!offers(Verb.STORE, good) && !offers(Verb.KEEP, good) && !offers(Verb.KEEP_SOME, good)) {
        refuse(Good.of(good).title(), Fact.of(FactKind.OUT_OF_ORDER));
      }
    }
  }
}
