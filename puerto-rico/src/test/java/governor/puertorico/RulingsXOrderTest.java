package governor.puertorico;

import static governor.puertorico.Scenario.fresh;
import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.barrels;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Agenda;
import governor.core.Options;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulings on what is asked in which order. */
class RulingsXOrderTest {

  // ---- the draft -------------------------------------------------------------------------------

  @Test
  void x41_inADraftThePriceIsTheOneThatIsPlayed() {
    Scenario printed = fresh(NEW_BUILDINGS, 3).draft("factory");
    printed.doesNotOffer("draft lighthouse").draft("university", "harbor");
    printed.doesNotOffer("draft specialty factory", "draft library");
    Scenario swapped = fresh(NEW_BUILDINGS + " swapped-prices", 3).draft("factory");
    swapped.offersAmongOthers(1, "draft lighthouse", "draft university", "draft harbor");
    swapped.draft("university").doesNotOffer("draft lighthouse");
    swapped.offersAmongOthers(2, "draft harbor", "draft specialty factory", "draft library");
    swapped.draft("harbor").doesNotOffer("draft specialty factory", "draft library");
  }

  @Test
  void x41_withSwappedPricesOthersFillTheSpaces() {
    Scenario seven = fresh(NEW_BUILDINGS + " swapped-prices", 3).draft("lighthouse");
    seven.offersAmongOthers(1, "draft factory").doesNotOffer("draft university");
    Scenario eight = fresh(NEW_BUILDINGS + " swapped-prices", 3).draft("harbor", "library");
    eight.offersAmongOthers(2, "draft university").doesNotOffer("draft factory");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void x41_theFirstGovernorTakesTheFirstRoleWhoeverDraftedLast(int players) {
    Scenario s = fresh(NEW_BUILDINGS, players);
    int governor = s.governorNow();
    int last = -1;
    while (s.asksForDraft()) {
      last = s.asked();
      s.choose(last, s.offers().getLast());
    }
    assertThat(last).as("17 are drafted").isEqualTo((governor + 16) % players);
    assertThat((last + 1) % players).as("who is next to draft").isNotEqualTo(governor);
    s.offersAmongOthers(governor, "take settler").choose(governor, "take craftsman");
    s.passUntilRole().offersAmongOthers((governor + 1) % players, "take settler");
    assertThat(s.governorNow()).isEqualTo(governor);
  }

  // ---- sets of barrels -------------------------------------------------------------------------

  /** Two players, sugar and tobacco on the ships: corn, indigo and coffee cannot be loaded. */
  private static Scenario blocked() {
    return game(ALL_BUILDINGS, 2).ship(4, "sugar", 1).ship(6, "tobacco", 1);
  }

  /** Seat 1 has these barrels and room to keep them all. */
  private static Scenario stocked(int corn, int indigo, int coffee) {
    Scenario s = blocked().building(1, "small warehouse", 1).building(1, "large warehouse", 1);
    return s.goods(1, "coffee", coffee).goods(1, "indigo", indigo).goods(1, "corn", corn);
  }

  /** What seat 1 has after every row of answers to the building that asks now. */
  private static List<String> ends(Scenario s) {
    List<String> ends = new ArrayList<>();
    explore(s.game, s.position(), ends);
    return ends;
  }

  private static void explore(PuertoRicoGame game, PuertoRicoState s, List<String> ends) {
    Options options = new Options();
    game.advance(s, options);
    if (s.isOver() || Agenda.step(s.top()) < StepId.OF_BUILDING) {
      StringBuilder end = new StringBuilder();
      for (int good = 0; good < Good.KINDS; good++) {
        end.append(s.goods(1, good)).append(' ');
      }
      ends.add(end.append(s.colonists(1)).append(' ').append(s.chips(1)).toString());
      return;
    }
    for (int action : options.toArray()) {
      PuertoRicoState copy = game.copy(s);
      game.apply(copy, action);
      explore(game, copy, ends);
    }
  }

  @Test
  void x42_theRoyalSupplierGoesThroughTheKindsOnce() {
    Scenario s = stocked(2, 2, 2).building(1, "royal supplier", 1).nobles(1, 3);
    s.choose(0, "take captain");
    assertThat(s.offers()).containsExactly("supply corn", "supply indigo", "supply coffee", "pass");
    s.choose(1, "supply indigo");
    assertThat(s.offers()).containsExactly("supply coffee", "pass");
  }

  @Test
  void x42_theRoyalSuppliersSetsComeUpOnce() {
    Scenario s = stocked(2, 2, 2).building(1, "royal supplier", 1).nobles(1, 2);
    assertThat(ends(s.choose(0, "take captain")))
        .as("none, one or two of three kinds")
        .hasSize(1 + 3 + 3)
        .doesNotHaveDuplicates();
  }

  @Test
  void x42_theSmallWharfAsksKindByKind() {
    Scenario s = stocked(2, 1, 2).building(1, "small wharf", 1).choose(0, "take captain");
    s.choose(1, "use small wharf");
    assertThat(s.offers()).containsExactly("send 0 corn", "send 1 corn", "send 2 corn");
    s.choose(1, "send 0 corn");
    assertThat(s.offers()).containsExactly("send 0 indigo", "send 1 indigo");
    s.choose(1, "send 0 indigo");
    assertThat(s.offers()).as("at least one").containsExactly("send 1 coffee", "send 2 coffee");
  }

  @Test
  void x42_theSmallWharfsSetsComeUpOnce() {
    Scenario s = stocked(2, 1, 2).building(1, "small wharf", 1).choose(0, "take captain");
    assertThat(ends(s.choose(1, "use small wharf")))
        .as("all but none at all")
        .hasSize(3 * 2 * 3 - 1)
        .doesNotHaveDuplicates();
  }

  @Test
  void x42_theStorehouseComesAfterTheWarehouses() {
    Scenario s = blocked().building(0, "storehouse", 1).building(0, "small warehouse", 1);
    s.goods(0, "coffee", 3).goods(0, "indigo", 3).goods(0, "corn", 3).choose(0, "take captain");
    assertThat(s.offers()).containsExactly("store corn", "store indigo", "store coffee");
    s.choose(0, "store indigo");
    assertThat(s.offers()).containsExactly("keep 1 corn", "keep 2 corn", "keep 3 corn");
    s.choose(0, "keep 2 corn").offersExactly(0, "keep 2 coffee");
    assertThat(barrels(s, 0)).containsExactly(2, 3, 0, 0, 2);
  }

  @Test
  void x42_theStorehouseGoesThroughTheKindsInTheirOrder() {
    Scenario s = blocked().building(0, "storehouse", 1);
    s.goods(0, "coffee", 2).goods(0, "indigo", 2).goods(0, "corn", 3).choose(0, "take captain");
    assertThat(s.offers())
        .containsExactly("keep 0 corn", "keep 1 corn", "keep 2 corn", "keep 3 corn");
    s.choose(0, "keep 1 corn");
    assertThat(s.offers()).containsExactly("keep 1 indigo", "keep 2 indigo");
    s.choose(0, "keep 1 indigo").offersExactly(0, "keep 2 coffee");
    assertThat(barrels(s, 0)).containsExactly(1, 1, 0, 0, 2);
  }

  // ---- the black market ------------------------------------------------------------------------

  /** Seat 1 has these doubloons and builds an office, which costs 5. */
  private static Scenario office(Scenario s, int doubloons) {
    s.building(1, "black market", 1).doubloons(1, doubloons);
    return s.choose(0, "take builder").passUntil(1).choose(1, "build office");
  }

  /** Seat 1 can give a person, a barrel of two kinds or a point. */
  private static Scenario rich() {
    Scenario s = game(NEW_BUILDINGS, 3).points(1, 2).goods(1, "indigo", 2).goods(1, "corn", 2);
    return s.sanJuan(1, 2);
  }

  @Test
  void x43_aPersonThenABarrelThenAPoint() {
    Scenario one = office(rich(), 4);
    assertThat(one.offers())
        .containsExactly("pay colonist from San Juan", "pay corn", "pay indigo", "pay point");
    Scenario s = office(rich(), 3);
    assertThat(s.offers())
        .as("a point would have nothing after it")
        .containsExactly("pay colonist from San Juan", "pay corn", "pay indigo");
    s.choose(1, "pay colonist from San Juan");
    assertThat(s.offers()).containsExactly("pay corn", "pay indigo", "pay point");
  }

  @Test
  void x43_eachWayToPayComesUpOnce() {
    assertThat(ends(office(rich(), 4))).hasSize(4).doesNotHaveDuplicates();
    assertThat(ends(office(rich(), 3)))
        .as("person and barrel, person and point, barrel and point")
        .hasSize(2 + 1 + 2)
        .doesNotHaveDuplicates();
    Scenario s = office(rich(), 3).choose(1, "pay indigo").offersExactly(1, "pay point");
    assertThat(s.buildingsOf(1)).contains("office");
    assertThat(s.goodsOf(1, "corn")).isEqualTo(2);
    assertThat(s.colonistsOf(1)).isEqualTo(3);
  }

  @Test
  void x43_allDoubloonsGoFirst() {
    Scenario s = office(rich(), 3);
    assertThat(s.doubloonsOf(1)).isZero();
    assertThat(s.colonistsOf(1)).isEqualTo(3);
    assertThat(s.buildingsOf(1)).doesNotContain("office");
    Scenario enough = office(rich(), 5);
    assertThat(enough.doubloonsOf(1)).isZero();
    assertThat(enough.buildingsOf(1)).as("nothing else may be given").contains("office");
  }

  @Test
  void x43_onlyPointsInChipsCanBeGiven() {
    Scenario s = game(ALL_BUILDINGS, 3).building(1, "harbor", 0).nobles(1, 1).goods(1, "corn", 1);
    office(s, 4);
    assertThat(s.score(1)).as("black market, harbor, a noble").isEqualTo(1 + 3 + 1);
    assertThat(s.offers()).containsExactly("pay noble from San Juan", "pay corn");
  }
}
