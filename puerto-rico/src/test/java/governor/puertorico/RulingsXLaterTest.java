package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.BUCCANEER;
import static governor.puertorico.ScenarioKit.FESTIVAL;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.NOBLES;
import static governor.puertorico.ScenarioKit.priceOf;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Rulings where the sources say nothing. */
class RulingsXLaterTest {
  @Test
  void x32_ofLikeTilesOneWithoutAPersonIsDiscarded() {
    Scenario s = game(NOBLES, 3).nobleOn(1, "land office").plantations(1, "corn");
    s.mannedPlantations(1, "corn").choose(0, "take trader").choose(1, "discard corn");
    assertThat(s.islandOf(1)).containsExactly("corn");
    assertThat(s.mannedOn(1, "corn")).isEqualTo(1);
    assertThat(s.sanJuanOf(1)).isZero();
  }

  @Test
  void x32_ofForestsTheFirstPlantationIsDiscarded() {
    Scenario s = game(ALL_BUILDINGS, 3).faceUp("tobacco").building(0, "hunting lodge", 1);
    s.forests(0, "sugar", 1).forests(0, "corn", 1).choose(0, "take settler", "pass");
    s.choose(1, "pass").choose(2, "pass").choose(0, "discard forest");
    assertThat(s.forestsOf(0)).isEqualTo(1);
    assertThat(s.discarded("corn")).isEqualTo(1);
    assertThat(s.discarded("sugar")).isZero();
  }

  /** Seat 0 kidnaps a role, and nobody takes it. */
  private static Scenario alone(Scenario s, String role, String first, String second) {
    s.choose(0, "take buccaneer", "kidnap " + role).choose(1, "take " + first).passUntilRole();
    return s.choose(2, "take " + second);
  }

  @Test
  void x33_aMayorAloneTakesOneShareOfTheShip() {
    Scenario s = alone(game(BUCCANEER, 3).colonistShip(7), "mayor", "trader", "craftsman");
    assertThat(s.colonistsOf(0)).as("the privilege and three of seven").isEqualTo(1 + 3);
    assertThat(s.colonistsOf(1)).isZero();
    assertThat(s.colonistShipNow()).isGreaterThanOrEqualTo(4);
  }

  @Test
  void x33_aFullHouseIsEmptiedAfterATraderAlone() {
    Scenario s = game(BUCCANEER, 3).tradingHouse("corn", "indigo", "sugar").goods(0, "coffee", 1);
    alone(s, "trader", "builder", "craftsman").choose(0, "sell coffee");
    assertThat(s.doubloonsOf(0)).isEqualTo(5);
    assertThat(s.tradingHouseNow()).isEmpty();
  }

  @Test
  void x33_aFullShipSailsAfterACaptainAlone() {
    Scenario s = game(BUCCANEER, 3).ship(4, "corn", 3).ship(5, "sugar", 2).goods(0, "corn", 1);
    alone(s, "captain", "trader", "craftsman").passUntilRole();
    assertThat(s.pointsOf(0)).isEqualTo(2);
    assertThat(s.shipLoad(4)).isZero();
    assertThat(s.shipLoad(5)).isEqualTo(2);
  }

  @Test
  void x33_aNewRowIsTurnedAfterASettlerAlone() {
    Scenario s = game(BUCCANEER, 3).faceUp("corn", "corn").faceDown("coffee", "sugar", "sugar");
    s.faceDown("tobacco");
    alone(s, "settler", "trader", "craftsman").choose(0, "take corn");
    assertThat(s.faceUpNow()).containsExactly("sugar", "sugar", "tobacco", "coffee");
    assertThat(s.discarded("corn")).isEqualTo(1);
  }

  @Test
  void x34_theKidnapperGetsNothingForTakingTheRole() {
    Scenario s = game(BUCCANEER, 2).choose(0, "take buccaneer", "kidnap craftsman");
    s.choose(1, "take trader").choose(0, "take craftsman");
    assertThat(s.doubloonsOf(0)).isZero();
    assertThat(s.doubloonsOf(1)).isZero();
  }

  @Test
  void x35_theBuccaneerNeedNotDoAnything() {
    Scenario s = game(BUCCANEER, 3).ship(5, "corn", 3).tradingHouse("sugar").colonistShip(5);
    s.choose(0, "take buccaneer").offersAmongOthers(0, "raid ship 5 and keep 0", "pass");
    s.choose(0, "pass").offersAmongOthers(1, "take mayor");
    assertThat(s.shipLoad(5)).isEqualTo(3);
    assertThat(s.tradingHouseNow()).containsExactly("sugar");
    assertThat(s.colonistShipNow()).isEqualTo(5);
  }

  @Test
  void x36_raidedPeopleGoOntoPlacesUpwards() {
    Scenario s = game(BUCCANEER, 3).colonistShip(8).plantations(0, "corn", "sugar");
    s.building(0, "harbor", 0).choose(0, "take buccaneer", "raid colonists");
    s.offersExactly(
        0, "put colonist on corn", "put colonist on sugar", "put colonist on harbor", "pass");
    s.choose(0, "put colonist on sugar").offersExactly(0, "put colonist on harbor", "pass");
    s.choose(0, "pass");
    assertThat(s.colonistsOf(0)).isEqualTo(1);
    assertThat(s.sanJuanOf(0)).isZero();
    assertThat(s.colonistSupplyNow()).isEqualTo(55 + 4);
  }

