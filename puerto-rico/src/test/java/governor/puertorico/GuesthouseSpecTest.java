package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The guesthouse: who waits there goes to work when it is needed. */
class GuesthouseSpecTest {

  @Test
  void itsTwoCirclesAreFilledLikeOthers() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "guesthouse", 0).plantations(0, "corn");
    s.choose(0, "take mayor").offersExactly(0, "man 0 corn", "man 1 corn");
    s.choose(0, "man 0 corn");
    assertThat(s.mannedOn(0, "guesthouse")).isEqualTo(2);
  }

  @Test
  void aGuestWorksAtOnce() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(1, 1, 0).building(1, "small market", 0);
    s.goods(1, "corn", 1).choose(0, "take trader");
    s.offersExactly(1, "move guest to small market", "pass");
    s.choose(1, "move guest to small market", "sell corn");
    assertThat(s.doubloonsOf(1)).isEqualTo(1);
    assertThat(s.mannedOn(1, "guesthouse")).isZero();
    assertThat(s.mannedOn(1, "small market")).isEqualTo(1);
  }

  @Test
  void aGuestMayGoToAnyEmptyCircle() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 2, 0).plantations(0, "corn", "quarry");
    s.mannedPlantations(0, "sugar").building(0, "sugar mill", 2).building(0, "harbor", 1);
    s.choose(0, "take craftsman");
    s.offersExactly(
        0, "move guest to corn", "move guest to quarry", "move guest to sugar mill", "pass");
  }

  @Test
  void bothGuestsMayMoveAtOnce() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 2, 0).plantations(0, "indigo");
    s.building(0, "small indigo plant", 0).choose(0, "take craftsman");
    s.choose(0, "move guest to indigo", "move guest to small indigo plant");
    assertThat(s.goodsOf(0, "indigo")).isEqualTo(1);
  }

  @Test
  void aGuestMayMoveInTheMiddleOfAPhase() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(1, 1, 0).plantations(1, "quarry").doubloons(1, 4);
    s.doubloons(0, 5).choose(0, "take builder").choose(1, "pass").choose(0, "build office");
    s.offersAmongOthers(1, "move guest to quarry", "pass");
    s.doesNotOffer("build large market").choose(1, "move guest to quarry");
    s.choose(1, "build large market");
    assertThat(s.doubloonsOf(1)).isZero();
  }

  @Test
  void guestsStayWhereTheyWentUntilTheNextMayorPhase() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 1, 0).plantations(0, "corn", "quarry");
    s.choose(0, "take craftsman", "move guest to corn").passUntilRole();
    s.choose(1, "take trader").passUntilRole().offersAmongOthers(2, "take mayor");
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
    s.choose(2, "take mayor").passUntil(0);
    s.offersAmongOthers(0, "man 0 corn", "man 1 corn");
  }

  @Test
  void nobodyIsAskedWithoutAGuestOrAnEmptyCircle() {
    Scenario full = game(NEW_BUILDINGS, 3).guests(0, 2, 0).mannedPlantations(0, "corn");
    full.choose(0, "take trader").offersAmongOthers(1, "take mayor");
    Scenario empty = game(NEW_BUILDINGS, 3).guests(0, 0, 0).plantations(0, "corn");
    empty.choose(0, "take trader").offersAmongOthers(1, "take mayor");
  }

  @Test
  void guestsMoveBeforeAMayorPhaseButNotInIt() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 2, 0).plantations(0, "corn", "corn", "corn");
    s.choose(0, "take mayor").offersExactly(0, "move guest to corn", "pass").choose(0, "pass");
    assertThat(s.offers()).allMatch(words -> words.startsWith("man "));
  }

  @Test
  void emptyCirclesOfTheGuesthouseCountForTheShip() {
    Scenario s = game(NEW_BUILDINGS, 3).askingEverything().colonistShip(0);
    s.building(0, "guesthouse", 0).building(1, "guesthouse", 0).building(1, "harbor", 0);
    s.choose(0, "take mayor", "pass");
    assertThat(s.colonistShipNow()).isEqualTo(5);
  }

  @Test
  void aNobleGuestMayGoInsteadOfAColonist() {
    Scenario s = game(ALL_BUILDINGS, 3).guests(1, 1, 1).building(1, "chapel", 0);
    s.choose(0, "take craftsman");
    s.offersExactly(1, "move guest to chapel", "move noble guest to chapel", "pass");
    s.choose(1, "move noble guest to chapel");
    assertThat(s.pointsOf(1)).isEqualTo(1);
    assertThat(s.doubloonsOf(1)).isZero();
    assertThat(s.noblesOn(1, "guesthouse")).isZero();
    assertThat(s.mannedOn(1, "guesthouse")).isEqualTo(1);
  }

  /** A full trading house; seat 1 kept its guest back when the phase began. */
  private static Scenario fullHouse(String building, int goods) {
    Scenario s = game(NEW_BUILDINGS, 3).guests(1, 1, 0).building(1, building, 0);
    s.tradingHouse("coffee", "tobacco", "sugar", "indigo").goods(1, "corn", goods);
    return s.choose(0, "take trader").choose(1, "pass");
  }

  @Test
  void aGuestMayGoToTheTradingPostInTheOwnersTurnAlsoIfTheHouseIsFull() {
    Scenario s = fullHouse("trading post", 1);
    s.offersExactly(1, "move guest to trading post", "pass");
    s.choose(1, "move guest to trading post").offersExactly(1, "sell corn at post", "pass");
  }

  @Test
  void withAFullHouseOrNothingToSellGuestsAreNotAskedFor() {
    fullHouse("small market", 1).offersAmongOthers(1, "take mayor");
    fullHouse("trading post", 0).offersAmongOthers(1, "take mayor");
  }
}
