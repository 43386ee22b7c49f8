package governor.puertorico;

import static governor.puertorico.Scenario.fresh;
import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.FESTIVAL;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.NOBLES;
import static governor.puertorico.ScenarioKit.priceOf;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Rulings on people and privileges. */
class RulingsXPeopleTest {

  @Test
  void x14_withNoblesThereAreAHundredColonists() {
    int[] base = {40, 55, 75, 95};
    for (int players = 2; players <= 5; players++) {
      assertThat(fresh(NOBLES, players).colonistSupplyNow()).isEqualTo(100 - (players - 1));
      Scenario s = fresh(NOBLES + " base-colonists", players);
      assertThat(s.colonistSupplyNow()).isEqualTo(base[players - 2]);
      assertThat(s.colonistShipNow()).isEqualTo(players);
      assertThat(s.nobleShipNow()).isEqualTo(1);
      assertThat(s.nobleSupplyNow()).isEqualTo(19);
    }
  }

  @Test
  void x14_withBaseColonistsNothingElseChanges() {
    Scenario s = game(NOBLES + " base-colonists", 3).colonistSupply(0).peopleOnShip(0, 0);
    s.choose(0, "take mayor").passUntilRole();
    assertThat(s.endIsNear()).isFalse();
    assertThat(s.nobleShipNow()).isEqualTo(1);
  }

  @Test
  void x15_theHospiceGivesAColonistAndLeavesTheNobleOnTheShip() {
    Scenario s = game(NOBLES, 3).building(0, "hospice", 1).colonistSupply(0).peopleOnShip(1, 1);
    s.faceUp("corn", "corn").choose(0, "take settler", "take corn").passUntil(1);
    assertThat(s.mannedOn(0, "corn")).isEqualTo(1);
    assertThat(s.noblesOf(0)).isZero();
    assertThat(s.colonistShipNow()).isEqualTo(1);
    assertThat(s.nobleShipNow()).isEqualTo(1);
    Scenario none = game(NOBLES, 3).building(0, "hospice", 1).colonistSupply(0).peopleOnShip(0, 1);
    none.askingEverything().faceUp("corn", "corn").choose(0, "take settler", "take corn");
    assertThat(none.asked()).isEqualTo(1);
    assertThat(none.mannedOn(0, "corn")).isZero();
    assertThat(none.nobleShipNow()).isEqualTo(1);
  }

  @Test
  void x15_theUniversityAndTheMayorGetColonists() {
    Scenario s = game(NOBLES, 3).building(0, "university", 1).doubloons(0, 9);
    s.choose(0, "take builder", "build harbor").passUntilRole();
    assertThat(s.mannedOn(0, "harbor")).isEqualTo(1);
    assertThat(s.noblesOf(0)).isZero();
    Scenario mayor = game(NOBLES, 3).colonistSupply(0).peopleOnShip(0, 0).choose(0, "take mayor");
    assertThat(mayor.colonistsOf(0)).isZero();
    assertThat(mayor.nobleSupplyNow()).as("one of 19 is on the ship now").isEqualTo(18);
  }

  @Test
  void x15_theFestivalGivesColonists() {
    Scenario s = game(NOBLES + FESTIVAL, 3).faceUp("corn", "corn").plantations(0, "corn", "corn");
    s.festival("corn", List.of("coffee", "coffee", "coffee"), "wharf");
    s.choose(0, "take settler", "take corn");
    assertThat(s.colonistsOf(0)).isEqualTo(3);
    assertThat(s.noblesOf(0)).isZero();
  }

  @Test
  void x21_aGuestMayGoToTheVillaBeforeTheMayorPhase() {
    Scenario s = game(ALL_BUILDINGS, 3).guests(1, 1, 0).building(1, "villa", 0);
    s.peopleOnShip(3, 0).choose(0, "take mayor");
    s.offersExactly(1, "move guest to villa", "pass").choose(1, "move guest to villa");
    assertThat(s.noblesOf(1)).isEqualTo(1);
    assertThat(s.colonistsOf(1)).isEqualTo(3);
  }

