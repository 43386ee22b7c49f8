package governor.puertorico.referee;

import governor.puertorico.edge.PuertoRicoView;
import java.util.List;

/** Makes the referee's model of a position at a role choice from what the seats see. */
final class Reading {
  private Reading() {}

  /**
   * The position that these views show; view number i is that of seat i.
   *
   * @param forests for each seat which plantations lie as forests, which views don't tell
   */
  static World of(HouseRules house, List<PuertoRicoView> views, List<Bag> forests) {
    World world = new World(house);
    PuertoRicoView view = views.get(0);
    for (int seat = 0; seat < views.size(); seat++) {
      world.players.add(player(seat, views.get(seat).seats().get(seat)));
      world.players.get(seat).forests.addAll(forests.get(seat));
    }
    for (PuertoRicoView.RoleCard role : view.roles()) {
      World.Card card = new World.Card(role.name());
      card.doubloons = role.doubloons();
      card.takenBy = role.taken() ? role.takenBy() : -1;
      world.roles.add(card);
    }
    for (PuertoRicoView.Ship each : view.ships()) {
      World.Ship ship = new World.Ship(each.capacity());
      ship.good = each.good();
      ship.load = each.load();
      world.ships.add(ship);
    }
    world.round = view.round();
    world.governor = view.governor();
    world.isEnding = view.lastRound();
    supplies(world, view);
    return world;
  }

  private static void supplies(World world, PuertoRicoView view) {
    world.row.addAll(new Bag(view.faceUp()));
    world.discards.addAll(new Bag(view.discards()));
    world.quarries = view.quarries();
    world.colonistSupply = view.colonistSupply();
    world.colonistShip = view.colonistShip() - view.nobleShip();
    world.nobleSupply = view.nobleSupply();
    world.nobleShip = view.nobleShip();
    world.buccaneer = view.buccaneer();
    world.kidnapped = view.kidnapped();
    world.kidnapper = view.kidnapper();
    festival(world.festival, view.festival());
    world.pointsLeft = view.pointsLeft();
    world.goods.addAll(new Bag(view.goods()));
    world.tradingHouse.addAll(new Bag(view.house()));
    world.buildings.addAll(new Bag(view.buildings()));
    for (String kind : Pieces.GOODS) {
      int seen = world.row.of(kind) + world.discards.of(kind);
      for (Player player : world.players) {
        seen += player.tiles.of(kind) + player.forests.of(kind);
      }
      world.faceDown.add(kind, Pieces.plantations(kind, world.seats()) - seen);
    }
  }

  private static void festival(Festival festival, List<PuertoRicoView.Target> targets) {
    for (PuertoRicoView.Target target : targets) {
      String first = target.pieces().keySet().iterator().next();
      switch (target.what()) {
        case "plantations" -> {
          festival.plantation = first;
          festival.wonBy[0] = target.wonBy();
        }
        case "production" -> {
          festival.barrels.addAll(new Bag(target.pieces()));
          festival.wonBy[1] = target.wonBy();
        }
        default -> {
          festival.building = first;
          festival.wonBy[2] = target.wonBy();
        }
      }
    }
  }

  private static Player player(int seat, PuertoRicoView.Seat view) {
    Player player = new Player(seat);
    player.doubloons = view.doubloons();
    player.points = view.points();
    player.sanJuan = view.sanJuan();
    player.goods.addAll(new Bag(view.goods()));
    player.tiles.addAll(tiles(view));
    for (PuertoRicoView.Tiles tiles : view.island()) {
      player.manned.add(tiles.name(), tiles.manned());
    }
    player.nobles = view.nobles();
    for (PuertoRicoView.Building building : view.city()) {
      player.city.put(building.name(), building.manned());
      player.noblesOn.add(building.name(), building.nobles());
    }
    return player;
  }

  /** The tiles of a seat that lie open. */
  static Bag tiles(PuertoRicoView.Seat view) {
    Bag tiles = new Bag();
    view.island().forEach(each -> tiles.add(each.name(), each.number()));
    tiles.add(Pieces.FOREST, -tiles.of(Pieces.FOREST));
    return tiles;
  }

  /** How many tiles of a seat are forests. */
  static int forests(PuertoRicoView.Seat view) {
    return view.island().stream()
        .filter(tiles -> tiles.name().equals(Pieces.FOREST))
        .mapToInt(PuertoRicoView.Tiles::number)
        .sum();
  }

  /** What the festival asks for, as the view shows it. */
  static Festival festival(World world, PuertoRicoView view) {
    Festival festival = new Festival(world);
    festival(festival, view.festival());
    return festival;
  }
}
