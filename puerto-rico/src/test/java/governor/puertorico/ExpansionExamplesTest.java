package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.NOBLES;
import static governor.puertorico.ScenarioKit.copies;
import static governor.puertorico.ScenarioKit.priceOf;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The worked examples 1 to 15: building, producing, storing, trading. */
class ExpansionExamplesTest {

  @Test
  void e1_sixForestsAndTwoQuarriesForTheBuilder() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "forest house", 1).forests(0, "corn", 6);
    s.mannedPlantations(0, "quarry", "quarry").choose(0, "take builder");
    assertThat(priceOf(s, 0, "large warehouse")).isZero();
  }

  @Test
  void e2_fiveForestsAndFourQuarries() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "forest house", 1).forests(1, "corn", 5);
    s.mannedPlantations(1, copies(4, "quarry")).doubloons(1, 3).choose(0, "take builder");
    assertThat(priceOf(s.passUntil(1), 1, "harbor")).isEqualTo(3);
  }

  @Test
  void e3_aLibraryAndAQuarryForTheBuilder() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "library", 1).mannedPlantations(0, "quarry");
    s.doubloons(0, 6).choose(0, "take builder");
    assertThat(priceOf(s, 0, "wharf")).isEqualTo(6);
  }

  /** The builder has two quarries and somebody on a zoning office. */
  private static int zoned(boolean noble, String building) {
    Scenario s = game(NOBLES, 3).mannedPlantations(0, "quarry", "quarry").doubloons(0, 10);
    s = noble ? s.nobleOn(0, "zoning office") : s.building(0, "zoning office", 1);
    return priceOf(s.choose(0, "take builder"), 0, building);
  }

  @Test
  void e4_aColonistOnTheZoningOffice() {
    assertThat(zoned(false, "hospice")).isZero();
    assertThat(zoned(false, "royal garden")).isEqualTo(7);
  }

  @Test
  void e5_aNobleOnTheZoningOffice() {
    assertThat(zoned(true, "hospice")).isEqualTo(1);
    assertThat(zoned(true, "royal garden")).isEqualTo(5);
  }

  private static int zonedAlone(boolean noble, String building) {
    Scenario s = game(NOBLES, 3).doubloons(1, 10);
    s = noble ? s.nobleOn(1, "zoning office") : s.building(1, "zoning office", 1);
    return priceOf(s.choose(0, "take builder").passUntil(1), 1, building);
  }

  @Test
  void e6_aZoningOfficeAlone() {
    assertThat(zonedAlone(false, "small market")).isZero();
    assertThat(zonedAlone(true, "small market")).isEqualTo(1);
    assertThat(zonedAlone(false, "guild hall")).isEqualTo(10);
    assertThat(zonedAlone(true, "guild hall")).isEqualTo(8);
  }

  private static Scenario blackMarket(int doubloons) {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "black market", 1).doubloons(1, doubloons);
    s.sanJuan(1, 1).goods(1, "corn", 1).points(1, 1).doubloons(2, 1);
    return s.choose(0, "take builder").passUntil(1);
  }

  private static int pieces(Scenario s) {
    return s.sanJuanOf(1) + s.goodsOf(1, "corn") + s.pointsOf(1);
  }

  @Test
  void e7_aBlackMarketForABuildingOfFive() {
    Scenario three = blackMarket(3).choose(1, "build office");
    while (three.asked() == 1) {
      three.choose(1, three.offers().getLast());
    }
    assertThat(three.doubloonsOf(1)).isZero();
    assertThat(pieces(three)).isEqualTo(1);
    Scenario five = blackMarket(5).choose(1, "build office");
    assertThat(five.asked()).isEqualTo(2);
    assertThat(pieces(five)).isEqualTo(3);
    blackMarket(1).doesNotOffer("build office");
  }

  @Test
  void e8_anAqueductWithBothIndigoPlants() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "aqueduct", 1);
    s.building(1, "small indigo plant", 1).building(1, "indigo plant", 1);
    s.mannedPlantations(1, "indigo", "indigo").choose(0, "take craftsman");
    assertThat(s.goodsOf(1, "indigo")).isEqualTo(3);
  }

  @Test
  void e9_anAqueductNeedsALargePlant() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "aqueduct", 1);
    s.building(1, "small sugar mill", 1).mannedPlantations(1, "sugar").choose(0, "take craftsman");
    assertThat(s.goodsOf(1, "sugar")).isEqualTo(1);
    Scenario large =
        game(NEW_BUILDINGS, 3).building(1, "aqueduct", 1).mannedPlantations(1, "indigo");
    large.building(1, "indigo plant", 1).building(1, "sugar mill", 3);
    large.mannedPlantations(1, copies(3, "sugar")).choose(0, "take craftsman");
    assertThat(large.goodsOf(1, "indigo")).isEqualTo(2);
    assertThat(large.goodsOf(1, "sugar")).isEqualTo(4);
  }

  @Test
  void e10_anAqueductWithoutASupply() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "aqueduct", 1).building(1, "sugar mill", 3);
    s.mannedPlantations(1, copies(3, "sugar")).goodsSupply("sugar", 3);
    s.choose(0, "take craftsman");
    assertThat(s.goodsOf(1, "sugar")).isEqualTo(3);
    assertThat(s.supplyOf("sugar")).isZero();
  }

  /** This seat makes four corn, three sugar and two coffee, with a specialty factory. */
  private static Scenario specialty(int seat) {
    Scenario s = game(NEW_BUILDINGS, 3).building(seat, "specialty factory", 1);
    s.mannedPlantations(seat, copies(4, "corn")).mannedPlantations(seat, copies(3, "sugar"));
    s.mannedPlantations(seat, "coffee", "coffee").building(seat, "sugar mill", 3);
    return s.building(seat, "coffee roaster", 2);
  }

  @Test
  void e11_aSpecialtyFactory() {
    Scenario other = specialty(1).choose(0, "take craftsman");
    assertThat(other.doubloonsOf(1)).isEqualTo(2);
    Scenario craftsman = specialty(0).choose(0, "take craftsman", "take sugar");
    assertThat(craftsman.doubloonsOf(0)).isEqualTo(3);
    Scenario library = specialty(0).building(0, "library", 1);
    library.choose(0, "take craftsman", "take sugar", "take sugar");
    assertThat(library.doubloonsOf(0)).isEqualTo(4);
  }

  @Test
  void e12_bothFactories() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "factory", 1);
    s.building(1, "specialty factory", 1).mannedPlantations(1, "corn", "corn", "tobacco");
    s.mannedPlantations(1, copies(3, "indigo")).building(1, "indigo plant", 3);
    s.building(1, "tobacco storage", 1).choose(0, "take craftsman");
    assertThat(s.doubloonsOf(1)).isEqualTo(4);
  }

  /** Two players; nothing of three corn, two indigo and a coffee can be loaded. */
  private static Scenario left() {
    Scenario s = game(NEW_BUILDINGS, 2).ship(4, "sugar", 1).ship(6, "tobacco", 1);
    s.building(0, "storehouse", 1).goods(0, "corn", 3).goods(0, "indigo", 2);
    return s.goods(0, "coffee", 1);
  }

  @Test
  void e13_aStorehouse() {
    Scenario s = left().choose(0, "take captain", "keep 1 corn", "keep 2 indigo");
    assertThat(ScenarioKit.barrels(s, 0)).containsExactly(1, 2, 0, 0, 1);
    Scenario both = left().building(0, "small warehouse", 1);
    both.choose(0, "take captain").passUntilRole();
    assertThat(ScenarioKit.barrels(both, 0)).containsExactly(3, 2, 0, 0, 1);
  }

  private static Scenario trader(int seat) {
    Scenario s = game(NEW_BUILDINGS, 3).building(seat, "trading post", 1).goods(seat, "coffee", 1);
    return s.building(seat, "small market", 1).building(seat, "large market", 1);
  }

  @Test
  void e14_aCoffeeInTheHouseOrAtThePost() {
    Scenario house = trader(0).choose(0, "take trader", "sell coffee");
    assertThat(house.doubloonsOf(0)).isEqualTo(8);
    Scenario post = trader(0).choose(0, "take trader", "sell coffee at post");
    assertThat(post.doubloonsOf(0)).isEqualTo(5);
    Scenario library = trader(0).building(0, "library", 1);
    library.choose(0, "take trader", "sell coffee at post");
    assertThat(library.doubloonsOf(0)).isEqualTo(6);
    Scenario other = trader(1).choose(0, "take trader").choose(1, "sell coffee at post");
    assertThat(other.doubloonsOf(1)).isEqualTo(4);
  }

  private static int church(String building) {
    Scenario s = game(ALL_BUILDINGS, 3).building(1, "church", 1).doubloons(1, 10);
    return s.choose(0, "take builder").passUntil(1).choose(1, "build " + building).pointsOf(1);
  }

  @Test
  void e15_aChurch() {
    assertThat(church("small warehouse")).isZero();
    assertThat(church("indigo plant")).isEqualTo(1);
    assertThat(church("office")).isEqualTo(1);
    assertThat(church("tobacco storage")).isEqualTo(1);
    assertThat(church("fortress")).isEqualTo(2);
  }
}
