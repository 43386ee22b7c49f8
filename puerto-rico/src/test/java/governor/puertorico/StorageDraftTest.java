package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.barrels;
import static governor.puertorico.ScenarioKit.isStoring;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Draft;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Rng;
import governor.puertorico.editions.BaseGame;
import governor.puertorico.editions.NewBuildings;
import governor.puertorico.phases.SingleBarrels;
import governor.puertorico.phases.Storage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Goods stored all at once, by the rulings on storage: R17, R18, S7 and D17. */
class StorageDraftTest {
  private static final PuertoRicoGame GAME = PuertoRico.game("puertorico+new-buildings players=3");
  private static final int SEAT = 1;

  /** Two players, sugar and coffee on the ships: corn, indigo and tobacco cannot be loaded. */
  private static Scenario blocked(int corn, int indigo, int tobacco) {
    Scenario s = game("", 2).ship(4, "sugar", 1).ship(6, "coffee", 1);
    return s.goods(0, "corn", corn).goods(0, "indigo", indigo).goods(0, "tobacco", tobacco);
  }

  private static void refuses(Scenario s, String sentence, Integer... picks) {
    assertThat(s.draft().choices(List.of(picks))).isEqualTo(Parsed.refused(sentence));
  }

  @Test
  void r17_theProposalKeepsTheMostBarrelsAndTheDearestSingleOne() {
    Scenario s = blocked(4, 2, 2).building(0, "small warehouse", 1).choose(0, "take captain");
    assertThat(s.draft().slots())
        .containsExactly(
            new Draft.Slot("corn", 0, 4),
            new Draft.Slot("indigo", 0, 2),
            new Draft.Slot("tobacco", 0, 2));
    assertThat(s.draft().proposal()).containsExactly(4, 0, 1);
    s.chooseAll(s.draft().proposed());
    assertThat(barrels(s, 0)).containsExactly(4, 0, 0, 1, 0);
  }

  @Test
  void r17_theKindsAreFreeAlsoIfOthersWouldKeepMore() {
    Scenario s = blocked(1, 2, 4).building(0, "small warehouse", 1).choose(0, "take captain");
    s.chooseAll(s.draft().choices(List.of(1, 1, 0)).orThrow());
    assertThat(barrels(s, 0)).containsExactly(1, 1, 0, 0, 0);
  }

  @Test
  void r17_allRoomMustBeUsed() {
    Scenario s = blocked(2, 2, 4).building(0, "small warehouse", 1).choose(0, "take captain");
    refuses(s, "There is room for 2 kinds, not 1.", 2, 0, 0);
    refuses(s, "There is room for 2 kinds, not 0.", 0, 0, 0);
    refuses(s, "Only one kind can be kept as a single barrel, not 2.", 1, 1, 0);
  }

  @Test
  void r17_onlyAWarehouseKeepsAllBarrelsOfAKind() {
    Scenario s = blocked(2, 2, 4).building(0, "small warehouse", 1).choose(0, "take captain");
    refuses(s, "The warehouses hold 1 kind, not 2.", 2, 2, 0);
    refuses(s, "Of tobacco all 4 barrels, one or none can be kept.", 2, 0, 3);
    refuses(s, "For corn it can be from 0 to 2, not 3.", 3, 0, 0);
    Scenario t = blocked(2, 2, 0).choose(0, "take captain");
    refuses(t, "Without a warehouse only one barrel can be kept.", 2, 0);
    refuses(t, "There are 2 numbers to give, not 1.", 1);
  }

  @Test
  void r17_whatIsStoredAlreadyStays() {
    Scenario s = blocked(2, 1, 4).goods(0, "sugar", 0).building(0, "large warehouse", 0);
    s.building(0, "small warehouse", 1).choose(0, "take captain", "store indigo");
    assertThat(s.draft().slots())
        .containsExactly(
            new Draft.Slot("corn", 0, 1),
            new Draft.Slot("indigo", 1, 1),
            new Draft.Slot("tobacco", 0, 4));
    assertThat(s.draft().proposal()).containsExactly(0, 1, 1);
    refuses(s, "The warehouses hold 1 kind, not 2.", 0, 1, 4);
    s.chooseAll(s.draft().choices(List.of(1, 1, 0)).orThrow());
    assertThat(barrels(s, 0)).containsExactly(1, 1, 0, 0, 0);
  }

  @Test
  void r18_theSingleBarrelIsOfAnotherKindThanTheWarehouses() {
    Scenario s = blocked(2, 2, 2).building(0, "small warehouse", 1).choose(0, "take captain");
    assertThat(s.draft().proposal()).containsExactly(0, 1, 2);
    refuses(s, "There is room for 2 kinds, not 1.", 0, 2, 0);
  }

  @Test
  void s7_warehousesTogether() {
    Scenario s = game("", 2).ship(4, "coffee", 1).ship(6, "sugar", 5);
    s.building(0, "small warehouse", 1).building(0, "large warehouse", 1);
    s.goods(0, "corn", 2).goods(0, "indigo", 2).goods(0, "sugar", 3).goods(0, "tobacco", 2);
    s.choose(0, "take captain");
    s.chooseAll(s.draft().choices(List.of(2, 1, 2, 2)).orThrow());
    assertThat(barrels(s, 0)).containsExactly(2, 1, 2, 2, 0);
  }

