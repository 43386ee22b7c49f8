package governor.puertorico.edge;

import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import governor.puertorico.phases.BuilderPhase;
import governor.puertorico.phases.CraftsmanPhase;
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
        s.isOver() ? HIDDEN : s.seatToAct(),
        s.isOver() ? "" : notation.question(s),
        rules.picks(),
        s.endIsNear(),
        roles(s),
        plantations(s::inRow),
        s.faceDown(),
        plantations(s::discarded),
        s.quarriesLeft(),
        s.colonistSupply(),
        s.colonistShip(),
        s.pool(),
        goods(s::goodsSupply),
        goods(s::inHouse),
        ships(s),
        counts(Building.KINDS, kind -> Building.of(kind).title(), s::copiesLeft),
        viewer < 0 ? Map.of() : prices(s, viewer),
        seats);
  }

  private static Map<String, Integer> prices(PuertoRicoState s, int viewer) {
    boolean building = s.phase() == Role.BUILDER.ordinal();
    Map<String, Integer> prices = new LinkedHashMap<>();
    for (long left = s.buildable(); left != 0; left &= left - 1) {
      int kind = Long.numberOfTrailingZeros(left);
      int price =
          building ? BuilderPhase.price(s, viewer, kind) : BuilderPhase.usualPrice(s, viewer, kind);
      prices.put(Building.of(kind).title(), price);
    }
    return Collections.unmodifiableMap(prices);
  }

  private static PuertoRicoView.Seat seat(PuertoRicoState s, int seat, boolean seesPoints) {
    List<PuertoRicoView.Tiles> island = new ArrayList<>();
    List<PuertoRicoView.Building> city = new ArrayList<>();
    for (int circle = 0; circle < Circle.KINDS; circle++) {
      int circles = s.circles(seat, circle);
      int manned = s.manned(seat, circle);
      String name = Circle.title(circle);
      if (circles == 0) {
        continue;
      }
      if (Circle.isOnTile(circle)) {
        island.add(new PuertoRicoView.Tiles(name, circles, manned));
      } else {
        city.add(new PuertoRicoView.Building(name, circles, manned));
      }
    }
    return new PuertoRicoView.Seat(
        s.doubloons(seat),
        seesPoints ? s.chips(seat) : HIDDEN,
        goods(good -> s.goods(seat, good)),
        goods(good -> CraftsmanPhase.capacity(s, seat, good)),
        s.colonists(seat),
        s.sanJuan(seat),
        s.freeSpaces(seat),
        s.hasUsedOwnShip(seat),
        island,
        city);
  }

  private List<PuertoRicoView.RoleCard> roles(PuertoRicoState s) {
    List<PuertoRicoView.RoleCard> cards = new ArrayList<>();
    for (int role = 0; role < rules.roles(); role++) {
      Role card = Role.of(role);
      cards.add(
          new PuertoRicoView.RoleCard(
              card.title(), s.roleDoubloons(role), s.isTaken(card), s.roleTaker(role)));
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
