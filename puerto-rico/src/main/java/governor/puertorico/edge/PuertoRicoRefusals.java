package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Refusal;
import governor.puertorico.Building;
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
      case StepId.SETTLE -> all.quarry();
      case StepId.BUILD -> all.buildings();
      case StepId.EXTRA_GOOD -> all.extraGoods();
      case StepId.SELL -> all.sales();
      case StepId.LOAD -> {
        all.loads();
        all.ships();
        all.wharf();
      }
      case StepId.STORE -> all.storage();
      default -> {}
    }
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
    for (int role = 0; role < s.rules().roles(); role++) {
      if (s.isTaken(Role.of(role))) {
        Fact taken = Fact.about(s.roleTaker(role), FactKind.TAKEN, "", 0);
        refuse(Role.of(role).title(), taken);
      }
    }
  }

  private void quarry() {
    if (offers(Verb.TAKE_TILE, Tile.QUARRY.ordinal())) {
      return;
    }
    if (s.quarriesLeft() == 0) {
      refuse(Tile.QUARRY.title(), Fact.of(FactKind.NONE_LEFT));
    } else {
      refuse(
          Tile.QUARRY.title(),
          Fact.of(FactKind.NEEDS_ROLE, Role.SETTLER.title(), 0),
          Fact.of(FactKind.NEEDS_BUILDING, Building.CONSTRUCTION_HUT.title(), 0));
    }
  }

  private void buildings() {
    for (int building = 0; building < Building.KINDS; building++) {
      if (!offers(Verb.BUILD, building)) {
        refusals.add(new Refusal(Building.of(building).title(), whyNot(building)));
      }
    }
  }

  private List<Fact> whyNot(int building) {
    if (s.owns(seat, Building.of(building))) {
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
      if (offers(Verb.SELL, good)) {
        continue;
      }
      if (s.goods(seat, good) == 0) {
        refuse(Good.of(good).title(), Fact.of(FactKind.NO_BARREL));
      } else {
        refuse(
            Good.of(good).title(),
            Fact.of(FactKind.IN_HOUSE),
            Fact.of(FactKind.NEEDS_BUILDING, Building.OFFICE.title(), 0));
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

  private void wharf() {
    if (s.owns(seat, Building.WHARF)) {
      if (!s.works(seat, Building.WHARF)) {
        refuse(Building.WHARF.title(), Fact.of(FactKind.NO_COLONIST));
      } else if (s.hasUsedOwnShip(seat)) {
        refuse(Building.WHARF.title(), Fact.of(FactKind.USED));
      }
    }
  }

  private void storage() {
    int stored = Agenda.a(s.top());
    for (int left = s.kindsOfGoods(seat) & ~stored; left != 0; left &= left - 1) {
      int good = Integer.numberOfTrailingZeros(left);
      if (!offers(Verb.STORE, good) && !offers(Verb.KEEP, good)) {
        refuse(Good.of(good).title(), Fact.of(FactKind.OUT_OF_ORDER));
      }
    }
  }
}