  @Test
  void d17_storageWithASmallWarehouse() {
    Scenario s = blocked(1, 2, 4).building(0, "small warehouse", 1).choose(0, "take captain");
    assertThat(s.draft().proposal()).containsExactly(0, 1, 4);
    s.chooseAll(s.draft().choices(List.of(0, 2, 1)).orThrow());
    assertThat(barrels(s, 0)).containsExactly(0, 2, 0, 1, 0);
  }

  @ParameterizedTest
  @MethodSource("stores")
  void r17_whatCanBeKeptAtOnceIsJustWhatCanBeKeptChoiceByChoice(List<Building> stores) {
    Rng rng = new Rng(17);
    Options options = new Options();
    int asked = 0;
    for (int i = 0; i < 100; i++) {
      PuertoRicoState s = board(rng, stores);
      boolean fits = everythingFits(s);
      int before = s.goods(SEAT);
      GAME.advance(s, options);
      if (isStoring(s)) {
        asked++;
        assertThat(fits).as("nobody is asked who can keep everything").isFalse();
        explore(GAME.copy(s));
      } else {
        assertThat(s.goods(SEAT) == before).as("everything is kept if it fits").isEqualTo(fits);
      }
    }
    assertThat(asked).isPositive();
  }

  static List<List<Building>> stores() {
    Building small = BaseGame.SMALL_WAREHOUSE;
    Building large = BaseGame.LARGE_WAREHOUSE;
    Building house = NewBuildings.STOREHOUSE;
    return List.of(
        List.of(),
        List.of(small),
        List.of(large),
        List.of(small, large),
        List.of(house),
        List.of(small, house),
        List.of(large, house));
  }

  /** Tries every set of kinds for the warehouses; the rest must fit among the single barrels. */
  private static boolean everythingFits(PuertoRicoState s) {
    int kinds = Storage.room(s, SEAT);
    int singles = SingleBarrels.number(s, SEAT);
    for (int whole = 0; whole < 1 << Good.KINDS; whole++) {
      int rest = 0;
      for (int good = 0; good < Good.KINDS; good++) {
        rest += (whole >>> good & 1) == 0 ? s.goods(SEAT, good) : 0;
      }
      if (Integer.bitCount(whole) <= kinds && rest <= singles) {
        return true;
      }
    }
    return false;
  }

  @Test
  void r17_ofKindsOfOneBarrelTheFirstIsTheSingleOne() {
    Scenario s = blocked(1, 1, 1).building(0, "small warehouse", 1).choose(0, "take captain");
    s.offersExactly(0, "store indigo", "store tobacco").choose(0, "store tobacco");
    s.offersExactly(0, "keep one corn", "keep one indigo");
  }

  /** A few barrels of each kind, about to be stored. */
  private static PuertoRicoState board(Rng rng, List<Building> stores) {
    PuertoRicoState s = GAME.blank();
    s.lay();
    s.reseed(rng);
    for (Building building : stores) {
      int number = GAME.rules().number(building);
      s.layBuilding(SEAT, number);
      s.takeFromSupply(SEAT, 1);
      s.man(SEAT, Circle.ofBuilding(number), 1);
    }
    for (int good = 0; good < Good.KINDS; good++) {
      s.addGoods(SEAT, good, rng.below(4));
    }
    s.push(StepId.NEXT_ROUND, 0);
    s.passAround(StepId.STORE, SEAT, 1);
    return s;
  }

  /**
   * Makes every row of choices. From every question on the draft knows the same ways. Each comes to
   * something else, except that a storehouse may keep a whole kind just as a warehouse does.
   */
  private static Set<String> explore(PuertoRicoState s) {
    Options options = new Options();
    GAME.advance(s, options);
    Set<String> ways = new TreeSet<>();
    if (!isStoring(s)) {
      ways.add(kept(s));
      return ways;
    }
    for (int action : options.toArray()) {
      PuertoRicoState copy = GAME.copy(s);
      GAME.apply(copy, action);
      boolean mayRecur = SingleBarrels.number(s, SEAT) > 1;
      explore(copy)
          .forEach(way -> assertThat(ways.add(way) || mayRecur).as("%s once", way).isTrue());
    }
    Set<String> found = new TreeSet<>();
    Draft draft = GAME.draft(s).orElseThrow();
    edit(s, draft, new ArrayList<>(), found);
    assertThat(found).isEqualTo(ways);
    assertThat(draft.choices(draft.proposal())).isInstanceOf(Parsed.Ok.class);
    return ways;
  }

  /** Tries every number of barrels of every kind. */
  private static void edit(PuertoRicoState s, Draft draft, List<Integer> picks, Set<String> found) {
    if (picks.size() < draft.slots().size()) {
      for (int barrels = 0; barrels <= draft.slots().get(picks.size()).most(); barrels++) {
        picks.add(barrels);
        edit(s, draft, picks, found);
        picks.removeLast();
      }
      return;
    }
    if (draft.choices(picks) instanceof Parsed.Ok<List<Integer>>(List<Integer> row)) {
      PuertoRicoState copy = GAME.copy(s);
      Options options = new Options();
      for (int action : row) {
        GAME.advance(copy, options);
        assertThat(options.contains(action)).isTrue();
        GAME.apply(copy, action);
      }
      GAME.advance(copy, options);
      assertThat(found.add(kept(copy))).as("every way once").isTrue();
    }
  }

  private static String kept(PuertoRicoState s) {
    List<Integer> goods = new ArrayList<>();
    for (int good = 0; good < Good.KINDS; good++) {
      goods.add(s.goods(SEAT, good));
    }
    return goods.toString();
  }
}
