package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.List;

/** What a game begins with: section 2. */
final class Setup {
  private static final List<List<Integer>> SHIPS =
      List.of(List.of(4, 6), List.of(4, 5, 6), List.of(5, 6, 7), List.of(6, 7, 8));
  private static final int[] POINTS = {65, 75, 100, 122};
  private static final int[] COLONISTS = {40, 55, 75, 95};
  private static final int[] DOUBLOONS = {3, 2, 3, 4};

  /** How many seats from the governor on begin with indigo; the others with corn. */
  private static final int[] INDIGO = {1, 2, 2, 3};

  private final World world;
  private final Desk desk;
  private final int column;

  Setup(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
    this.column = world.seats() - 2;
  }

  void check() {
    int seats = world.seats();
    equal("the round", 1, world.round);
    equal("the points", POINTS[column], world.pointsLeft);
    equal("the colonists in the supply", COLONISTS[column], world.colonistSupply);
    equal("the colonists on the ship", seats, world.colonistShip);
    equal("the ships", SHIPS.get(column), world.ships.stream().map(s -> s.capacity).toList());
    equal("the barrels on ships", 0, world.ships.stream().mapToInt(s -> s.load).sum());
    equal("the trading house", 0, world.tradingHouse.total());
    equal("the quarries", seats == 2 ? 5 : 8, world.quarries);
    equal("the face-up plantations", seats + 1, world.row.total());
    equal("the face-down plantations", new int[] {30, 43, 41, 39}[column], world.faceDown.total());
    equal("the discards", 0, world.discards.total());
    equal("the roles", roles(), world.roles.stream().map(card -> card.name).toList());
    equal("role doubloons", 0, world.roles.stream().mapToInt(card -> card.doubloons).sum());
    for (String good : Pieces.GOODS) {
      equal(good + " barrels", Pieces.barrels(good, seats), world.goods.of(good));
    }
    for (Pieces.Kind kind : Pieces.BUILDINGS) {
      equal(kind.name(), Pieces.copies(kind, seats), world.buildings.of(kind.name()));
    }
    List<Player> order = world.order(world.governor);
    for (int i = 0; i < seats; i++) {
      check(order.get(i), i < INDIGO[column]);
    }
  }

  private void check(Player player, boolean hasIndigo) {
    Bag tile = new Bag();
    tile.add(hasIndigo ? "indigo" : "corn", 1);
    int less = world.house.cornPays() && !hasIndigo ? 1 : 0;
    equal("the tile of seat " + player.seat, tile, player.tiles);
    equal("the doubloons of seat " + player.seat, DOUBLOONS[column] - less, player.doubloons);
    equal("the goods of seat " + player.seat, 0, player.goods.total());
    equal("the buildings of seat " + player.seat, 0, player.city.size());
    equal("the colonists of seat " + player.seat, 0, player.colonists());
    equal("the points of seat " + player.seat, 0, player.points);
  }

  /** R38: prospectors 1, 0, 1 and 2 for two to five players. */
  private List<String> roles() {
    List<String> roles =
        new ArrayList<>(List.of("settler", "mayor", "builder", "craftsman", "trader", "captain"));
    if (world.seats() != 3) {
      roles.add("prospector");
    }
    if (world.seats() == 5) {
      roles.add("second prospector");
    }
    return roles;
  }

  private void equal(String what, Object referee, Object engine) {
    if (!referee.equals(engine)) {
      throw desk.objection("section 2, R40, at the beginning " + what, referee, engine);
    }
  }
}
