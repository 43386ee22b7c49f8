package governor.puertorico;

import static governor.puertorico.Scenario.fresh;
import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.GOODS;
import static governor.puertorico.ScenarioKit.LARGE;
import static governor.puertorico.ScenarioKit.PRODUCTION;
import static governor.puertorico.ScenarioKit.SMALL_VIOLET;
import static governor.puertorico.ScenarioKit.barrels;
import static governor.puertorico.ScenarioKit.city;
import static governor.puertorico.ScenarioKit.copies;
import static governor.puertorico.ScenarioKit.idle;
import static governor.puertorico.ScenarioKit.priceOf;
import static governor.puertorico.ScenarioKit.smallBuildings;
import static governor.puertorico.ScenarioKit.tiles;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples S1 to S19 and the derived cases D1 to D24 of docs/rules. */
class ExamplesTest {

  // ---- S: printed examples ----------------------------------------------------------------------

  @Test
  void s1_mayorDeal() {
    Scenario s = game("", 4).colonistShip(6).choose(0, "take mayor");
    assertThat(s.colonistsOf(0)).isEqualTo(3);
    assertThat(s.colonistsOf(1)).isEqualTo(2);
    assertThat(s.colonistsOf(2)).isEqualTo(1);
    assertThat(s.colonistsOf(3)).isEqualTo(1);
    assertThat(s.colonistShipNow()).isEqualTo(4);
  }

  @Test
  void s1_onlyThePrivilegeComesFromTheSupply() {
    Scenario s = game("", 4).colonistShip(6).colonistSupply(30).choose(0, "take mayor");
    assertThat(s.colonistSupplyNow()).isEqualTo(30 - 1 - 4);
  }

  @ParameterizedTest
  @CsvSource({
    "construction hut, 1, 0",
    "office, 3, 2",
    "harbor, 5, 4",
    "city hall, 7, 6",
    "small market, 0, 0",
    "small indigo plant, 0, 0"
  })
  void s2_pricesWithThreeQuarries(String building, int normal, int asBuilder) {
    Scenario s = game("", 3).mannedPlantations(1, copies(3, "quarry")).doubloons(1, 20);
    s.choose(0, "take builder").passUntil(1);
    assertThat(priceOf(s, 1, building)).isEqualTo(normal);
    Scenario t = game("", 3).mannedPlantations(0, copies(3, "quarry")).doubloons(0, 20);
    t.choose(0, "take builder");
    assertThat(priceOf(t, 0, building)).isEqualTo(asBuilder);
  }

