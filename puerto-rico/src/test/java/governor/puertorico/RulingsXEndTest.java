package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.NOBLES;
import static governor.puertorico.ScenarioKit.city;
import static governor.puertorico.ScenarioKit.smallBuildings;
import static governor.puertorico.ScenarioKit.tiles;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Rulings on counting and on the end. */
class RulingsXEndTest {

  @Test
  void x18_theCityHallCountsVioletBuildingsButNoJeweler() {
    Scenario s = game(ALL_BUILDINGS, 3).building(0, "city hall", 1);
    city(s, 0, List.of("statue", "royal garden", "jeweler", "chapel", "sugar mill"));
    assertThat(s.score(0, "city hall")).isEqualTo(4);
  }

  @Test
  void x18_theGuildHallCountsTheJewelerAsALargeBuilding() {
    Scenario s = game(ALL_BUILDINGS, 3).building(0, "guild hall", 1);
    city(s, 0, List.of("jeweler", "small sugar mill", "church"));
    assertThat(s.score(0, "guild hall")).isEqualTo(3);
  }

  @Test
  void x18_theResidenceCountsForests() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "residence", 1).plantations(0, tiles(8));
    s.forests(0, "corn", 2);
    assertThat(s.score(0, "residence")).isEqualTo(5);
  }

  @Test
  void x18_theFortressCountsColonistsAndNoblesTogether() {
    Scenario s = game(NOBLES, 3).building(0, "fortress", 1).sanJuan(0, 3).nobles(0, 2);
    assertThat(s.score(0, "fortress")).isEqualTo(2);
  }

  @Test
  void x18_theCustomsHouseCountsChipsAndNotTheNobles() {
    Scenario s = game(NOBLES, 3).building(0, "customs house", 1).points(0, 7).nobles(0, 5);
    assertThat(s.score(0, "customs house")).isEqualTo(1);
  }

  @Test
  void x18_theCustomsHouseCountsChipsOfAnyOrigin() {
    Scenario s = game(NOBLES, 3).building(1, "customs house", 1).nobleOn(1, "chapel");
    s.points(1, 3).choose(0, "take craftsman");
    assertThat(s.score(1, "customs house")).isEqualTo(1);
  }

  @Test
  void x19_theLastChipInACraftsmanPhaseBringsTheEnd() {
    Scenario s = game(NOBLES, 3).nobleOn(1, "chapel").pointsPool(1).choose(0, "take craftsman");
    assertThat(s.pointsPoolNow()).isZero();
    assertThat(s.endIsNear()).isTrue();
    assertThat(s.isOver()).isFalse();
  }

  @Test
  void x19_theLastChipInABuilderPhaseBringsTheEnd() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "church", 1).doubloons(0, 8).pointsPool(1);
    s.choose(0, "take builder", "build harbor");
    assertThat(s.endIsNear()).isTrue();
  }

  @Test
  void x19_furtherPointsAreOwedInFull() {
    Scenario s = game(NOBLES, 3).nobleOn(0, "hunting lodge").pointsPool(1).plantations(1, "corn");
    s.plantations(2, "corn").choose(0, "take settler", "pass").choose(1, "pass");
    s.choose(2, "pass");
    assertThat(s.pointsOf(0)).isEqualTo(2);
    assertThat(s.pointsPoolNow()).isEqualTo(-1);
    assertThat(s.endIsNear()).isTrue();
    assertThat(s.score(0, "points")).isEqualTo(2);
  }

  @Test
  void x19_theRoundIsFinished() {
    Scenario s = game(NOBLES, 3).nobleOn(1, "chapel").pointsPool(1).choose(0, "take craftsman");
    s.choose(1, "take trader");
    assertThat(s.isOver()).isFalse();
    s.choose(2, "take captain");
    assertThat(s.isOver()).isTrue();
  }

  @Test
  void x19_aFullCityBringsTheEnd() {
    Scenario s = city(game(NOBLES, 3), 0, smallBuildings(10)).doubloons(0, 20);
    s.choose(0, "take builder", "build royal garden");
    assertThat(s.endIsNear()).isTrue();
  }

  @Test
  void x19_tooFewColonistsBringTheEndOnlyWithoutNobles() {
    Scenario with = game(ALL_BUILDINGS, 3).colonistSupply(1).choose(0, "take mayor");
    with.passUntilRole();
    assertThat(with.endIsNear()).isFalse();
    Scenario without = game(NEW_BUILDINGS, 3).colonistSupply(1).askingEverything();
    without.choose(0, "take mayor", "pass").passUntilRole();
    assertThat(without.endIsNear()).isTrue();
  }
}
