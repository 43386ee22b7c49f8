package governor.puertorico;

import governor.core.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Positions at a role choice that random play rarely or never comes to: islands and cities with
 * many manned buildings, many goods, loaded ships, and supplies that are about to run out.
 */
public final class RichPositions {
  private static final int MOST_SPACES = 11;

  private static final List<String> FOR_EVERY_KIND =
      List.of("indigo plant", "small sugar mill", "tobacco storage", "coffee roaster", "factory");

  private final Rng rng;
  private final int players;
  private final String settings;
  private final Scenario scenario;
  private final Stock stock;

  /** The seat that makes every kind of good and has a factory, or -1. */
  private final int planter;

  private RichPositions(String settings, int players, Rng rng) {
    this.rng = rng;
    this.players = players;
    this.settings = settings;
    this.scenario = Scenario.game(settings, players);
    this.stock = new Stock(players);
    planter = chance(40) ? rng.below(players) : -1;
  }

  /** The position that this seed makes. */
  public static PuertoRicoState at(String settings, int players, long seed) {
    RichPositions maker = new RichPositions(settings, players, new Rng(seed));
    maker.ships();
    for (int i = 0; i < players; i++) {
      // The planter comes first, before pieces run short.
      int seat = (Math.max(0, maker.planter) + i) % players;
      maker.island(seat);
      maker.city(seat);
      maker.purse(seat);
      maker.nobles(seat);
    }
    maker.house();
    maker.supplies();
    maker.expansions();
    maker.row();
    return maker.scenario.position();
  }

  private boolean chance(int percent) {
    return rng.below(100) < percent;
  }

  private String good() {
    return ScenarioKit.GOODS.get(rng.below(ScenarioKit.GOODS.size()));
  }

  private void island(int seat) {
    List<String> kinds = new ArrayList<>(ScenarioKit.GOODS);
    kinds.add("quarry");
    // Some islands have a favourite kind, so that quarries and single goods pile up.
    String favourite = kinds.get(rng.below(kinds.size()));
    int manned = rng.below(101);
    int tiles = chance(30) ? 10 + rng.below(3) : rng.below(11);
    if (seat == planter) {
      for (String kind : ScenarioKit.GOODS) {
        stock.takeTiles(kind, stock.takeColonists(1));
        scenario.mannedPlantations(seat, kind);
      }
      tiles -= ScenarioKit.GOODS.size();
    }
    for (int i = tiles; i > 0; i--) {
      String kind = chance(30) ? favourite : kinds.get(rng.below(kinds.size()));
      // A row of face-up tiles and a little more stays.
      if (stock.tiles() > 2 * players + 6 && stock.takeTiles(kind, 1) == 1) {
        if (chance(manned) && stock.takeColonists(1) == 1) {
          scenario.mannedPlantations(seat, kind);
        } else if (has("new-buildings") && !kind.equals("quarry") && chance(35)) {
          scenario.forests(seat, kind, 1);
        } else {
          scenario.plantations(seat, kind);
        }
      }
    }
  }

  private void city(int seat) {
    List<String> kinds = RichKinds.of(settings);
    int spaces = chance(40) ? MOST_SPACES - rng.below(3) : rng.below(MOST_SPACES + 1);
    int manned = chance(50) ? 100 : rng.below(101);
    if (seat == planter) {
      for (String kind : FOR_EVERY_KIND) {
        kinds.remove(kind);
        stock.takeBuildings(kind, stock.takeColonists(1));
        scenario.building(seat, kind, 1);
      }
      spaces -= FOR_EVERY_KIND.size();
    }
    // Guests meet many buildings without anybody.
    boolean isHost = has("new-buildings") && chance(30);
    while (spaces > 0 && !kinds.isEmpty()) {
      int next = isHost ? kinds.indexOf("guesthouse") : rng.below(kinds.size());
      isHost = false;
      String kind = kinds.remove(next);
      int size = RichKinds.spaces(kind);
      if (size <= spaces && stock.takeBuildings(kind, 1) == 1) {
        spaces -= size;
        int circles = RichKinds.circles(kind);
        int wanted = circles > 0 && chance(manned) ? 1 + rng.below(circles) : 0;
        build(seat, kind, wanted);
      }
    }
  }