  @Test
  void s3_prospectorWithTwoDoubloonsOnTheCard() {
    Scenario s = game("", 4).roleDoubloons("prospector", 2).choose(0, "take prospector");
    assertThat(s.doubloonsOf(0)).isEqualTo(3);
    assertThat(s.doubloonsOf(1)).isZero();
    assertThat(s.roleDoubloonsOn("prospector")).isZero();
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void s4_cornWithASmallMarket() {
    Scenario s = game("", 3).goods(1, "corn", 1).building(1, "small market", 1);
    s.choose(0, "take trader").choose(1, "sell corn");
    assertThat(s.doubloonsOf(1)).isEqualTo(1);
    Scenario t = game("", 3).goods(0, "corn", 1).building(0, "small market", 1);
    t.choose(0, "take trader", "sell corn");
    assertThat(t.doubloonsOf(0)).isEqualTo(2);
  }

  @Test
  void s4_coffeeForTheTraderWithBothMarkets() {
    Scenario s = game("", 3).goods(0, "coffee", 1).building(0, "small market", 1);
    s.building(0, "large market", 1).choose(0, "take trader", "sell coffee");
    assertThat(s.doubloonsOf(0)).isEqualTo(8);
  }

  @Test
  void s5_twoOffices() {
    Scenario s = game("", 4).tradingHouse("tobacco");
    s.building(1, "office", 1).building(2, "office", 1);
    s.goods(1, "tobacco", 1).goods(2, "tobacco", 1).goods(3, "tobacco", 1).goods(3, "corn", 1);
    s.choose(0, "take trader").offersExactly(1, "sell tobacco", "pass");
    s.choose(1, "sell tobacco").offersExactly(2, "sell tobacco", "pass");
    s.choose(2, "sell tobacco").offersExactly(3, "sell corn", "pass");
    assertThat(s.doubloonsOf(1)).isEqualTo(3);
    assertThat(s.doubloonsOf(2)).isEqualTo(3);
    assertThat(s.tradingHouseNow()).containsExactly("tobacco", "tobacco", "tobacco");
  }

  @Test
  void s6_marketsTogether() {
    Scenario s = game("", 3).goods(1, "sugar", 1).building(1, "small market", 1);
    s.building(1, "large market", 1).choose(0, "take trader").choose(1, "sell sugar");
    assertThat(s.doubloonsOf(1)).isEqualTo(2 + 3);
  }

  @Test
  void s7_warehousesTogether() {
    Scenario s = game("", 2).ship(4, "coffee", 1).ship(6, "sugar", 5);
    s.building(0, "small warehouse", 1).building(0, "large warehouse", 1);
    s.goods(0, "corn", 2).goods(0, "indigo", 2).goods(0, "sugar", 3).goods(0, "tobacco", 2);
    s.choose(0, "take captain");
    assertThat(s.goodsOf(0, "sugar")).isEqualTo(2);
    s.offersExactly(0, "store corn", "store indigo").choose(0, "store corn");
    s.offersExactly(0, "store indigo", "store sugar").choose(0, "store sugar");
    assertThat(barrels(s, 0)).containsExactly(2, 1, 2, 2, 0);
    s.offersAmongOthers(1, "take mayor");
  }

  @Test
  void s8_production() {
    Scenario s = game("", 3).mannedPlantations(1, "corn", "corn", "tobacco", "tobacco");
    s.mannedPlantations(1, "sugar", "sugar", "sugar").plantations(1, "corn", "sugar");
    s.building(1, "tobacco storage", 1).building(1, "small sugar mill", 1);
    s.building(1, "sugar mill", 3).choose(0, "take craftsman");
    assertThat(barrels(s, 1)).containsExactly(2, 0, 3, 1, 0);
    assertThat(barrels(s, 0)).containsOnly(0);
  }

  @Test
  void s9_factoryWithAShortSupply() {
    Scenario s = game("", 4).goodsSupply("corn", 0).goodsSupply("sugar", 2);
    s.mannedPlantations(3, "corn", "corn", "corn", "sugar", "sugar", "sugar", "tobacco");
    s.building(3, "sugar mill", 3).building(3, "tobacco storage", 1).building(3, "factory", 1);
    s.choose(0, "take craftsman");
    assertThat(barrels(s, 3)).containsExactly(0, 0, 2, 1, 0);
    assertThat(s.doubloonsOf(3)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1, 0", "2, 1", "3, 2", "4, 3", "5, 5"})
  void s9_factoryTable(int kinds, int pay) {
    Scenario s = game("", 3).building(1, "factory", 1);
    s.mannedPlantations(1, GOODS.subList(0, kinds).toArray(new String[0]));
    s.building(1, "indigo plant", 1).building(1, "sugar mill", 1);
    s.building(1, "tobacco storage", 1).building(1, "coffee roaster", 1);
    s.choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isEqualTo(pay);
    assertThat(barrels(s, 1).stream().mapToInt(Integer::intValue).sum()).isEqualTo(kinds);
  }

  @Test
  void s10_captainPhaseStepByStep() {
    Scenario s = game("", 4).ship(6, "corn", 3);
    s.goods(0, "corn", 2).goods(0, "sugar", 6).goods(1, "sugar", 2).goods(1, "tobacco", 3);
    s.goods(2, "corn", 2).goods(2, "tobacco", 1).goods(3, "corn", 1).goods(3, "indigo", 5);
    s.choose(0, "take captain");

    s.offersExactly(0, "load 2 corn on ship 6", "load 6 sugar on ship 7");
    s.choose(0, "load 6 sugar on ship 7");
    assertThat(s.pointsOf(0)).isEqualTo(7);
    assertThat(s.shipLoad(7)).isEqualTo(6);

    s.offersExactly(1, "load 1 sugar on ship 7", "load 3 tobacco on ship 5");
    s.choose(1, "load 1 sugar on ship 7");
    assertThat(s.pointsOf(1)).isEqualTo(1);
    assertThat(s.shipLoad(7)).isEqualTo(7);

    s.offersExactly(2, "load 2 corn on ship 6", "load 1 tobacco on ship 5");
    s.choose(2, "load 1 tobacco on ship 5");

    // from here on everybody has a single possibility
    s.offersExactly(3, "load 1 corn on ship 6").choose(3, "load 1 corn on ship 6");
    s.offersExactly(0, "load 2 corn on ship 6").choose(0, "load 2 corn on ship 6");
    s.offersExactly(1, "load 3 tobacco on ship 5").choose(1, "load 3 tobacco on ship 5");
    s.choose(2, "keep one corn").choose(3, "keep one indigo");

    assertThat(s.pointsOf(0)).isEqualTo(9);
    assertThat(s.pointsOf(1)).isEqualTo(4);
    assertThat(s.pointsOf(2)).isEqualTo(1);
    assertThat(s.pointsOf(3)).isEqualTo(1);
    assertThat(barrels(s, 0)).containsExactly(0, 0, 0, 0, 0);
    assertThat(barrels(s, 1)).containsExactly(0, 0, 1, 0, 0);
    assertThat(barrels(s, 2)).containsExactly(1, 0, 0, 0, 0);
    assertThat(barrels(s, 3)).containsExactly(0, 1, 0, 0, 0);
    assertThat(List.of(s.shipLoad(5), s.shipLoad(6), s.shipLoad(7))).containsExactly(4, 0, 0);
    assertThat(s.shipGood(5)).isEqualTo("tobacco");
    assertThat(s.shipGood(6)).isEmpty();
    assertThat(s.supplyOf("corn")).isEqualTo(9);
    assertThat(s.supplyOf("indigo")).isEqualTo(10);
    assertThat(s.supplyOf("sugar")).isEqualTo(10);
    assertThat(s.supplyOf("tobacco")).isEqualTo(5);
    assertThat(s.pointsPoolNow()).isEqualTo(100 - 15);
    s.offersAmongOthers(1, "take mayor").doesNotOffer("take captain");
  }

  private static Scenario harborAndWharf() {
    Scenario s = game("", 3).ship(6, "tobacco", 3).ship(4, "sugar", 1);
    s.building(1, "harbor", 1).building(1, "wharf", 1);
    return s.goods(1, "tobacco", 5).goods(1, "sugar", 2).choose(0, "take captain");
  }

  @Test
  void s11_harborAndWharf() {
    Scenario s = harborAndWharf();
    s.offersExactly(
        1,
        "load 3 tobacco on ship 6",
        "load 2 sugar on ship 4",
        "wharf 5 tobacco",
        "wharf 2 sugar");
    s.choose(1, "load 3 tobacco on ship 6");
    assertThat(s.pointsOf(1)).isEqualTo(4);
    s.offersExactly(1, "load 2 sugar on ship 4", "wharf 2 tobacco", "wharf 2 sugar");
    s.choose(1, "load 2 sugar on ship 4");
    assertThat(s.pointsOf(1)).isEqualTo(7);
    s.offersExactly(1, "wharf 2 tobacco", "pass").choose(1, "wharf 2 tobacco");
    assertThat(s.pointsOf(1)).isEqualTo(10);
    assertThat(s.shipLoad(6)).isZero();
    assertThat(s.shipLoad(4)).isEqualTo(3);
    assertThat(s.supplyOf("tobacco")).isEqualTo(9);
  }

  @Test
  void s12_wharfFirst() {
    Scenario s = harborAndWharf().choose(1, "wharf 5 tobacco");
    assertThat(s.pointsOf(1)).isEqualTo(6 + 3);
    assertThat(s.shipLoad(6)).isEqualTo(3);
    assertThat(s.shipGood(6)).isEqualTo("tobacco");
    assertThat(s.shipLoad(4)).isEqualTo(3);
    assertThat(s.supplyOf("tobacco")).isEqualTo(6);
  }

  @Test
  void s13_guildHall() {
    Scenario s = game("", 3).building(0, "guild hall", 1);
    city(s, 0, List.of("small sugar mill", "sugar mill", "small indigo plant", "coffee roaster"));
    assertThat(s.score(0, "guild hall")).isEqualTo(6);
  }

  @ParameterizedTest
  @CsvSource({"0, 4", "1, 4", "9, 4", "10, 5", "11, 6", "12, 7"})
  void s14_residence(int filled, int points) {
    Scenario s = game("", 3).building(0, "residence", 1);
    s.plantations(0, tiles(filled));
    assertThat(s.score(0, "residence")).isEqualTo(points);
  }

  @Test
  void s15_fortress() {
    Scenario s = game("", 3).building(0, "fortress", 1).building(0, "sugar mill", 3).sanJuan(0, 10);
    s.mannedPlantations(0, "corn", "corn", "indigo", "quarry", "quarry", "coffee");
    assertThat(s.colonistsOf(0)).isEqualTo(20);
    assertThat(s.score(0, "fortress")).isEqualTo(6);
  }

  @Test
  void s16_customsHouse() {
    Scenario s = game("", 3).building(0, "customs house", 1).points(0, 23);
    assertThat(s.score(0, "customs house")).isEqualTo(5);
    assertThat(s.score(0)).isEqualTo(23 + 4 + 5);
  }

  @Test
  void s17_cityHall() {
    Scenario s = game("", 3).building(0, "city hall", 1);
    city(s, 0, List.of("hacienda", "harbor", "office", "construction hut"));
    city(s, 0, List.of("large warehouse", "residence"));
    assertThat(s.score(0, "city hall")).isEqualTo(7);
  }

  @Test
  void s18_unoccupiedLargeBuildings() {
    for (String large : LARGE) {
      Scenario s = game("", 3).building(0, large, 0).building(0, "small market", 0).points(0, 20);
      s.plantations(0, tiles(12)).sanJuan(0, 9).building(0, "sugar mill", 0);
      assertThat(s.score(0, large)).isZero();
      assertThat(s.score(0, "buildings")).isEqualTo(4 + 1 + 2);
      assertThat(s.score(0)).isEqualTo(20 + 4 + 1 + 2);
    }
  }

  @ParameterizedTest
  @CsvSource({
    // players, doubloons, indigo starters, pool, supply, roles, quarries, stack
    "2, 3, 1, 65, 40, 7, 5, 30",
    "3, 2, 2, 75, 55, 6, 8, 43",
    "4, 3, 2, 100, 75, 7, 8, 41",
    "5, 4, 3, 122, 95, 7, 8, 39"
  })
  void s19_setUp(
      int players,
      int doubloons,
      int indigo,
      int pool,
      int colonists,
      int roles,
      int quarries,
      int stack) {
    Scenario s = fresh("", players);
    assertThat(s.asked()).isEqualTo(s.governorNow());
    for (int k = 0; k < players; k++) {
      int seat = (s.governorNow() + k) % players;
      assertThat(s.doubloonsOf(seat)).isEqualTo(doubloons);
      assertThat(s.islandOf(seat)).containsExactly(k < indigo ? "indigo" : "corn");
      assertThat(s.buildingsOf(seat)).isEmpty();
      assertThat(s.freeCitySpaces(seat)).isEqualTo(12);
      assertThat(s.colonistsOf(seat)).isZero();
      assertThat(s.pointsOf(seat)).isZero();
      assertThat(barrels(s, seat)).containsOnly(0);
    }
    assertThat(s.pointsPoolNow()).isEqualTo(pool);
    assertThat(s.colonistSupplyNow()).isEqualTo(colonists);
    assertThat(s.colonistShipNow()).isEqualTo(players);
    // the two equal prospectors of five players are one choice
    assertThat(s.offers()).hasSize(roles).doesNotHaveDuplicates();
    assertThat(s.faceUpNow()).hasSize(players + 1).doesNotContain("quarry");
    assertThat(s.faceDownSize()).isEqualTo(stack);
    assertThat(s.discardSize()).isZero();
    assertThat(s.quarriesLeftNow()).isEqualTo(quarries);
    assertThat(s.tradingHouseNow()).isEmpty();
    assertThat(s.endIsNear()).isFalse();
    for (int capacity : s.ships()) {
      assertThat(s.shipLoad(capacity)).isZero();
    }
  }

  @Test
  void s19_cargoShips() {
    assertThat(fresh("", 2).ships()).containsExactly(4, 6);
    assertThat(fresh("", 3).ships()).containsExactly(4, 5, 6);
    assertThat(fresh("", 4).ships()).containsExactly(5, 6, 7);
    assertThat(fresh("", 5).ships()).containsExactly(6, 7, 8);
  }

  @Test
  void s19_goods() {
    Scenario two = fresh("", 2);
    assertThat(GOODS.stream().map(two::supplyOf)).containsExactly(8, 9, 9, 7, 7);
    for (int players = 3; players <= 5; players++) {
      Scenario s = fresh("", players);
      assertThat(GOODS.stream().map(s::supplyOf)).containsExactly(10, 11, 11, 9, 9);
    }
  }

  @Test
  void s19_buildings() {
    for (int players = 3; players <= 5; players++) {
      Scenario s = fresh("", players);
      assertThat(PRODUCTION.stream().map(s::copiesLeft)).containsExactly(4, 4, 3, 3, 3, 3);
      assertThat(SMALL_VIOLET.stream().map(s::copiesLeft)).containsOnly(2);
      assertThat(LARGE.stream().map(s::copiesLeft)).containsOnly(1);
    }
    Scenario two = fresh("", 2);
    assertThat(PRODUCTION.stream().map(two::copiesLeft)).containsOnly(2);
    assertThat(SMALL_VIOLET.stream().map(two::copiesLeft)).containsOnly(1);
    assertThat(LARGE.stream().map(two::copiesLeft)).containsOnly(1);
  }

  // ---- D: derived cases -------------------------------------------------------------------------

  @Test
  void d1_firstMayorOfAGame() {
    Scenario s = fresh("", 4);
    int mayor = s.governorNow();
    s.choose(mayor, "take mayor");
    for (int k = 0; k < 4; k++) {
      int seat = (mayor + k) % 4;
      assertThat(s.colonistsOf(seat)).isEqualTo(k == 0 ? 2 : 1);
      assertThat(s.mannedOn(seat, k < 2 ? "indigo" : "corn")).isEqualTo(1);
      assertThat(s.sanJuanOf(seat)).isEqualTo(k == 0 ? 1 : 0);
    }
    assertThat(s.colonistShipNow()).isEqualTo(4);
    assertThat(s.colonistSupplyNow()).isEqualTo(70);
  }

  @Test
  void d2_refillIsAtLeastTheNumberOfPlayers() {
    Scenario s = game("", 3).building(0, "indigo plant", 0).building(1, "small market", 0);
    s.building(2, "small market", 0).building(2, "hacienda", 0);
    s.choose(0, "take mayor").passUntilRole();
    assertThat(s.mannedOn(0, "indigo plant")).isEqualTo(2);
    assertThat(s.colonistShipNow()).isEqualTo(3);
  }

  @Test
  void d2_refillIsTheNumberOfEmptyBuildingCircles() {
    Scenario s = game("", 3).building(0, "indigo plant", 0).building(0, "sugar mill", 0);
    s.building(1, "tobacco storage", 0).building(2, "small market", 0).building(2, "hacienda", 0);
    s.choose(0, "take mayor").passUntilRole();
    assertThat(s.colonistShipNow()).isEqualTo(7);
    assertThat(s.colonistSupplyNow()).isEqualTo(55 - 1 - 7);
  }

  @Test
  void d2_islandCirclesNeverCount() {
    Scenario s = game("", 3).plantations(0, copies(6, "indigo")).plantations(1, copies(5, "corn"));
    s.plantations(2, copies(4, "quarry")).choose(0, "take mayor").passUntilRole();
    assertThat(s.mannedOn(0, "indigo")).isEqualTo(2);
    assertThat(s.colonistShipNow()).isEqualTo(3);
  }

  @Test
  void d3_justEnoughForTheRefillIsNoEnd() {
    Scenario s = game("", 4).colonistSupply(5).choose(0, "take mayor");
    assertThat(s.colonistSupplyNow()).isZero();
    assertThat(s.colonistShipNow()).isEqualTo(4);
    assertThat(s.endIsNear()).isFalse();
  }

  @Test
  void d3_oneMissingIsTheEnd() {
    Scenario s = game("", 4).colonistSupply(4).choose(0, "take mayor", "take colonist");
    assertThat(s.colonistSupplyNow()).isZero();
    assertThat(s.colonistShipNow()).isEqualTo(3);
    assertThat(s.endIsNear()).isTrue();
  }

  @Test
  void d4_moreColonistsThanCircles() {
    Scenario s = game("", 3).plantations(1, "corn", "quarry").building(1, "coffee roaster", 0);
    s.sanJuan(1, 5).choose(0, "take mayor");
    assertThat(s.mannedOn(1, "corn")).isEqualTo(1);
    assertThat(s.mannedOn(1, "quarry")).isEqualTo(1);
    assertThat(s.mannedOn(1, "coffee roaster")).isEqualTo(2);
    assertThat(s.sanJuanOf(1)).isEqualTo(2);
  }

  @Test
  void d4_fewerColonistsThanCircles() {
    Scenario s = game("", 3).plantations(1, "corn", "quarry").building(1, "coffee roaster", 0);
    s.sanJuan(1, 2).choose(0, "take mayor").offersExactly(1, "man 0 corn", "man 1 corn");
    s.choose(1, "man 1 corn").offersExactly(1, "man 0 quarry", "man 1 quarry");
    s.choose(1, "man 1 quarry");
    assertThat(s.mannedOn(1, "coffee roaster")).isEqualTo(1);
    assertThat(s.sanJuanOf(1)).isZero();
  }

  @Test
  void d5_hospice() {
    Scenario draw = game("", 3).faceUp("corn", "indigo", "sugar", "tobacco").faceDown("coffee");
    draw.building(0, "hospice", 1).building(0, "hacienda", 1);
    draw.choose(0, "take settler", "use hacienda", "take indigo");
    assertThat(draw.mannedOn(0, "indigo")).isEqualTo(1);
    assertThat(draw.mannedOn(0, "coffee")).isZero();

    Scenario hut = game("", 3).building(1, "hospice", 1).building(1, "construction hut", 1);
    hut.choose(0, "take settler", "pass").choose(1, "take quarry");
    assertThat(hut.mannedOn(1, "quarry")).isEqualTo(1);

    Scenario ship = game("", 3).building(0, "hospice", 1).colonistSupply(0).colonistShip(2);
    ship.choose(0, "take settler", "take quarry");
    assertThat(ship.mannedOn(0, "quarry")).isEqualTo(1);
    assertThat(ship.colonistShipNow()).isEqualTo(1);

    Scenario none = game("", 3).building(0, "hospice", 1).colonistSupply(0).colonistShip(0);
    none.choose(0, "take settler", "take quarry");
    assertThat(none.mannedOn(0, "quarry")).isZero();
  }

  @Test
  void d6_haciendaWithElevenTiles() {
    Scenario s = game("", 3).plantations(0, copies(10, "indigo")).plantations(0, "quarry");
    s.faceUp("corn", "corn", "sugar", "sugar").faceDown("coffee");
    s.building(0, "hacienda", 1).building(0, "hospice", 1);
    s.choose(0, "take settler", "use hacienda");
    assertThat(s.islandOf(0)).hasSize(12).contains("coffee");
    assertThat(s.mannedOn(0, "coffee")).isZero();
    s.offersExactly(1, "take corn", "take sugar", "pass");
  }

  @Test
  void d7_settlerWithAFullIsland() {
    Scenario s = game("", 3).plantations(0, copies(9, "indigo")).plantations(0, "corn", "corn");
    s.plantations(0, "quarry").faceUp("coffee", "coffee", "sugar", "sugar");
    s.faceDown("tobacco", "tobacco", "corn", "corn");
    s.choose(0, "take settler").offersExactly(1, "take sugar", "take coffee", "pass");
    s.choose(1, "take coffee").choose(2, "take coffee");
    assertThat(s.islandOf(1)).containsExactly("coffee");
    assertThat(s.islandOf(2)).containsExactly("coffee");
    assertThat(s.faceUpNow()).containsExactly("corn", "corn", "tobacco", "tobacco");
    assertThat(s.discardSize()).isEqualTo(2);
  }

  @Test
  void d8_constructionHut() {
    Scenario s = game("", 3).faceUp("corn", "corn", "corn", "corn");
    s.building(0, "construction hut", 1).building(1, "construction hut", 1);
    s.choose(0, "take settler").offersExactly(0, "take corn", "take quarry", "pass");
    s.choose(0, "take quarry").offersExactly(1, "take corn", "take quarry", "pass");
    assertThat(s.islandOf(0)).containsExactly("quarry");
    s.choose(1, "take quarry").offersExactly(2, "take corn", "pass");
    assertThat(s.quarriesLeftNow()).isEqualTo(6);
  }

  @Test
  void d8_theLastQuarry() {
    Scenario s = game("", 3).faceUp("corn", "corn", "corn", "corn").quarriesLeft(1);
    s.building(1, "construction hut", 1);
    s.choose(0, "take settler", "take quarry").offersExactly(1, "take corn", "pass");
  }

  @Test
  void d9_university() {
    Scenario s = game("", 3).building(0, "university", 1).doubloons(0, 20);
    s.choose(0, "take builder", "build sugar mill");
    assertThat(s.mannedOn(0, "sugar mill")).isEqualTo(1);
    Scenario self = game("", 3).doubloons(0, 20).choose(0, "take builder", "build university");
    assertThat(self.mannedOn(0, "university")).isZero();
    assertThat(self.colonistSupplyNow()).isEqualTo(55);
  }

  @Test
  void d10_theDoubloonOnTheCardCanBeSpent() {
    Scenario s = game("", 3).roleDoubloons("builder", 1).choose(0, "take builder");
    s.offersAmongOthers(0, "build hacienda", "build small sugar mill");
    s.doesNotOffer("build small warehouse").choose(0, "build hacienda");
    assertThat(s.doubloonsOf(0)).isZero();
  }

  @Test
  void d10_aPriceBelowZeroIsNotPaidOut() {
    Scenario s = game("", 3).mannedPlantations(0, "quarry").doubloons(0, 2);
    s.choose(0, "take builder", "build small indigo plant");
    assertThat(s.doubloonsOf(0)).isEqualTo(2);
  }

  @Test
  void d11_theTwelfthSpace() {
    Scenario s = city(game("", 3), 0, smallBuildings(11)).doubloons(0, 20);
    s.choose(0, "take builder").doesNotOffer("build guild hall", "build city hall");
    assertThat(s.endIsNear()).isFalse();
    s.choose(0, "build wharf");
    assertThat(s.endIsNear()).isTrue();
    assertThat(s.isOver()).isFalse();
  }

  @Test
  void d12_fourSalesFillTheHouse() {
    Scenario s = game("", 5).goods(0, "corn", 1).goods(1, "indigo", 1).goods(2, "sugar", 1);
    s.goods(3, "tobacco", 1).goods(4, "coffee", 1);
    s.choose(0, "take trader", "sell corn").choose(1, "sell indigo").choose(2, "sell sugar");
    s.choose(3, "sell tobacco");
    assertThat(s.goodsOf(4, "coffee")).isEqualTo(1);
    assertThat(s.tradingHouseNow()).isEmpty();
    assertThat(GOODS.stream().map(s::supplyOf)).containsExactly(10, 11, 11, 9, 8);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void d12_threeBarrelsBlockTheirKindsInTheNextPhase() {
    Scenario s = game("", 3).goods(0, "corn", 1).goods(1, "indigo", 2).goods(2, "sugar", 2);
    s.goods(1, "coffee", 1).goods(1, "sugar", 1).building(2, "office", 1);
    s.choose(0, "take trader", "sell corn").choose(1, "sell indigo").choose(2, "sell sugar");
    assertThat(s.tradingHouseNow()).containsExactly("corn", "indigo", "sugar");
    idle(s, "craftsman", "builder");
    s.choose(1, "take trader").offersExactly(1, "sell coffee", "pass");
    s.choose(1, "pass").offersExactly(2, "sell sugar", "pass");
  }

  @Test
  void d13_captainWithoutALoad() {
    Scenario s = game("", 2).ship(4, "corn", 1).ship(6, "sugar", 1).goods(0, "coffee", 3);
    s.choose(0, "take captain");
    assertThat(s.pointsOf(0)).isZero();
  }

  @Test
  void d13_captainByWharf() {
    Scenario s = game("", 2).ship(4, "corn", 1).ship(6, "sugar", 1).goods(0, "coffee", 3);
    s.building(0, "wharf", 1).choose(0, "take captain", "wharf 3 coffee");
    assertThat(s.pointsOf(0)).isEqualTo(4);
    Scenario t = game("", 2).ship(4, "corn", 1).ship(6, "sugar", 1).goods(0, "coffee", 3);
    t.building(0, "wharf", 1).building(0, "harbor", 1).choose(0, "take captain", "wharf 3 coffee");
    assertThat(t.pointsOf(0)).isEqualTo(5);
  }

  @Test
  void d14_shipsThatTakeEquallyMuch() {
    Scenario s = game("", 4).ship(6, "corn", 1).goods(0, "sugar", 3).choose(0, "take captain");
    s.offersExactly(0, "load 3 sugar on ship 5", "load 3 sugar on ship 7");
  }

  @Test
  void d14_moreThanTheBiggestShipHolds() {
    Scenario s = game("", 4).goods(0, "sugar", 8).choose(0, "take captain");
    s.choose(0, "load 7 sugar on ship 7");
    assertThat(s.pointsOf(0)).isEqualTo(8);
    assertThat(s.goodsOf(0, "sugar")).isEqualTo(1);
    assertThat(s.shipLoad(5)).isZero();
    assertThat(s.shipLoad(6)).isZero();
    assertThat(s.shipLoad(7)).isZero();
    assertThat(s.supplyOf("sugar")).isEqualTo(10);
  }

  @Test
  void d15_aKindOnAFullShipStartsNoSecondShip() {
    Scenario s = game("", 3).ship(4, "corn", 3).goods(0, "corn", 1).goods(1, "corn", 3);
    s.building(1, "wharf", 1).choose(0, "take captain");
    s.offersExactly(1, "wharf 3 corn", "pass").choose(1, "pass");
    assertThat(s.goodsOf(1, "corn")).isEqualTo(1);
    assertThat(s.shipLoad(5) + s.shipLoad(6)).isZero();
  }

  @Test
  void d16_wharfOncePerPhase() {
    Scenario s = game("", 3).ship(4, "indigo", 1).ship(5, "tobacco", 1).ship(6, "coffee", 1);
    s.building(0, "wharf", 1).goods(0, "corn", 3).goods(0, "sugar", 2);
    s.choose(0, "take captain").offersExactly(0, "wharf 3 corn", "wharf 2 sugar", "pass");
    s.choose(0, "wharf 3 corn").offersAmongOthers(1, "take craftsman");
    assertThat(s.pointsOf(0)).isEqualTo(4);
    assertThat(s.goodsOf(0, "sugar")).isEqualTo(1);
    idle(s, "craftsman", "builder");
    s.choose(1, "take captain").offersExactly(0, "wharf 1 sugar", "pass");
    s.choose(0, "wharf 1 sugar");
    assertThat(s.pointsOf(0)).isEqualTo(5);
  }

  @Test
  void d16_withCargoPossibleThereIsNoPass() {
    Scenario s = game("", 3).ship(4, "corn", 1).ship(5, "tobacco", 1).ship(6, "coffee", 1);
    s.building(0, "wharf", 1).goods(0, "corn", 3).choose(0, "take captain");
    s.offersExactly(0, "load 3 corn on ship 4", "wharf 3 corn");
  }

  private static Scenario fullHands() {
    Scenario s = game("", 2).ship(4, "sugar", 1).ship(6, "coffee", 1);
    s.goods(0, "corn", 1).goods(0, "indigo", 2).goods(0, "tobacco", 4);
    return s.building(0, "small warehouse", 1).choose(0, "take captain");
  }

  @Test
  void d17_storageWithASmallWarehouse() {
    Scenario s = fullHands().offersExactly(0, "store corn", "store indigo", "store tobacco");
    s.choose(0, "store tobacco").offersExactly(0, "keep one corn", "keep one indigo");
    s.choose(0, "keep one indigo");
    assertThat(barrels(s, 0)).containsExactly(0, 1, 0, 4, 0);
    assertThat(s.supplyOf("corn")).isEqualTo(8);
    assertThat(s.supplyOf("indigo")).isEqualTo(8);
    Scenario t = fullHands().choose(0, "store indigo", "keep one tobacco");
    assertThat(barrels(t, 0)).containsExactly(0, 2, 0, 1, 0);
  }

  @Test
  void d18_goodsGainedLaterAreNotLimited() {
    Scenario s = game("", 3).mannedPlantations(1, copies(5, "corn")).mannedPlantations(1, "indigo");
    s.building(1, "small indigo plant", 1);
    s.choose(0, "take captain").choose(1, "take craftsman", "take corn");
    idle(s, "builder");
    assertThat(barrels(s, 1)).containsExactly(6, 1, 0, 0, 0);
  }

  @Test
  void d19_pointsBeyondThePool() {
    Scenario s = game("", 3).points(2, 72).goods(1, "corn", 5).building(1, "harbor", 1);
    s.building(1, "customs house", 1).choose(0, "take captain").choose(1, "load 5 corn on ship 5");
    assertThat(s.pointsOf(1)).isEqualTo(6);
    assertThat(s.pointsPoolNow()).isEqualTo(-3);
    assertThat(s.endIsNear()).isTrue();
    assertThat(s.score(1, "customs house")).isEqualTo(1);
    assertThat(s.score(1, "points")).isEqualTo(6);
  }

  @Test
  void d20_craftsmanOrder() {
    // ten corn plantations exist, so two seats have only two of them
    Scenario s = game("", 4).governor(2).goodsSupply("corn", 4);
    s.mannedPlantations(0, "corn", "corn").mannedPlantations(1, "corn", "corn");
    s.mannedPlantations(2, copies(3, "corn")).mannedPlantations(3, copies(3, "corn"));
    s.choose(2, "take craftsman");
    assertThat(s.goodsOf(2, "corn")).isEqualTo(3);
    assertThat(s.goodsOf(3, "corn")).isEqualTo(1);
    assertThat(s.goodsOf(0, "corn")).isZero();
    assertThat(s.goodsOf(1, "corn")).isZero();
    assertThat(s.asked()).isEqualTo(3);
  }

  @Test
  void d21_theExtraGoodIsUsedUpByOthers() {
    Scenario s = game("", 3).goodsSupply("coffee", 2).mannedPlantations(0, "coffee", "corn");
    s.building(0, "coffee roaster", 1).building(1, "coffee roaster", 1);
    s.mannedPlantations(1, "coffee");
    s.choose(0, "take craftsman").offersExactly(0, "take corn", "pass");
  }

  @Test
  void d22_ties() {
    Scenario s = game("", 5).points(0, 50).points(1, 50).doubloons(0, 3).doubloons(1, 4);
    s.goods(0, "corn", 2).goods(1, "coffee", 1);
    assertThat(s.winners()).containsExactlyInAnyOrder(0, 1);
    Scenario t = game("", 5).points(0, 50).points(1, 50).doubloons(0, 3).doubloons(1, 4);
    t.goods(0, "corn", 3).goods(1, "coffee", 1);
    assertThat(t.winners()).containsExactly(0);
  }

  @Test
  void d23_twoPlayersAlternate() {
    Scenario s = game("", 2);
    String[] roles = {"mayor", "craftsman", "trader", "captain", "prospector", "builder"};
    for (int k = 0; k < 6; k++) {
      assertThat(s.asked()).isEqualTo(k % 2);
      assertThat(s.governorNow()).isZero();
      idle(s, roles[k]);
    }
    assertThat(s.governorNow()).isEqualTo(1);
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.offers()).hasSize(7);
    assertThat(s.roleDoubloonsOn("settler")).isEqualTo(1);
    for (String role : roles) {
      assertThat(s.roleDoubloonsOn(role)).isZero();
    }
    assertThat(s.ships()).containsExactly(4, 6);
  }

  @Test
  void d24_doubloonsPileUpOnACard() {
    Scenario s = game("", 4);
    for (int round = 1; round <= 3; round++) {
      idle(s, "craftsman", "trader", "builder", "prospector");
      assertThat(s.roleDoubloonsOn("captain")).isEqualTo(round);
    }
    int before = s.doubloonsOf(3);
    s.choose(3, "take captain");
    assertThat(s.doubloonsOf(3)).isEqualTo(before + 3);
    assertThat(s.roleDoubloonsOn("captain")).isZero();
    idle(s, "craftsman", "trader", "builder");
    assertThat(s.roleDoubloonsOn("captain")).isZero();
    assertThat(s.roleDoubloonsOn("settler")).isEqualTo(4);
    assertThat(s.roleDoubloonsOn("prospector")).isEqualTo(1);
  }
}
