package governor.puertorico.referee;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a game begins with: section 2, expansions 3 and 6. */
final class Setup {
  private static final List<List<Integer>> SHIPS =
      List.of(List.of(4, 6), List.of(4, 5, 6), List.of(5, 6, 7), List.of(6, 7, 8));
  private static final int[] POINTS = {65, 75, 100, 122};
  private static final int[] COLONISTS = {40, 55, 75, 95};
  private static final int[] DOUBLOONS = {3, 2, 3, 4};

  /** How many seats from the governor on begin with indigo; the others with corn. */
  private static final int[] INDIGO = {1, 2, 2, 3};

  private static final Map<String, String> SETS =
      Map.of(
          "harvest",
          "aqueduct, hacienda, construction hut, storehouse, hospice, large market, trading post,"
              + " large warehouse, factory, specialty factory, library, union hall, guild hall,"
              + " residence, customs house, city hall, cloister",
          "novelties",
          "aqueduct, forest house, black market, storehouse, guesthouse, trading post, church,"
              + " small wharf, lighthouse, specialty factory, library, union hall, guild hall,"
              + " fortress, customs house, statue, cloister",
          "sea",
          "small market, hacienda, black market, small warehouse, hospice, office, church,"
              + " small wharf, lighthouse, harbor, library, wharf, guild hall, residence, fortress,"
              + " customs house, statue",
          "woods",
          "small market, forest house, black market, small warehouse, guesthouse, large market,"
              + " church, large warehouse, factory, university, specialty factory, wharf,"
              + " residence, fortress, city hall, statue, cloister");

  private final World world;
  private final Desk desk;
  private final int column;

  Setup(World world, Desk desk) {
    this.world = world;
    this.desk = desk;
    this.column = world.seats() - 2;
  }

  /** Looks at the table, and drafts what the players draft. */
  void begin() {
    check();
    if (world.house.hasNewBuildings() && world.house.draft().equals("players")) {
      new Drafting(world, desk).run();
      if (world.house.hasFestival()) {
        world.festival.building = desk.festivalBuildingNow();
        festivalBuilding();
      }
    }
  }

  private void check() {
    int seats = world.seats();
    equal("the round", 1, world.round);
    equal("the points", POINTS[column], world.pointsLeft);
    int nobles = world.house.hasNobles() ? 1 : 0;
    //
    boolean hasBase = nobles == 0 || world.house.baseColonists();
    int supply = hasBase ? COLONISTS[column] : 100 - (seats - nobles);
    equal("the colonists in the supply", supply, world.colonistSupply);
    equal("the colonists on the ship", seats - nobles, world.colonistShip);
    equal("the nobles in the supply", nobles * (Pieces.NOBLES - 1), world.nobleSupply);
    equal("the nobles on the ship", nobles, world.nobleShip);
    equal("who holds the buccaneer's card", -1, world.buccaneer);
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
    buildings();
    festival();
    List<Player> order = world.order(world.governor);
    for (int i = 0; i < seats; i++) {
      check(order.get(i), i < INDIGO[column]);
    }
  }

  /** All of them, or those that a set or chance brings in; those to be drafted are not in yet. */
  private void buildings() {
    HouseRules house = world.house;
    List<Pieces.Kind> in = new ArrayList<>();
    for (Pieces.Kind kind : Pieces.BUILDINGS) {
      int left = world.buildings.of(kind.name());
      boolean isOpen = house.hasNewBuildings() && kind.isDrafted();
      boolean isThere = isOpen ? left > 0 : kind.from().isEmpty() || house.hasNobles();
      isThere &= !kind.from().equals("nobles") || house.hasNobles();
      isThere &= !kind.from().equals("new-buildings") || house.hasNewBuildings();
      equal(kind.name(), isThere ? Pieces.copies(kind, world.seats()) : 0, left);
      if (isOpen && isThere) {
        in.add(kind);
      }
    }
    List<String> names = in.stream().map(Pieces.Kind::name).toList();
    if (SETS.containsKey(house.draft())) {
      equal("the set", Set.of(SETS.get(house.draft()).split(", ")), Set.copyOf(names));
    } else if (house.draft().equals("chance")) {
      boolean isPossible = new Drafting(world, desk).isPossible(in);
      equal("whether " + names + " could be drafted", true, isPossible);
    } else {
      equal("what is in before the draft", List.of(), names);
    }
  }

  /** Expansions 6: drawn before a draft, the building after it. */
  private void festival() {
    Festival festival = world.festival;
    boolean has = world.house.hasFestival();
    equal("the festival's plantation", has, Pieces.GOODS.contains(festival.plantation));
    equal("the festival's barrels", has ? 3 : 0, festival.barrels.total());
    equal("the festival's goods", true, Pieces.GOODS.containsAll(festival.barrels.kinds()));
    equal("the festival's winners", "[-1, -1, -1]", Arrays.toString(festival.wonBy));
    boolean isDrafted = world.house.hasNewBuildings() && world.house.draft().equals("players");
    if (has && !isDrafted) {
      festivalBuilding();
    } else {
      equal("the festival's building", "", festival.building);
    }
  }

  /** One of column 3 that is in the game, and not the one of the first target's good. */
  void festivalBuilding() {
    Pieces.Kind kind = Pieces.building(world.festival.building);
    boolean isInGame = world.buildings.of(kind.name()) > 0;
    boolean isOfTarget = kind.makes().equals(world.festival.plantation);
    equal(
        "whether the festival may ask for the " + kind.name(),
        true,
        kind.column() == 3 && isInGame && !isOfTarget);
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
    if (world.house.hasBuccaneer()) {
      roles.add(Buccaneer.ROLE);
    }
    return roles;
  }

  private void equal(String what, Object referee, Object engine) {
    if (!referee.equals(engine)) {
      throw desk.objection("section 2, R40, at the beginning " + what, referee, engine);
    }
  }
}
