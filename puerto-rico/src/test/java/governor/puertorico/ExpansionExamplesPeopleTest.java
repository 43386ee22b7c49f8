package governor.puertorico;

import static governor.puertorico.Scenario.fresh;
import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.BUCCANEER;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.NOBLES;
import static governor.puertorico.ScenarioKit.city;
import static governor.puertorico.ScenarioKit.tiles;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The worked examples with people, tiles, the draft and the buccaneer: 28 to 34, 36, 37. */
class ExpansionExamplesPeopleTest {

  @Test
  void e28_aJewelerAndChapels() {
    Scenario s = game(NOBLES, 3).building(1, "jeweler", 1).nobles(1, 3);
    s.building(0, "chapel", 1).nobleOn(2, "chapel").choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isEqualTo(3);
    assertThat(s.doubloonsOf(0)).isEqualTo(1);
    assertThat(s.pointsOf(0)).isZero();
    assertThat(s.pointsOf(2)).isEqualTo(1);
    assertThat(s.doubloonsOf(2)).isZero();
  }

  @Test
  void e29_theFirstShipWithNobles() {
    Scenario four = fresh(NOBLES, 4);
    assertThat(four.colonistShipNow()).isEqualTo(4);
    assertThat(four.nobleShipNow()).isEqualTo(1);
    assertThat(four.colonistSupplyNow()).isEqualTo(97);
    assertThat(four.nobleSupplyNow()).isEqualTo(19);
    Scenario three = fresh(NOBLES, 3);
    assertThat(three.colonistShipNow()).isEqualTo(3);
    assertThat(three.nobleShipNow()).isEqualTo(1);
    assertThat(three.colonistSupplyNow()).isEqualTo(98);
    assertThat(three.nobleSupplyNow()).isEqualTo(19);
  }

  @Test
  void e30_aMayorWithALibraryAndANeighbourWithAVilla() {
    Scenario s = game(ALL_BUILDINGS, 3).building(0, "library", 1).building(1, "villa", 1);
    s.peopleOnShip(4, 1).choose(0, "take mayor").passUntilRole();
    assertThat(s.colonistsOf(0)).isEqualTo(1 + 4);
    assertThat(s.colonistsOf(1)).isEqualTo(1 + 3);
    assertThat(s.noblesOf(1)).isPositive();
    assertThat(s.colonistsOf(2)).isEqualTo(1);
  }

  /** Four players, seven empty circles on buildings, nobody on the ship, five in the supply. */
  private static Scenario sevenCircles(String settings) {
    Scenario s = game(settings, 4).askingEverything().colonistShip(0);
    s.building(0, "sugar mill", 0).building(1, "indigo plant", 0).building(2, "harbor", 0);
    return s.colonistSupply(5);
  }

  @Test
  void e31_aShipThatCannotBeFilled() {
    Scenario s = sevenCircles(NOBLES).peopleOnShip(0, 0).nobleSupply(2);
    s.choose(0, "take mayor", "pass");
    assertThat(s.colonistShipNow()).isEqualTo(6);
    assertThat(s.nobleShipNow()).isEqualTo(1);
    assertThat(s.colonistSupplyNow()).isZero();
    assertThat(s.nobleSupplyNow()).isEqualTo(1);
    assertThat(s.endIsNear()).isFalse();
    Scenario base = sevenCircles("").choose(0, "take mayor", "pass");
    assertThat(base.colonistShipNow()).isEqualTo(5);
    assertThat(base.endIsNear()).isTrue();
  }

  private static int lodge(int first, int second, int third) {
    Scenario s = game(NOBLES, 3).nobleOn(0, "hunting lodge").plantations(0, tiles(12 - first));
    s.plantations(1, tiles(12 - second)).plantations(2, tiles(12 - third));
    s.choose(0, "take settler", "pass").choose(1, "pass").choose(2, "pass");
    return s.pointsOf(0);
  }

  @Test
  void e32_aNobleOnTheHuntingLodge() {
    assertThat(lodge(6, 5, 4)).isEqualTo(2);
    assertThat(lodge(6, 6, 4)).isZero();
  }

  @Test
  void e33_threeForestsForTheSettler() {
    Scenario s = game(NEW_BUILDINGS, 3).askingEverything().building(0, "library", 1);
    s.building(0, "hacienda", 1).building(0, "forest house", 1).building(0, "hospice", 1);
    s.faceUp("corn", "indigo", "sugar", "tobacco").faceDown("coffee");
    s.choose(0, "take settler", "use hacienda", "lay coffee as forest", "take corn as forest");
    s.choose(0, "use hospice").choose(1, "pass").choose(2, "pass");
    s.choose(0, "take indigo as forest");
    assertThat(s.forestsOf(0)).isEqualTo(3);
    assertThat(s.sanJuanOf(0)).isEqualTo(1);
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void e34_aDraftThatFillsAPrice() {
    Scenario s = fresh(NEW_BUILDINGS, 3).draft("black market", "hacienda");
    s.doesNotOffer("draft construction hut", "draft forest house");
    while (s.asksForDraft()) {
      s.choose(s.asked(), s.offers().get(0));
    }
    assertThat(s.violetNow())
        .contains("black market", "hacienda")
        .doesNotContain("construction hut", "forest house");
  }

  @Test
  void e36_aLandOfficeNeedsASpaceAndADoubloon() {
    Scenario full = game(NOBLES, 3).building(1, "land office", 1).plantations(1, tiles(12));
    full.doubloons(1, 5).choose(0, "take trader").offersAmongOthers(1, "take mayor");
    Scenario poor = game(NOBLES, 3).building(1, "land office", 1).plantations(1, tiles(11));
    poor.goods(1, "indigo", 1).choose(0, "take trader").offersExactly(1, "sell indigo", "pass");
    poor.choose(1, "sell indigo", "use land office");
    assertThat(poor.islandOf(1)).hasSize(12);
    assertThat(poor.doubloonsOf(1)).isZero();
  }

  @Test
  void e37_aRaidAndAPlundering() {
    Scenario s = city(game(BUCCANEER, 4), 0, List.of("sugar mill", "harbor")).colonistShip(9);
    s.choose(0, "take buccaneer", "raid colonists", "put colonist on sugar mill");
    s.choose(0, "put colonist on sugar mill", "put colonist on harbor");
    assertThat(s.colonistShipNow()).isEqualTo(4);
    assertThat(s.colonistsOf(0)).isEqualTo(3);
    assertThat(s.colonistSupplyNow()).isEqualTo(75 + 2);
    Scenario plunder = game(BUCCANEER, 4).tradingHouse("corn", "sugar", "coffee");
    plunder.choose(0, "take buccaneer", "plunder");
    assertThat(plunder.pointsOf(0)).isEqualTo(3);
  }
}
