package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The black market and the church. */
class NewBuildingSpecsBuilderTest {

  /** Seat 1, not the builder, has a black market and so many doubloons; seat 2 can build too. */
  private static Scenario blackMarket(int doubloons) {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "black market", 1);
    return s.doubloons(1, doubloons).doubloons(2, 1);
  }

  private static Scenario build(Scenario s) {
    return s.choose(0, "take builder").passUntil(1);
  }

  @Test
  void blackMarketTakesAPersonAGoodOrAPoint() {
    Scenario s = build(blackMarket(4).sanJuan(1, 1).goods(1, "corn", 1).points(1, 1));
    s.choose(1, "build office");
    s.offersExactly(1, "pay colonist from San Juan", "pay corn", "pay point");
    s.choose(1, "pay corn");
    assertThat(s.buildingsOf(1)).contains("office");
    assertThat(s.doubloonsOf(1)).isZero();
    assertThat(s.goodsOf(1, "corn")).isZero();
    assertThat(s.sanJuanOf(1)).isEqualTo(1);
    assertThat(s.pointsOf(1)).isEqualTo(1);
    assertThat(s.asked()).isEqualTo(2);
  }

  @Test
  void blackMarketTakesAtMostThreeDifferentPieces() {
    Scenario s = build(blackMarket(2).sanJuan(1, 5).goods(1, "corn", 5).points(1, 5));
    s.choose(1, "build office");
    assertThat(s.buildingsOf(1)).contains("office");
    assertThat(s.doubloonsOf(1)).isZero();
    assertThat(s.sanJuanOf(1)).isEqualTo(4);
    assertThat(s.goodsOf(1, "corn")).isEqualTo(4);
    assertThat(s.pointsOf(1)).isEqualTo(4);
    Scenario four = build(blackMarket(1).sanJuan(1, 5).goods(1, "corn", 5).points(1, 5));
    four.offersAmongOthers(1, "build guesthouse").doesNotOffer("build office");
  }

  @Test
  void blackMarketNeedsAPieceOfEachSort() {
    Scenario s = build(blackMarket(3).goods(1, "corn", 2).goods(1, "indigo", 2));
    s.offersAmongOthers(1, "build guesthouse").doesNotOffer("build office");
  }

  @Test
  void blackMarketIsNotUsableWithEnoughDoubloons() {
    Scenario s = build(blackMarket(5).sanJuan(1, 1).goods(1, "corn", 1).points(1, 1));
    s.choose(1, "build office");
    assertThat(s.asked()).isEqualTo(2);
    assertThat(s.doubloonsOf(1)).isZero();
    assertThat(s.goodsOf(1, "corn")).isEqualTo(1);
  }

  @Test
  void blackMarketDoesNothingWhenEmpty() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "black market", 0).doubloons(1, 4);
    build(s.goods(1, "corn", 1).sanJuan(1, 1).points(1, 1)).doesNotOffer("build office");
  }

  @Test
  void blackMarketCannotGiveItsOwnOnlyColonist() {
    build(blackMarket(4)).doesNotOffer("build office");
    Scenario s = build(blackMarket(4).mannedPlantations(1, "corn").points(1, 1));
    s.choose(1, "build office").offersExactly(1, "pay colonist from corn", "pay point");
    s.choose(1, "pay colonist from corn");
    assertThat(s.mannedOn(1, "corn")).isZero();
    assertThat(s.mannedOn(1, "black market")).isEqualTo(1);
  }

  @Test
  void blackMarketPaysWhatIsMissingAfterAllReductions() {
    Scenario s = blackMarket(2).mannedPlantations(1, "quarry", "quarry").goods(1, "corn", 1);
    build(s).choose(1, "build office", "pay corn");
    assertThat(s.doubloonsOf(1)).isZero();
    assertThat(s.goodsOf(1, "corn")).isZero();
  }

  @Test
  void blackMarketOffersEveryPlaceOnce() {
    Scenario s = blackMarket(6).mannedPlantations(1, "corn", "corn", "quarry");
    build(s.building(1, "sugar mill", 2).sanJuan(1, 3)).choose(1, "build library");
    s.offersExactly(
        1,
        "pay colonist from corn",
        "pay colonist from quarry",
        "pay colonist from sugar mill",
        "pay colonist from San Juan");
  }

  private static Scenario church(int colonists) {
    return game(NEW_BUILDINGS, 3).building(1, "church", colonists).doubloons(1, 10);
  }

  @Test
  void churchGivesPointsByTheColumn() {
    Scenario small = build(church(1)).choose(1, "build hospice");
    assertThat(small.pointsOf(1)).isEqualTo(1);
    Scenario first = build(church(1)).choose(1, "build hacienda");
    assertThat(first.pointsOf(1)).isZero();
    Scenario third = build(church(1)).choose(1, "build coffee roaster");
    assertThat(third.pointsOf(1)).isEqualTo(1);
    Scenario large = build(church(1)).choose(1, "build statue");
    assertThat(large.pointsOf(1)).isEqualTo(2);
    assertThat(large.pointsPoolNow()).isEqualTo(73);
  }

  @Test
  void churchDoesNothingWhenEmpty() {
    Scenario s = build(church(0)).choose(1, "build harbor");
    assertThat(s.pointsOf(1)).isZero();
  }

  @Test
  void churchDoesNothingForItselfOrForOthers() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "university", 1).doubloons(1, 10);
    build(s).choose(1, "build church");
    assertThat(s.pointsOf(1)).isZero();
    Scenario other = church(1).doubloons(2, 10);
    build(other).choose(1, "pass").choose(2, "build harbor");
    assertThat(other.pointsOf(1)).isZero();
    assertThat(other.pointsOf(2)).isZero();
  }
}