  @Test
  void x21_aGuestMayGoToTheLibraryAfterChoosingTheRole() {
    Scenario s = game(NEW_BUILDINGS, 4).guests(0, 1, 0).building(0, "library", 0);
    s.choose(0, "take prospector").offersExactly(0, "move guest to library", "pass");
    s.choose(0, "move guest to library");
    assertThat(s.doubloonsOf(0)).isEqualTo(2);
    Scenario stays = game(NEW_BUILDINGS, 4).guests(0, 1, 0).building(0, "library", 0);
    stays.choose(0, "take prospector", "pass");
    assertThat(stays.doubloonsOf(0)).isEqualTo(1);
  }

  @Test
  void x21_aGuestMayGoToTheUnionHallBeforeTheFirstTurn() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(1, 1, 0).building(1, "union hall", 0);
    s.goods(1, "corn", 4).choose(0, "take captain").choose(1, "move guest to union hall");
    assertThat(s.pointsOf(1)).isEqualTo(2);
  }

  @Test
  void x21_guestsOfEverySeatMayMoveBeforeARoleStarts() {
    Scenario s = game(NEW_BUILDINGS, 3).guests(0, 1, 0).plantations(0, "corn");
    s.guests(2, 1, 0).plantations(2, "corn").choose(0, "take craftsman");
    s.offersExactly(0, "move guest to corn", "pass").choose(0, "pass");
    s.offersExactly(2, "move guest to corn", "pass").choose(2, "move guest to corn");
    assertThat(s.goodsOf(2, "corn")).isEqualTo(1);
    assertThat(s.goodsOf(0, "corn")).isZero();
  }

  @Test
  void x21_guestsMoveInTheOwnersTurns() {
    Scenario settler = game(NEW_BUILDINGS, 3).guests(1, 1, 0).building(1, "construction hut", 0);
    settler.choose(0, "take settler").choose(1, "pass").choose(0, "take quarry");
    settler.doesNotOffer("take quarry").choose(1, "move guest to construction hut", "take quarry");
    assertThat(settler.islandOf(1)).containsExactly("quarry");
    Scenario captain = game(NEW_BUILDINGS, 3).guests(1, 1, 0).building(1, "harbor", 0);
    captain.goods(1, "corn", 2).goods(2, "sugar", 1).choose(0, "take captain").choose(1, "pass");
    captain.choose(1, "move guest to harbor", "load 2 corn on ship 4");
    assertThat(captain.pointsOf(1)).isEqualTo(3);
  }

  @Test
  void x21_whoCanDoNothingElseMayStillMoveAGuest() {
    Scenario builder = game(NEW_BUILDINGS, 3).guests(1, 1, 0).plantations(1, "quarry");
    builder.choose(0, "take builder").choose(1, "pass").passUntil(1);
    builder.choose(1, "move guest to quarry", "build small market");
    assertThat(builder.buildingsOf(1)).contains("small market");
    Scenario trader = game(NEW_BUILDINGS, 3).guests(1, 1, 0).building(1, "office", 0);
    trader.goods(1, "corn", 1).tradingHouse("corn").choose(0, "take trader").choose(1, "pass");
    trader.choose(1, "move guest to office", "sell corn");
    assertThat(trader.tradingHouseNow()).containsExactly("corn", "corn");
    Scenario captain = game(NEW_BUILDINGS, 2).ship(4, "sugar", 1).ship(6, "tobacco", 1);
    captain.guests(1, 1, 0).building(1, "wharf", 0).goods(1, "corn", 3);
    captain.choose(0, "take captain").choose(1, "pass", "move guest to wharf", "wharf 3 corn");
    assertThat(captain.pointsOf(1)).isEqualTo(3);
  }

  @Test
  void x21_guestsMayStillMoveWhenGoodsAreStored() {
    Scenario s = game(NEW_BUILDINGS, 2).ship(4, "sugar", 1).ship(6, "tobacco", 1);
    s.guests(0, 1, 0).building(0, "small warehouse", 0).goods(0, "corn", 4);
    s.goods(0, "indigo", 3).choose(0, "take captain", "pass");
    s.choose(0, "move guest to small warehouse", "store corn");
    assertThat(s.goodsOf(0, "corn")).isEqualTo(4);
    assertThat(s.goodsOf(0, "indigo")).isEqualTo(1);
  }

  @Test
  void x21_nobodyMovesWhilePeopleAreDistributed() {
    Scenario s = game(ALL_BUILDINGS, 3).guests(0, 1, 0).plantations(0, "corn");
    s.choose(0, "take mayor", "pass");
    while (!s.offers().contains("take settler")) {
      assertThat(s.offers()).noneMatch(words -> words.startsWith("move "));
      s.choose(s.asked(), s.offers().get(0));
    }
    assertThat(s.governorNow()).isZero();
  }

  @Test
  void x23_twoPlayersDoubleOneRoleOfARound() {
    Scenario s = game(NEW_BUILDINGS, 2).building(0, "library", 1).doubloons(0, 20);
    s.choose(0, "take prospector").offersExactly(0, "use library", "pass");
    s.choose(0, "use library");
    assertThat(s.doubloonsOf(0)).isEqualTo(22);
    s.choose(1, "take craftsman").choose(0, "take builder").doesNotOffer("use library");
    assertThat(priceOf(s, 0, "wharf")).isEqualTo(8);
  }

  @Test
  void x23_theOwnerSaysWhichRole() {
    Scenario s = game(NEW_BUILDINGS, 2).building(0, "library", 1).doubloons(0, 20);
    s.choose(0, "take prospector", "pass");
    assertThat(s.doubloonsOf(0)).isEqualTo(21);
    s.choose(1, "take craftsman").choose(0, "take builder", "use library");
    assertThat(priceOf(s, 0, "wharf")).isEqualTo(7);
  }

  @Test
  void x23_inTheNextRoundTheLibraryIsFreshAgain() {
    Scenario s = game(NEW_BUILDINGS, 2).building(0, "library", 1);
    s.choose(0, "take prospector", "use library");
    for (String role : List.of("craftsman", "trader", "captain", "settler", "builder")) {
      s.choose(s.asked(), "take " + role).passUntilRole();
    }
    s.choose(1, "take craftsman").choose(0, "take prospector");
    s.offersExactly(0, "use library", "pass");
  }

  @Test
  void x27_theVillasNobleComesBesidesTheShareOfTheShip() {
    Scenario s = game(NOBLES, 3).building(0, "villa", 1).building(1, "villa", 1);
    s.peopleOnShip(6, 0).choose(0, "take mayor").passUntilRole();
    assertThat(s.colonistsOf(0)).as("one there, villa, privilege, two of six").isEqualTo(5);
    assertThat(s.colonistsOf(1)).isEqualTo(4);
    assertThat(s.colonistsOf(2)).isEqualTo(2);
    assertThat(s.noblesOf(0)).isEqualTo(1);
    assertThat(s.noblesOf(1)).isEqualTo(1);
  }

  /** Seat 1 has a working villa; one colonist of the ship is for each seat. */
  private static Scenario villa(String settings) {
    Scenario s = game(NOBLES + settings, 3).askingEverything();
    return s.building(1, "villa", 1).peopleOnShip(3, 0);
  }

  @Test
  void x40_theVillasColonistMayBeDeclined() {
    Scenario s = villa("").nobleSupply(0).choose(0, "take mayor", "pass");
    s.offersExactly(1, "use villa", "pass").choose(1, "pass");
    assertThat(s.colonistsOf(1)).as("on the villa, from the ship").isEqualTo(1 + 1);
  }

  @Test
  void x40_theVillasColonistMayBeTaken() {
    Scenario s = villa("").nobleSupply(0).choose(0, "take mayor", "pass");
    s.choose(1, "use villa");
    assertThat(s.colonistsOf(1)).as("on the villa, by it, from the ship").isEqualTo(1 + 1 + 1);
    assertThat(s.noblesOf(1)).isZero();
  }

  @Test
  void x40_withAutomaticColonistsItComesUnasked() {
    Scenario s = villa(" automatic-colonists").nobleSupply(0).choose(0, "take mayor");
    s.offersAmongOthers(1, "take settler");
    assertThat(s.colonistsOf(1)).isEqualTo(1 + 1 + 1);
    assertThat(s.noblesOf(1)).isZero();
  }

  @Test
  void x40_theNobleComesUnasked() {
    Scenario s = villa("").choose(0, "take mayor", "pass").offersAmongOthers(1, "take settler");
    assertThat(s.noblesOf(1)).isEqualTo(1);
    assertThat(s.colonistsOf(1)).isEqualTo(1 + 1 + 1);
  }
}