  @Test
  void x37_theExtraBarrelDoesNotCountForTheFestival() {
    Scenario s = game(FESTIVAL, 3).mannedPlantations(0, "corn", "indigo");
    s.building(0, "indigo plant", 1);
    s.festival("coffee", List.of("corn", "indigo", "indigo"), "harbor");
    s.choose(0, "take craftsman", "take indigo");
    assertThat(s.goodsOf(0, "indigo")).isEqualTo(2);
    assertThat(s.festivalWinner(1)).isEqualTo(-1);
    assertThat(s.doubloonsOf(0)).isZero();
  }

  @Test
  void x38_theFestivalsColonistsComeFromTheSupplyOnly() {
    Scenario s = game(FESTIVAL, 3).faceUp("corn").plantations(0, "corn", "corn");
    s.festival("corn", List.of("coffee", "coffee", "coffee"), "harbor");
    s.colonistSupply(1).choose(0, "take settler", "take corn");
    assertThat(s.festivalWinner(0)).isZero();
    assertThat(s.sanJuanOf(0)).isEqualTo(1);
    assertThat(s.colonistShipNow()).isEqualTo(3);
  }

  @Test
  void x39_whoWasTakenOneByOneWasAccepted() {
    Scenario s = game(NOBLES + " refuse-colonists", 3).peopleOnShip(3, 1);
    s.choose(0, "take mayor", "take noble").offersExactly(1, "accept", "refuse");
    s.choose(1, "refuse").offersExactly(2, "accept", "refuse").choose(2, "accept");
    assertThat(s.noblesOf(0)).isEqualTo(1);
    assertThat(s.colonistsOf(1)).isZero();
    assertThat(s.colonistsOf(2)).isEqualTo(1);
  }

  @Test
  void x39_aMayorAloneRefusesOnlyWhatWasNotTakenOneByOne() {
    Scenario s = game(NOBLES + BUCCANEER + " refuse-colonists", 3).peopleOnShip(4, 1);
    alone(s, "mayor", "trader", "craftsman").choose(0, "take noble");
    s.offersExactly(0, "accept", "refuse").choose(0, "accept");
    assertThat(s.colonistsOf(0)).as("the privilege and two of five").isEqualTo(1 + 2);
  }

  @Test
  void x39_aMayorAloneWhoPickedTheWholeShareHasNothingToRefuse() {
    Scenario s = game(NOBLES + BUCCANEER + " refuse-colonists", 3).peopleOnShip(2, 1);
    alone(s, "mayor", "trader", "craftsman").choose(0, "take noble");
    assertThat(s.asked()).as("the next governor").isEqualTo(1);
    assertThat(s.colonistsOf(0)).as("the privilege and one of three").isEqualTo(1 + 1);
  }

  private static Scenario library(int players) {
    return game(NEW_BUILDINGS + BUCCANEER, players).building(0, "library", 1);
  }

  @Test
  void x44_theLibraryIsNotAskedForABuccaneer() {
    Scenario s = library(2).tradingHouse("corn", "sugar").choose(0, "take buccaneer");
    s.offersAmongOthers(0, "plunder", "kidnap mayor").doesNotOffer("use library");
    s.choose(0, "plunder");
    assertThat(s.pointsOf(0)).isEqualTo(2);
    s.choose(1, "take craftsman").choose(0, "take prospector");
    s.offersExactly(0, "use library", "pass").choose(0, "use library");
    assertThat(s.doubloonsOf(0)).isEqualTo(2);
  }

  @Test
  void x44_theLibraryDoesNothingForABuccaneer() {
    Scenario s = library(3).tradingHouse("corn", "sugar").choose(0, "take buccaneer", "plunder");
    assertThat(s.pointsOf(0)).isEqualTo(2);
    assertThat(s.position().privileges()).isEqualTo(1);
  }

  @Test
  void x44_theLibraryCountsForARolePlayedAlone() {
    Scenario s = alone(library(3).doubloons(0, 10), "builder", "trader", "craftsman");
    assertThat(priceOf(s, 0, "harbor")).isEqualTo(8 - 2);
  }

  /** Seat 0 kidnaps the prospector, whom nobody takes, and takes trader and settler. */
  private static Scenario kidnapped(String forTheTrader, String forTheSettler) {
    Scenario s = library(2).choose(0, "take buccaneer", "kidnap prospector");
    s.choose(1, "take craftsman").choose(0, "take trader", forTheTrader);
    s.choose(1, "take captain").choose(0, "take settler");
    if (!forTheSettler.isEmpty()) {
      s.choose(0, forTheSettler);
    }
    return s.passUntilRole().choose(1, "take builder", "pass");
  }

  @Test
  void x44_twoPlayersAreAskedForARolePlayedAlone() {
    Scenario s = kidnapped("pass", "pass").offersExactly(0, "use library", "pass");
    s.choose(0, "use library");
    assertThat(s.doubloonsOf(0)).isEqualTo(2);
    Scenario used = kidnapped("use library", "");
    assertThat(used.doubloonsOf(0)).as("it was used for the trader").isEqualTo(1);
    used.offersAmongOthers(1, "take prospector");
  }
}
