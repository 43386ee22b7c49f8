package governor.puertorico.referee;

import governor.puertorico.edge.PuertoRicoView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Holds a view of the engine against the referee's model, piece by piece. */
final class Comparison {
  private final World world;
  private final List<String> differences = new ArrayList<>();

  Comparison(World world) {
    this.world = world;
  }

  /** What differs in the view of this seat, or in the public view (-1), as sentences. */
  List<String> with(PuertoRicoView view, boolean isOver) {
    if (!isOver) {
      check("the round", world.round, view.round());
      check("the governor (section 3)", world.governor, view.governor());
      check("the phase", world.phase, view.phase());
      check("the role player", world.rolePlayer, view.rolePlayer());
      check("the number of role choices (section 3)", world.picks(), view.picks());
      check("who took which role (section 3)", takers(), takers(view));
    }
    check("whether the game ends with this round (R28)", world.isEnding, view.lastRound());
    check("the doubloons on role cards (R22, D24)", roles(), roles(view));
    check("the face-up plantations (4.1)", world.row, new Bag(view.faceUp()));
    check("the face-down plantations (4.1, R7)", world.faceDown.total(), view.faceDown());
    check("the discarded plantations (4.1, R7)", world.discards, new Bag(view.discards()));
    check("the quarries (4.1)", world.quarries, view.quarries());
    check("the colonists in the supply (4.2)", world.colonistSupply, view.colonistSupply());
    check(
        "the people on the ship (4.2, R24)",
        world.colonistShip + world.nobleShip,
        view.colonistShip());
    check("the nobles in the supply (5.2)", world.nobleSupply, view.nobleSupply());
    check("the nobles on the ship (5.2)", world.nobleShip, view.nobleShip());
    check("who holds the buccaneer's card (5.7)", world.buccaneer, view.buccaneer());
    check("the kidnapped role (X-20, X-34)", world.kidnapped, view.kidnapped());
    check("the kidnapper (X-20, X-34)", world.kidnapper, view.kidnapper());
    String festival = Reading.festival(world, view).toString();
    check("the festival (section 6, X-28)", world.festival.toString(), festival);
    check("the points left (R26)", world.pointsLeft, view.pointsLeft());
    check("the goods in the supply (4.4 to 4.6)", world.goods, new Bag(view.goods()));
    check("the trading house (4.5, R19)", world.tradingHouse, new Bag(view.house()));
    check("the ships (4.6, R44)", ships(), ships(view));
    check("the buildings left (4.3)", world.buildings, new Bag(view.buildings()));
    if (view.viewer() >= 0 && !isOver) {
      check("the prices (4.3, R40)", prices(view.viewer()), new TreeMap<>(view.prices()));
    }
    for (Player player : world.players) {
      compare(player, view.seats().get(player.seat), view.viewer(), isOver);
    }
    return differences;
  }

  private void compare(Player player, PuertoRicoView.Seat view, int viewer, boolean isOver) {
    String of = " of seat " + player.seat;
    check("the doubloons" + of, player.doubloons, view.doubloons());
    if (!isOver) {
      boolean sees = viewer == player.seat || world.house.openPoints();
      check("the points" + of + " (R12, R26, R27)", sees ? player.points : -1, view.points());
    } else if (view.points() >= 0) {
      check("the points" + of + " (R12, R26)", player.points, view.points());
    }
    check("the goods" + of + " (4.4 to 4.6)", player.goods, new Bag(view.goods()));
    check("what is made" + of + " (4.4)", makes(player), new Bag(view.makes()));
    check("the tiles" + of + " (4.1)", player.tiles, Reading.tiles(view));
    Bag manned = new Bag();
    view.island().forEach(each -> manned.add(each.name(), each.manned()));
    check("the colonists on tiles" + of + " (4.2, R6)", player.manned, manned);
    check("the forests" + of + " (5.1)", player.forests.total(), Reading.forests(view));
    check("the nobles" + of + " (5.2)", player.nobles, view.nobles());
    Map<String, Integer> city = new TreeMap<>();
    for (PuertoRicoView.Building building : view.city()) {
      city.put(building.name(), building.manned());
      check(
          "the nobles on the " + building.name() + of + " (X-31)",
          player.noblesOn.of(building.name()),
          building.nobles());
      int circles = Pieces.building(building.name()).circles();
      check("the circles of " + building.name(), circles, building.circles());
    }
    check("the city" + of + " (4.2, 4.3, R39)", new TreeMap<>(player.city), city);
    check("San Juan" + of + " (R1)", player.sanJuan, view.sanJuan());
    check("all colonists" + of, player.colonists(), view.colonists());
    check("the free spaces" + of + " (R10)", player.freeSpaces(), view.freeSpaces());
    check("the wharves used" + of + " (R9, X-9)", player.used, Set.copyOf(view.used()));
  }

  private void check(String what, Object referee, Object engine) {
    if (!referee.equals(engine)) {
      differences.add(what + ": by the rules " + referee + ", by the engine " + engine);
    }
  }

  private static Bag makes(Player player) {
    Bag makes = new Bag();
    for (String good : Pieces.GOODS) {
      int made = player.canMake(good);
      makes.add(good, made + (made > 0 && Craftsman.aqueductHelps(player, good) ? 1 : 0));
    }
    return makes;
  }

  private Map<String, Integer> prices(int viewer) {
    boolean isBuilder = world.phase.equals("builder") && viewer == world.rolePlayer;
    Map<String, Integer> prices = new TreeMap<>();
    for (Pieces.Kind kind : Pieces.BUILDINGS) {
      if (world.buildings.of(kind.name()) > 0) {
        prices.put(kind.name(), world.price(world.players.get(viewer), kind, isBuilder));
      }
    }
    return prices;
  }

  private List<String> roles() {
    return world.roles.stream().map(card -> card.name + " " + card.doubloons).toList();
  }

  private static List<String> roles(PuertoRicoView view) {
    return view.roles().stream().map(card -> card.name() + " " + card.doubloons()).toList();
  }

  private List<String> takers() {
    return world.roles.stream().map(card -> card.name + " " + card.takenBy).toList();
  }

  private static List<String> takers(PuertoRicoView view) {
    return view.roles().stream()
        .map(card -> card.name() + " " + (card.taken() ? card.takenBy() : -1))
        .toList();
  }

  private List<String> ships() {
    return world.ships.stream()
        .map(ship -> ship.capacity + ": " + ship.load + " " + ship.good)
        .toList();
  }

  private static List<String> ships(PuertoRicoView view) {
    return view.ships().stream()
        .map(ship -> ship.capacity() + ": " + ship.load() + " " + ship.good())
        .toList();
  }
}