  /** Some of those who stand where it matters are nobles. */
  private void build(int seat, String kind, int wanted) {
    boolean isNoble = has("nobles") && wanted > 0 && chance(45);
    if (isNoble && kind.equals("guesthouse")) {
      scenario.guests(seat, stock.takeColonists(wanted - 1), stock.takeNobles(1));
    } else if (isNoble && RichKinds.MINDFUL.contains(kind) && stock.nobles() > 0) {
      stock.takeNobles(1);
      scenario.nobleOn(seat, kind);
    } else {
      scenario.building(seat, kind, stock.takeColonists(wanted));
    }
  }

  private boolean has(String expansion) {
    return settings.contains(expansion);
  }

  private void nobles(int seat) {
    if (has("nobles")) {
      scenario.nobles(seat, stock.takeNobles(chance(50) ? rng.below(4) : 0));
    }
  }

  /** Few nobles, full colonist ships, the buccaneer's card, and targets that can be reached. */
  private void expansions() {
    if (has("nobles")) {
      scenario.peopleOnShip(rng.below(players + 5), chance(60) ? stock.takeNobles(1) : 0);
      scenario.nobleSupply(chance(50) ? Math.min(stock.nobles(), rng.below(4)) : stock.nobles());
    }
    if (has("buccaneer") && chance(50)) {
      scenario.buccaneer(rng.below(players));
    }
    if (has("festival")) {
      String building = rng.below(2) == 0 ? "harbor" : "factory";
      scenario.festival(good(), List.of(good(), good(), good()), building);
    }
  }

  private void purse(int seat) {
    scenario.doubloons(seat, chance(30) ? rng.below(3) : rng.below(16));
    scenario.points(seat, rng.below(25));
    scenario.sanJuan(seat, stock.takeColonists(chance(30) ? rng.below(6) : 0));
    int most = chance(50) ? 7 : 3;
    for (String good : ScenarioKit.GOODS) {
      scenario.goods(seat, good, chance(70) ? stock.takeGoods(good, rng.below(most + 1)) : 0);
    }
  }

  /** Cargo ships with different kinds, often with one or two places left. */
  private void ships() {
    List<String> kinds = new ArrayList<>(ScenarioKit.GOODS);
    for (int capacity : scenario.ships()) {
      String good = kinds.remove(rng.below(kinds.size()));
      int load = chance(50) ? capacity - 1 - rng.below(2) : rng.below(capacity);
      if (chance(65) && load > 0) {
        scenario.ship(capacity, good, stock.takeGoods(good, load));
      }
    }
  }

  private void house() {
    for (int i = rng.below(4); i > 0; i--) {
      String good = good();
      if (stock.takeGoods(good, 1) == 1) {
        scenario.tradingHouse(good);
      }
    }
  }

  private void supplies() {
    scenario.governor(rng.below(players));
    scenario.pointsPool(chance(60) ? 1 + rng.below(12) : 20 + rng.below(40));
    scenario.colonistShip(rng.below(players + 6));
    scenario.colonistSupply(
        chance(60) ? rng.below(Math.min(stock.colonists(), 12) + 1) : stock.colonists());
    for (String good : ScenarioKit.GOODS) {
      int left = stock.goods(good);
      scenario.goodsSupply(good, chance(50) ? Math.min(left, rng.below(4)) : left);
    }
    scenario.quarriesLeft(Math.min(stock.quarries(), rng.below(4)));
    for (String role : List.of("settler", "mayor", "builder", "craftsman", "trader", "captain")) {
      scenario.roleDoubloons(role, chance(50) ? 0 : rng.below(4));
    }
    if (players == 5) {
      scenario.roleDoubloons("prospector", rng.below(2));
      scenario.roleDoubloons("second prospector", rng.below(2));
    }
  }

  /** A row that may be short, and a stack that may be about to end or have ended. */
  private void row() {
    List<String> tiles = new ArrayList<>();
    for (int i = chance(80) ? players + 1 : rng.below(players + 2); i > 0; i--) {
      String kind = good();
      if (stock.takeTiles(kind, 1) == 1) {
        tiles.add(kind);
      }
    }
    scenario.faceUp(tiles.toArray(new String[0]));
    if (chance(50)) {
      List<String> stack = new ArrayList<>();
      for (int i = rng.below(3); i > 0; i--) {
        String kind = good();
        if (stock.takeTiles(kind, 1) == 1) {
          stack.add(kind);
        }
      }
      scenario.onlyFaceDown(stack.toArray(new String[0]));
    }
  }
}
