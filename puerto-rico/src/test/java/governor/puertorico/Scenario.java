package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.RoleState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The scenario language of the Puerto Rico tests: set up a table, choose in the words of the
 * notation, look at what is offered and at what came of it.
 *
 * <p><b>Where a scenario starts.</b> {@link #game} stands at the first role choice of a round: seat
 * 0 is governor and is asked for a role, no role card is taken and none carries doubloons. Nobody
 * has tiles, buildings, goods, colonists, points or doubloons. The supplies are those of this
 * number of players: the start tiles lie in the face-down stack with the others, the colonist ship
 * carries as many colonists as there are players, the cargo ships, the trading house and the
 * discard pile of tiles are empty. The row of face-up tiles holds players + 1 arbitrary (fixed)
 * tiles unless {@link #faceUp} names them. Seats are 0, 1, 2 ... clockwise.
 *
 * <p><b>Set-up.</b> Set-up calls come before the first playing or asking call, in any order. Pieces
 * given to seats, ships and the trading house come out of the supplies (tiles out of the stack,
 * doubloons out of the bank); after that the calls that name the size of a supply set it to just
 * this number, and the difference leaves the game.
 *
 * <p><b>Names.</b> All lower case. Goods and plantations: {@code corn, indigo, sugar, tobacco,
 * coffee}; the sixth kind of tile is {@code quarry}; this is their canonical order. Buildings by
 * the names of the tables of docs/rules, in its order (small indigo plant, small sugar mill, indigo
 * plant, sugar mill, tobacco storage, coffee roaster, small market, ... city hall). Roles: {@code
 * settler, mayor, builder, craftsman, trader, captain, prospector} and with five players {@code
 * second prospector}.
 *
 * <p><b>Choices in words</b>; equal choices (two corn tiles in the row) are offered once:
 *
 * <ul>
 *   <li>role choice: {@code take mayor}. Of the two prospector cards of five players only {@code
 *       take prospector} is offered while both lie there with equally many doubloons, or when only
 *       one of them is left; with different doubloons {@code take prospector} is the first card and
 *       {@code take second prospector} the second;
 *   <li>settler: the owner of a working hacienda {@code use hacienda} or {@code pass}; then {@code
 *       take corn}, {@code take quarry} or {@code pass}; the owner of a working hospice who took a
 *       tile {@code use hospice} or {@code pass};
 *   <li>mayor: first the mayor {@code take colonist} or {@code pass}; with {@code refuse-colonists}
 *       then every seat in turn, the mayor first, {@code accept} or {@code refuse} for its whole
 *       share of the ship (refused colonists leave the game); then every seat in turn places its
 *       colonists, one kind of circle at a time: first the kinds of its island in canonical order,
 *       then its buildings in table order. The choice is how many circles of this kind are manned:
 *       {@code man 2 corn}, {@code man 0 small market};
 *   <li>builder: {@code build office} or {@code pass}; the owner of a working university {@code use
 *       university} or {@code pass};
 *   <li>craftsman: the craftsman's extra good {@code take sugar} or {@code pass};
 *   <li>trader: {@code sell tobacco} or {@code pass};
 *   <li>captain: {@code load 3 corn on ship 6} (the ship is named by its capacity, the number is
 *       what is loaded), {@code wharf 5 tobacco}, and {@code pass} where it is allowed;
 *   <li>storage: {@code store sugar}, once for each kind that a warehouse keeps, in canonical order
 *       (after a pick only later kinds are offered, and only picks that leave enough later kinds to
 *       use all the room there is); then {@code keep one corn}, the single barrel.
 * </ul>
 *
 * <p><b>Forced answers.</b> A question with a single possible answer is answered by the engine
 * itself and remembered until the next real answer is given. {@link #choose} accepts a remembered
 * answer as if it had been asked (remembered answers before it are skipped, so a test need not
 * mention them), and {@link #offersExactly} with a single choice accepts the first remembered
 * answer that is not consumed yet. A seat that could do nothing but pass is not asked, and its pass
 * is not remembered. Colonists of mayor, hospice and university are taken in the same way where
 * tables would take them unasked, unless the scenario is {@link #askingEverything}.
 */
final class Scenario extends ScenarioExpansions {
  private Scenario(PuertoRicoGame game, boolean dealt) {
    super(game, dealt);
  }

  @Override
  protected Scenario self() {
    return this;
  }

  // ---- set-up -----------------------------------------------------------------------------------

  /**
   * A scenario with these settings, separated by blanks ({@code ""}, {@code "automatic-colonists"},
   * {@code "swapped-prices corn-pays"}), for 2 to 5 players. Expansions come first ({@code
   * "+new-buildings+nobles base-colonists"}).
   */
  static Scenario game(String settings, int players) {
    return new Scenario(PuertoRico.game(config(settings, players)), false);
  }

  /** A freshly dealt real game, at its first role choice; the first governor may be any seat. */
  static Scenario fresh(String settings, int players) {
    return new Scenario(PuertoRico.game(config(settings, players)), true);
  }

  /** The seat has so many doubloons. */
  Scenario doubloons(int seat, int doubloons) {
    gifts.add(() -> s.addDoubloons(seat, doubloons - s.doubloons(seat)));
    return this;
  }

  /** Adds these tiles (also {@code quarry}), without colonists, to the seat's island. */
  Scenario plantations(int seat, String... tiles) {
    for (String tile : tiles) {
      gifts.add(() -> giveTile(seat, tile));
    }
    return this;
  }

  /** Adds these tiles (also {@code quarry}), each with a colonist, to the seat's island. */
  Scenario mannedPlantations(int seat, String... tiles) {
    for (String tile : tiles) {
      gifts.add(
          () -> {
            giveTile(seat, tile);
            giveColonists(seat, circle(tile), 1);
          });
    }
    return this;
  }

  /** Adds this building with so many colonists on it to the seat's city. */
  Scenario building(int seat, String building, int colonists) {
    gifts.add(
        () -> {
          s.layBuilding(seat, number(building));
          giveColonists(seat, circle(building), colonists);
        });
    return this;
  }

  /** The seat has so many barrels of this good. */
  Scenario goods(int seat, String good, int barrels) {
    gifts.add(() -> assertThat(s.takeGoods(seat, Names.good(good), barrels)).isEqualTo(barrels));
    return this;
  }

  /** The seat has so many colonists in San Juan. */
  Scenario sanJuan(int seat, int colonists) {
    gifts.add(() -> s.takeFromSupply(seat, colonists));
    return this;
  }

  /** The seat has chips worth so many points, taken out of the pool. */
  Scenario points(int seat, int chips) {
    gifts.add(() -> s.addChips(seat, chips));
    return this;
  }

  /** So many colonists are left in the supply (the ship not counted). */
  Scenario colonistSupply(int colonists) {
    sizes.add(() -> s.setCell(Layout.COLONIST_SUPPLY, colonists));
    return this;
  }

  /** So many colonists are on the colonist ship. */
  Scenario colonistShip(int colonists) {
    sizes.add(() -> s.setCell(Layout.COLONIST_SHIP, colonists));
    return this;
  }

  /** So many points are left in the pool. */
  Scenario pointsPool(int points) {
    sizes.add(() -> s.setNumber(Layout.POOL, points));
    return this;
  }

  /** So many barrels of this good are left in the supply. */
  Scenario goodsSupply(String good, int barrels) {
    sizes.add(() -> s.setCell(Layout.GOODS_SUPPLY + Names.good(good), barrels));
    return this;
  }

  /** The cargo ship of this capacity carries so many barrels of this good. */
  Scenario ship(int capacity, String good, int load) {
    gifts.add(
        () -> {
          takeBarrels(Names.good(good), load);
          s.putOnShip(Names.good(good), shipOf(capacity), load);
        });
    return this;
  }

  /** These barrels lie in the trading house. */
  Scenario tradingHouse(String... goods) {
    for (String good : goods) {
      gifts.add(
          () -> {
            takeBarrels(Names.good(good), 1);
            s.putInHouse(Names.good(good));
          });
    }
    return this;
  }

  /** The row of face-up plantations holds just these tiles (fewer or none are possible). */
  Scenario faceUp(String... tiles) {
    row = Names.tiles(tiles);
    rowIsNamed = true;
    return this;
  }

  /** The next tiles to come off the face-down stack, in this order; the others follow. */
  Scenario faceDown(String... tiles) {
    next.addAll(Names.tiles(tiles));
    return this;
  }

  /** The face-down stack holds just these tiles, in this order; its others lie in the discard. */
  Scenario onlyFaceDown(String... tiles) {
    next.addAll(Names.tiles(tiles));
    onlyNext = true;
    return this;
  }

  /** So many quarries are left in the supply. */
  Scenario quarriesLeft(int quarries) {
    sizes.add(() -> s.setCell(Layout.FACE_DOWN + Tile.QUARRY.ordinal(), quarries));
    return this;
  }

  /** The role card carries so many doubloons. */
  Scenario roleDoubloons(String role, int doubloons) {
    sizes.add(() -> s.setNumber(Layout.ROLE_DOUBLOONS + Names.role(role), doubloons));
    return this;
  }

  /** Makes this seat governor, who is asked first. */
  Scenario governor(int seat) {
    sizes.add(() -> s.setCell(RoleState.GOVERNOR, seat));
    return this;
  }

  // ---- play -------------------------------------------------------------------------------------

  /**
   * Whoever is asked passes, or takes the first choice where passing is not offered, until this
   * seat is asked, a role is to be chosen or the game is over.
   */
  Scenario passUntil(int seat) {
    begin();
    while (!s.isOver() && asked() != seat && !asksForRole()) {
      decline();
    }
    return this;
  }

  /** A copy of the position, at the question that is asked now. */
  PuertoRicoState position() {
    begin();
    return game.copy(s);
  }

  // ---- what is asked ----------------------------------------------------------------------------

  /** What buildings would cost this viewer, by its view. */
  Map<String, Integer> pricesSeenBy(int viewer) {
    begin();
    return game.view(s, viewer).prices();
  }

  // ---- a seat -----------------------------------------------------------------------------------

  int doubloonsOf(int seat) {
    begin();
    return s.doubloons(seat);
  }

  /** The seat's barrels of this good. */
  int goodsOf(int seat, String good) {
    begin();
    return s.goods(seat, Names.good(good));
  }

  /** The seat's chips, those beyond the pool included. */
  int pointsOf(int seat) {
    begin();
    return s.chips(seat);
  }

  /** Whether the viewer's view of the game shows how many points in chips the seat has. */
  boolean seesPoints(int viewer, int seat) {
    begin();
    return game.view(s, viewer).seats().get(seat).points() >= 0;
  }

  /** All colonists of the seat, nobles included: on tiles, on buildings and in San Juan. */
  int colonistsOf(int seat) {
    begin();
    return s.colonists(seat);
  }

  int sanJuanOf(int seat) {
    begin();
    return s.sanJuan(seat);
  }

  /** The seat's tiles in canonical order, quarries last and then forests. */
  List<String> islandOf(int seat) {
    begin();
    return Names.list(
        Tile.KINDS + 1,
        tile -> tile == Tile.KINDS ? FOREST : Tile.of(tile).title(),
        tile -> tile == Tile.KINDS ? s.forests(seat) : s.tiles(seat, tile));
  }

  /** The seat's buildings in table order. */
  List<String> buildingsOf(int seat) {
    begin();
    return Names.list(
        game.rules().kinds(),
        building -> game.rules().building(building).title(),
        building -> (int) (s.owned(seat) >>> building & 1));
  }

  /** The colonists on all the seat's tiles of this kind, or on its building of this name. */
  int mannedOn(int seat, String tileOrBuilding) {
    begin();
    return s.manned(seat, circle(tileOrBuilding));
  }

  int freeCitySpaces(int seat) {
    begin();
    return s.freeSpaces(seat);
  }

  // ---- the table --------------------------------------------------------------------------------

  /** The capacities of the cargo ships, ascending. */
  List<Integer> ships() {
    List<Integer> capacities = new ArrayList<>();
    for (int ship = 0; ship < game.rules().ships(); ship++) {
      capacities.add(game.rules().capacity(ship));
    }
    return capacities;
  }

  /** How many barrels the ship of this capacity carries. */
  int shipLoad(int capacity) {
    begin();
    return s.shipLoad(shipOf(capacity));
  }

  /** What the ship of this capacity carries; "" when it is empty. */
  String shipGood(int capacity) {
    begin();
    int good = s.shipGood(shipOf(capacity));
    return good < 0 ? "" : Good.of(good).title();
  }

  /** The barrels in the trading house, in canonical order. */
  List<String> tradingHouseNow() {
    begin();
    return Names.list(Good.KINDS, good -> Good.of(good).title(), s::inHouse);
  }

  /** The barrels of this good in the supply. */
  int supplyOf(String good) {
    begin();
    return s.goodsSupply(Names.good(good));
  }

  int colonistSupplyNow() {
    begin();
    return s.colonistSupply();
  }

  int colonistShipNow() {
    begin();
    return s.colonistShip();
  }

  /** The points left in the pool; zero or negative when it is used up. */
  int pointsPoolNow() {
    begin();
    return s.pool();
  }

  /** The face-up plantations in canonical order. */
  List<String> faceUpNow() {
    begin();
    return Names.list(Tile.PLANTATIONS, tile -> Tile.of(tile).title(), s::inRow);
  }

  /** How many tiles are in the face-down stack. */
  int faceDownSize() {
    begin();
    return s.faceDown();
  }

  /** How many tiles are in the discard pile. */
  int discardSize() {
    begin();
    return s.discards();
  }

  int quarriesLeftNow() {
    begin();
    return s.quarriesLeft();
  }

  /** How many copies of this building can still be built. */
  int copiesLeft(String building) {
    begin();
    return s.copiesLeft(number(building));
  }

  /** The doubloons on this role card (0 once it is taken). */
  int roleDoubloonsOn(String role) {
    begin();
    return s.roleDoubloons(Names.role(role));
  }

  int governorNow() {
    begin();
    return s.governor();
  }

  // ---- the end ----------------------------------------------------------------------------------

  /** Whether the game is known to end with this round. */
  boolean endIsNear() {
    begin();
    return s.endIsNear();
  }

  /** The seat's points if the game ended now. */
  int score(int seat) {
    begin();
    return game.points(s, seat);
  }

  /**
   * The seat's points from one source if the game ended now: "points" (chips), "buildings" (printed
   * points), "guild hall", "residence", "fortress", "customs house", "city hall".
   */
  int score(int seat, String source) {
    begin();
    return game.scoreSheet(s).points(seat, source);
  }

  /** The seats that win if the game ended now (several only when tied after the tie-break). */
  List<Integer> winners() {
    begin();
    return game.scoreSheet(s).winners();
  }
}
