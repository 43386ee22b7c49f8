package governor.puertorico.referee;

import governor.puertorico.edge.PuertoRicoView;
import java.util.List;

/** Makes the referee's model of a position at a role choice from what the seats see. */
final class Reading {
  private Reading() {}

  /** The position that these views show; view number i is that of seat i. */
  static World of(HouseRules house, List<PuertoRicoView> views) {
    World world = new World(house);
    PuertoRicoView view = views.get(0);
    for (int seat = 0; seat < views.size(); seat++) {
      world.players.add(player(seat, views.get(seat).seats().get(seat)));
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
    world.colonistShip = view.colonistShip();
    world.pointsLeft = view.pointsLeft();
    world.goods.addAll(new Bag(view.goods()));
    world.tradingHouse.addAll(new Bag(view.house()));
    world.buildings.addAll(new Bag(view.buildings()));
    for (String kind : Pieces.GOODS) {
      int seen = world.row.of(kind) + world.discards.of(kind);
      seen += world.players.stream().mapToInt(player -> player.tiles.of(kind)).sum();
      world.faceDown.add(kind, Pieces.plantations(kind, world.seats()) - seen);
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
    for (PuertoRicoView.Building building : view.city()) {
      player.city.put(building.name(), building.manned());
    }
    return player;
  }

  /** The tiles of a seat. */
  static Bag tiles(PuertoRicoView.Seat view) {
    Bag tiles = new Bag();
    view.island().forEach(each -> tiles.add(each.name(), each.number()));
    return tiles;
  }
}
