package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.NOBLES;
import static governor.puertorico.ScenarioKit.city;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What counts or brings nobles: royal supplier, villa, jeweler and royal garden. */
class NobleBuildingSpecsPeopleTest {

  // ---- royal supplier ---------------------------------------------------------------------------

  @Test
  void royalSupplierGivesAPointForABarrelOfEachKind() {
    Scenario s = game(NOBLES, 3).building(1, "royal supplier", 1).nobles(1, 2);
    s.goods(1, "corn", 2).goods(1, "sugar", 1).goods(1, "coffee", 1).choose(0, "take captain");
    s.offersExactly(1, "supply corn", "supply sugar", "supply coffee", "pass");
    s.choose(1, "supply corn", "supply coffee");
    assertThat(s.pointsOf(1)).isEqualTo(2);
    assertThat(s.goodsOf(1, "corn")).isEqualTo(1);
    assertThat(s.goodsOf(1, "coffee")).isZero();
    assertThat(s.offers()).allMatch(words -> words.startsWith("load "));
  }

  @Test
  void royalSupplierGivesNoMoreThanItsOwnerHasNobles() {
    Scenario s = game(NOBLES, 3).building(1, "royal supplier", 1).nobles(1, 1);
    s.goods(1, "corn", 2).goods(1, "sugar", 1).choose(0, "take captain");
    s.choose(1, "supply corn");
    assertThat(s.pointsOf(1)).isEqualTo(1);
    assertThat(s.goodsOf(1, "sugar")).isEqualTo(1);
    assertThat(s.offers()).allMatch(words -> words.startsWith("load "));
    Scenario none = game(NOBLES, 3).building(1, "royal supplier", 1).goods(1, "corn", 2);
    none.choose(0, "take captain");
    assertThat(none.offers()).allMatch(words -> words.startsWith("load "));
  }

  @Test
  void royalSupplierCountsTheNobleThatStandsOnIt() {
    Scenario s = game(NOBLES, 3).nobleOn(1, "royal supplier").goods(1, "corn", 2);
    s.choose(0, "take captain").offersExactly(1, "supply corn", "pass");
  }

  @Test
  void royalSupplierMayStopAtAnyTime() {
    Scenario s = game(NOBLES, 3).building(1, "royal supplier", 1).nobles(1, 3);
    s.goods(1, "corn", 2).goods(1, "sugar", 1).choose(0, "take captain");
    s.choose(1, "supply corn", "pass");
    assertThat(s.pointsOf(1)).isEqualTo(1);
    assertThat(s.goodsOf(1, "sugar")).isEqualTo(1);
    assertThat(s.offers()).allMatch(words -> words.startsWith("load "));
  }

  @Test
  void royalSupplierIsNoLoading() {
    Scenario s = game(ALL_BUILDINGS, 3).building(0, "royal supplier", 1).nobles(0, 1);
    s.building(0, "harbor", 1).building(0, "lighthouse", 1).goods(0, "corn", 1);
    s.choose(0, "take captain", "supply corn");
    assertThat(s.pointsOf(0)).isEqualTo(1);
    assertThat(s.doubloonsOf(0)).as("the captain's doubloon").isEqualTo(1);
  }

  @Test
  void royalSupplierLeavesTheCaptainsPointToTheFirstLoading() {
    Scenario s = game(NOBLES, 3).building(0, "royal supplier", 1).nobles(0, 1).goods(0, "corn", 2);
    s.choose(0, "take captain", "supply corn", "load 1 corn on ship 4");
    assertThat(s.pointsOf(0)).isEqualTo(1 + 1 + 1);
  }

  @Test
  void royalSupplierDoesNothingWhenEmpty() {
    Scenario s = game(NOBLES, 3).building(1, "royal supplier", 0).nobles(1, 2).goods(1, "corn", 2);
    s.choose(0, "take captain");
    assertThat(s.offers()).allMatch(words -> words.startsWith("load "));
  }

