package governor.puertorico.edge;

import governor.core.Agenda;
import governor.puertorico.Circle;
import governor.puertorico.Fair;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.StepId;
import governor.puertorico.Tile;
import governor.puertorico.phases.BuilderPhase;
import governor.puertorico.phases.CraftsmanPhase;
import governor.puertorico.phases.Drafting;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/** Makes views; the only place that decides what a seat may see of a position. */
public final class ViewMaker {
  private static final int HIDDEN = -1;
  private final RuleSet rules;
  private final PuertoRicoNotation notation = new PuertoRicoNotation();

  public ViewMaker(RuleSet rules) {
    this.rules = rules;
  }

  public PuertoRicoView view(PuertoRicoState s, int viewer) {
    return view(s, viewer, !s.isOver());
  }

  /** In the middle of what happens, where nobody is asked. */
  public PuertoRicoView glimpse(PuertoRicoState s, int viewer) {
    return view(s, viewer, false);
  }

  private PuertoRicoView view(PuertoRicoState s, int viewer, boolean asks) {
    List<PuertoRicoView.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < s.players(); seat++) {
      seats.add(seat(s, seat, viewer == seat || rules.openPoints()));
    }
    return new PuertoRicoView(
        viewer,
        s.round(),
        s.governor(),
        s.phase() < 0 ? "" : Role.of(s.phase()).title(),
        s.phase() < 0 ? HIDDEN : s.rolePlayer(),
        asks ? s.seatToAct() : HIDDEN,
        asks ? notation.question(s) : "",
        rules.picks(),
        s.endIsNear(),
        roles(s),
        plantations(s::inRow),
        s.faceDown(),
        plantations(s::discarded),
        s.quarriesLeft(),
        s.colonistSupply(),
        s.colonistShip(),
        s.nobleSupply(),
        s.nobleShip(),
        s.buccaneer(),
        s.kidnapped() < 0 ? "" : Role.of(s.kidnapped()).title(),
        s.kidnapper(),
        festival(s),
        s.pool(),
        goods(s::goodsSupply),
        goods(s::inHouse),
        ships(s),
        counts(rules.kinds(), this::title, s::copiesLeft),
        draft(s),
        viewer < 0 ? Map.of() : prices(s, viewer),
        seats);
  }

  private String title(int building) {
    return rules.building(building).title();
  }

  /** By price how many more buildings of that price come in. */
  private Map<String, Integer> draft(PuertoRicoState s) {
    return s.isOver() || Agenda.step(s.top()) != StepId.DRAFT
        ? Map.of()
        : counts(rules.highestCost() + 1, Integer::toString, price -> Drafting.spaces(s, price));
  }

  private List<PuertoRicoView.Target> festival(PuertoRicoState s) {
    if (!rules.hasFestival()) {
      return List.of();
    }
    List<PuertoRicoView.Target> targets = new ArrayList<>();
    targets.add(
        target(s, "plantations", Fair.PLANTATIONS, Map.of(Tile.of(s.festivalTile()).title(), 3)));
    targets.add(target(s, "production", Fair.PRODUCTION, goods(s::festivalGoods)));
    if (s.festivalBuilding() >= 0) {
      targets.add(target(s, "building", Fair.BUILDING, Map.of(title(s.festivalBuilding()), 1)));
    }
    return targets;
  }

  private static PuertoRicoView.Target target(
      PuertoRicoState s, String what, int target, Map<String, Integer> pieces) {
    return new PuertoRicoView.Target(what, pieces, s.festivalWinner(target));
  }

  private Map<String, Integer> prices(PuertoRicoState s, int viewer) {
    boolean building = s.phase() == Role.BUILDER.ordinal();
    Map<String, Integer> prices = new LinkedHashMap<>();
    for (long left = s.buildable(); left != 0; left &= left - 1) {
      int kind = Long.numberOfTrailingZeros(left);
      int price =
          building ? BuilderPhase.price(s, viewer, kind) : BuilderPhase.usualPrice(s, viewer, kind);
      prices.put(title(kind), price);
    }
    return Collections.unmodifiableMap(prices);
  }

  private PuertoRicoView.Seat seat(PuertoRicoState s, int seat, boolean seesPoints) {
    return new PuertoRicoView.Seat(
        s.doubloons(seat),
        seesPoints ? s.chips(seat) : HIDDEN,
        goods(good -> s.goods(seat, good)),
        goods(good -> CraftsmanPhase.production(s, seat, good)),
        s.colonists(seat),
        s.nobles(seat),
        s.sanJuan(seat),
        s.freeSpaces(seat),
        used(s, seat),
        island(s, seat),
        city(s, seat));
  }

  private static List<PuertoRicoView.Tiles> island(PuertoRicoState s, int seat) {
    List<PuertoRicoView.Tiles> island = new ArrayList<>();
    for (Tile tile : Tile.values()) {
      int number = s.tiles(seat, tile.ordinal());
      if (number > 0) {
        int manned = s.manned(seat, Circle.of(tile));
        island.add(new PuertoRicoView.Tiles(tile.title(), number, number, manned));
      }
    }
    if (s.forests(seat) > 0) {
      island.add(new PuertoRicoView.Tiles(Tile.FOREST, s.forests(seat), 0, 0));
    }
    return island;
  }

  private List<PuertoRicoView.Building> city(PuertoRicoState s, int seat) {
    List<PuertoRicoView.Building> city = new ArrayList<>();
    for (long left = s.owned(seat); left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      int circle = Circle.ofBuilding(building);
      int nobles = s.tellsApart(circle) ? s.noblesOn(seat, circle) : 0;
      city.add(
          new PuertoRicoView.Building(
              title(building), rules.circles(building), s.manned(seat, circle), nobles));
    }
    return city;
  }

  /** The seat's buildings that have done their part in this captain phase. */
  private List<String> used(PuertoRicoState s, int seat) {
    List<String> used = new ArrayList<>();
    for (long left = s.owned(seat) & rules.shipRules().mask; left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      if (rules.shipRules().of(building).isUsed(s, seat)) {
        used.add(title(building));
      }
    }
    for (long left = s.owned(seat) & rules.loadingTurns().mask; left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      if (rules.loadingTurns().of(building).isUsed(s, seat)) {
        used.add(title(building));
      }
    }
    return used;
  }

  private List<PuertoRicoView.RoleCard> roles(PuertoRicoState s) {
    List<PuertoRicoView.RoleCard> cards = new ArrayList<>();
    for (Role card : Role.values()) {
      int role = card.ordinal();
      if (rules.has(card)) {
        cards.add(
            new PuertoRicoView.RoleCard(
                card.title(), s.roleDoubloons(role), s.isTaken(card), s.roleTaker(role)));
      }
    }
    return cards;
  }

  private List<PuertoRicoView.Ship> ships(PuertoRicoState s) {
    List<PuertoRicoView.Ship> ships = new ArrayList<>();
    for (int ship = 0; ship < rules.ships(); ship++) {
      int good = s.shipGood(ship);
      String name = good < 0 ? "" : Good.of(good).title();
      ships.add(new PuertoRicoView.Ship(rules.capacity(ship), name, s.shipLoad(ship)));
    }
    return ships;
  }

  private static Map<String, Integer> plantations(IntUnaryOperator count) {
    return counts(Tile.PLANTATIONS, tile -> Tile.of(tile).title(), count);
  }

  private static Map<String, Integer> goods(IntUnaryOperator count) {
    return counts(Good.KINDS, good -> Good.of(good).title(), count);
  }

  private static Map<String, Integer> counts(
      int kinds, IntFunction<String> name, IntUnaryOperator count) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (int kind = 0; kind < kinds; kind++) {
      int pieces = count.applyAsInt(kind);
      if (pieces > 0) {
        counts.put(name.apply(kind), pieces);
      }
    }
    return Collections.unmodifiableMap(counts);
  }
}
