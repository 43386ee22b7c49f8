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
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Goods stored all at once, by the rulings on storage: R17, R18, S7 and D17. */
class StorageDraftTest {
  private static final PuertoRicoGame GAME = PuertoRico.game("puertorico players=3");
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
  @CsvSource({"false,false", "true,false", "false,true", "true,true"})
  void r17_whatCanBeKeptAtOnceIsJustWhatCanBeKeptChoiceByChoice(boolean small, boolean large) {
    Rng rng = new Rng(17);
    Options options = new Options();
    for (int i = 0; i < 100; i++) {
      PuertoRicoState s = board(rng, small, large);
      GAME.advance(s, options);
      if (isStoring(s)) {
        explore(GAME.copy(s));
      }
    }
  }

  @Test
  void r17_ofKindsOfOneBarrelTheFirstIsTheSingleOne() {
    Scenario s = blocked(1, 1, 1).building(0, "small warehouse", 1).choose(0, "take captain");
    s.offersExactly(0, "store indigo", "store tobacco").choose(0, "store tobacco");
    s.offersExactly(0, "keep one corn", "keep one indigo");
  }

  /** A few barrels of each kind, about to be stored. */
  private static PuertoRicoState board(Rng rng, boolean small, boolean large) {
    PuertoRicoState s = GAME.blank();
    s.lay();
    s.reseed(rng);
    warehouse(s, BaseGame.SMALL_WAREHOUSE, small);
    warehouse(s, BaseGame.LARGE_WAREHOUSE, large);
    for (int good = 0; good < Good.KINDS; good++) {
      s.addGoods(SEAT, good, rng.below(4));
    }
    s.push(StepId.NEXT_ROUND, 0);
    s.passAround(StepId.STORE, SEAT, 1);
    return s;
  }

  private static void warehouse(PuertoRicoState s, Building building, boolean wanted) {
    if (wanted) {
      int number = GAME.rules().number(building);
      s.layBuilding(SEAT, number);
      s.takeFromSupply(SEAT, 1);
      s.man(SEAT, Circle.ofBuilding(number), 1);
    }
  }

  /**
   * Makes every row of choices. Each comes to something else, and from every question on the draft
   * knows the same ways.
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
      explore(copy).forEach(way -> assertThat(ways.add(way)).as("%s once", way).isTrue());
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