  @Test
  void royalSupplierIsForTheFirstTurnOnly() {
    Scenario s = game(NOBLES, 3).building(1, "royal supplier", 1).nobles(1, 2);
    s.goods(1, "corn", 2).goods(1, "sugar", 2).choose(0, "take captain");
    s.choose(1, "pass", "load 2 corn on ship 4");
    assertThat(s.offers()).allMatch(words -> words.startsWith("load ") || words.startsWith("take"));
  }

  // ---- villa ------------------------------------------------------------------------------------

  @Test
  void villaBringsANobleBesidesTheShare() {
    Scenario s = game(NOBLES, 3).building(1, "villa", 1).peopleOnShip(3, 0);
    s.choose(0, "take mayor").passUntilRole();
    assertThat(s.noblesOf(1)).isEqualTo(1);
    assertThat(s.colonistsOf(1)).isEqualTo(1 + 1 + 1);
    assertThat(s.noblesOf(0)).isZero();
    assertThat(s.nobleSupplyNow()).as("one came to the villa, one onto the ship").isEqualTo(17);
  }

  @Test
  void villaBringsAColonistWhenNoNobleIsLeft() {
    Scenario s = game(NOBLES, 3).building(1, "villa", 1).peopleOnShip(3, 0).nobleSupply(0);
    s.choose(0, "take mayor").passUntilRole();
    assertThat(s.noblesOf(1)).isZero();
    assertThat(s.colonistsOf(1)).isEqualTo(3);
  }

  @Test
  void villaTakesNobodyFromTheShipWhenBothSuppliesAreEmpty() {
    Scenario s = game(NOBLES, 3).askingEverything().building(1, "villa", 1).peopleOnShip(6, 0);
    s.nobleSupply(0).colonistSupply(0).choose(0, "take mayor");
    assertThat(s.colonistsOf(1)).as("on the villa, two of six").isEqualTo(1 + 2);
    assertThat(s.colonistsOf(2)).isEqualTo(2);
    s.doesNotOffer("use villa");
  }

  @Test
  void villaDoesNothingWhenEmptyAtTheStartOfThePhase() {
    Scenario s = game(NOBLES, 3).building(1, "villa", 0).peopleOnShip(3, 0);
    s.choose(0, "take mayor").passUntilRole();
    assertThat(s.noblesOf(1)).isZero();
    assertThat(s.mannedOn(1, "villa")).isEqualTo(1);
  }

  // ---- jeweler ----------------------------------------------------------------------------------

  @Test
  void jewelerPaysADoubloonForEachNoble() {
    Scenario s = game(NOBLES, 3).nobleOn(1, "jeweler").nobles(1, 2).choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isEqualTo(3);
    Scenario none = game(NOBLES, 3).building(1, "jeweler", 1).choose(0, "take craftsman");
    assertThat(none.doubloonsOf(1)).isZero();
  }

  @Test
  void jewelerDoesNothingWhenEmpty() {
    Scenario s = game(NOBLES, 3).building(1, "jeweler", 0).nobles(1, 2);
    s.choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isZero();
  }

  @Test
  void jewelerIsALargeProductionBuilding() {
    Scenario guild = game(NOBLES, 3).building(0, "guild hall", 1).building(0, "jeweler", 0);
    assertThat(guild.score(0, "guild hall")).isEqualTo(2);
    Scenario hall = game(NOBLES, 3).building(0, "city hall", 1).building(0, "jeweler", 0);
    assertThat(hall.score(0, "city hall")).isEqualTo(1);
  }

  // ---- royal garden -----------------------------------------------------------------------------

  @Test
  void royalGardenGivesAnotherPointForEachNoble() {
    Scenario s = game(NOBLES, 3).building(0, "royal garden", 1).nobles(0, 3);
    assertThat(s.score(0, "royal garden")).isEqualTo(3);
    assertThat(s.score(0)).isEqualTo(4 + 3 + 3);
  }

  @Test
  void royalGardenDoesNothingWhenEmpty() {
    Scenario s = city(game(NOBLES, 3), 0, List.of("royal garden")).nobles(0, 3);
    assertThat(s.score(0, "royal garden")).isZero();
    assertThat(s.score(0)).isEqualTo(4 + 3);
  }
}
