package governor.puertorico;

import static governor.puertorico.Scenario.fresh;
import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.EVERYTHING;
import static governor.puertorico.ScenarioKit.FESTIVAL;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Event;
import governor.core.Options;
import governor.core.Rng;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The festival: three targets, and a prize for the first at each of them. X-28. */
class FestivalTest {
  private static final int PLANTATIONS = 0;
  private static final int PRODUCTION = 1;
  private static final int BUILDING = 2;

  private static Scenario table(String settings) {
    Scenario s = game(settings, 3).faceUp("corn", "corn", "indigo", "sugar");
    return s.festival("corn", List.of("corn", "indigo", "indigo"), "harbor");
  }

  @Test
  void theFirstWithThreePlantationsGetsThreeColonists() {
    Scenario s = table(FESTIVAL).plantations(0, "corn").plantations(1, "corn", "corn");
    s.choose(0, "take settler", "take corn");
    assertThat(s.festivalWinner(PLANTATIONS)).isEqualTo(-1);
    assertThat(s.colonistsOf(0)).isZero();
    s.choose(1, "take corn");
    assertThat(s.festivalWinner(PLANTATIONS)).isEqualTo(1);
    assertThat(s.colonistsOf(1)).isEqualTo(3);
    assertThat(s.sanJuanOf(1)).isEqualTo(3);
    assertThat(s.colonistSupplyNow()).isEqualTo(52);
  }

  @Test
  void onlyTheFirstGetsThePrize() {
    Scenario s = table(FESTIVAL).plantations(0, "corn", "corn").plantations(1, "corn", "corn");
    s.choose(0, "take settler", "take corn").choose(1, "take corn");
    assertThat(s.colonistsOf(0)).isEqualTo(3);
    assertThat(s.colonistsOf(1)).isZero();
    assertThat(s.festivalWinner(PLANTATIONS)).isZero();
  }

  @Test
  void theHaciendasTileCountsToo() {
    Scenario s = table(FESTIVAL).plantations(0, "corn", "corn").building(0, "hacienda", 1);
    s.faceDown("corn").choose(0, "take settler", "use hacienda");
    assertThat(s.festivalWinner(PLANTATIONS)).isZero();
    assertThat(s.sanJuanOf(0)).isEqualTo(3);
  }

  @Test
  void aForestIsNoPlantation() {
    Scenario s = table(NEW_BUILDINGS + FESTIVAL).plantations(0, "corn", "corn");
    s.building(0, "forest house", 1).choose(0, "take settler", "take corn as forest");
    assertThat(s.festivalWinner(PLANTATIONS)).isEqualTo(-1);
  }

  @Test
  void theFirstToProduceTheThreeBarrelsGetsThreeDoubloons() {
    Scenario s = table(FESTIVAL).mannedPlantations(1, "corn", "indigo", "indigo");
    s.building(1, "indigo plant", 2).choose(0, "take craftsman");
    assertThat(s.festivalWinner(PRODUCTION)).isEqualTo(1);
    assertThat(s.doubloonsOf(1)).isEqualTo(3);
    assertThat(s.goodsOf(1, "indigo")).as("the markers stay apart").isEqualTo(2);
  }

  @Test
  void barrelsFromEarlierDoNotCount() {
    Scenario s = table(FESTIVAL).mannedPlantations(1, "corn", "indigo").goods(1, "indigo", 3);
    s.building(1, "indigo plant", 2).choose(0, "take craftsman");
    assertThat(s.festivalWinner(PRODUCTION)).isEqualTo(-1);
    assertThat(s.doubloonsOf(1)).isZero();
  }

  @Test
  void theAqueductsBarrelIsProduced() {
    Scenario s = table(NEW_BUILDINGS + FESTIVAL).mannedPlantations(1, "corn", "indigo");
    s.building(1, "indigo plant", 1).building(1, "aqueduct", 1).choose(0, "take craftsman");
    assertThat(s.festivalWinner(PRODUCTION)).isEqualTo(1);
    assertThat(s.doubloonsOf(1)).isEqualTo(3);
  }

  @Test
  void ofTwoWhoProduceItTheFirstInOrderWins() {
    Scenario s = table(FESTIVAL).governor(2).building(0, "indigo plant", 2);
    s.mannedPlantations(0, "corn", "indigo", "indigo").building(1, "indigo plant", 2);
    s.mannedPlantations(1, "corn", "indigo", "indigo").choose(2, "take craftsman");
    assertThat(s.festivalWinner(PRODUCTION)).isZero();
    assertThat(s.doubloonsOf(0)).isEqualTo(3);
    assertThat(s.doubloonsOf(1)).isZero();
  }

  @Test
  void whoBuildsTheBuildingFirstGetsThreePoints() {
    Scenario s = table(FESTIVAL).doubloons(0, 9).doubloons(1, 9);
    s.choose(0, "take builder", "build harbor");
    assertThat(s.pointsOf(0)).isEqualTo(3);
    assertThat(s.festivalWinner(BUILDING)).isZero();
    s.choose(1, "build harbor");
    assertThat(s.pointsOf(1)).isZero();
    assertThat(s.pointsPoolNow()).isEqualTo(72);
  }

  @Test
  void otherBuildingsBringNothing() {
    Scenario s = table(FESTIVAL).doubloons(0, 9).choose(0, "take builder", "build wharf");
    assertThat(s.pointsOf(0)).isZero();
  }

  /** What the festival of a game asks for, by chance. */
  private static PuertoRicoState drawn(String config, long seed) {
    PuertoRicoGame game = PuertoRico.game(config);
    PuertoRicoState s = game.newGame(new Rng(seed));
    game.advance(s, new Options());
    return s;
  }

  @Test
  void x28_theTargetsAreDrawnAndBarrelsMayRepeat() {
    Set<Integer> tiles = new HashSet<>();
    Set<Integer> most = new HashSet<>();
    Set<String> buildings = new HashSet<>();
    for (long seed = 0; seed < 400; seed++) {
      PuertoRicoState s = drawn("puertorico+festival players=4", seed);
      int barrels = 0;
      int highest = 0;
      for (int good = 0; good < Good.KINDS; good++) {
        barrels += s.festivalGoods(good);
        highest = Math.max(highest, s.festivalGoods(good));
      }
      assertThat(barrels).isEqualTo(3);
      most.add(highest);
      tiles.add(s.festivalTile());
      Building building = s.rules().building(s.festivalBuilding());
      assertThat(s.rules().column(s.festivalBuilding())).isEqualTo(3);
      assertThat(s.rules().product(s.festivalBuilding())).isNotEqualTo(s.festivalTile());
      buildings.add(building.title());
    }
    assertThat(tiles).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    assertThat(most).containsExactlyInAnyOrder(1, 2, 3);
    assertThat(buildings)
        .containsExactlyInAnyOrder(
            "tobacco storage", "coffee roaster", "factory", "university", "harbor", "wharf");
  }

  @Test
  void x28_theMarkersComeFromTheSupplyAndReturn() {
    for (int players = 2; players <= 5; players++) {
      Scenario s = fresh(FESTIVAL, players);
      assertThat(s.supplyOf("corn")).isEqualTo(players == 2 ? 8 : 10);
      assertThat(s.supplyOf("coffee")).isEqualTo(players == 2 ? 7 : 9);
    }
  }

  @Test
  void x28_aSingleCopyIsOnlyMarked() {
    Scenario s = game(FESTIVAL, 2).doubloons(0, 9);
    s.festival("corn", List.of("corn", "corn", "corn"), "harbor");
    assertThat(s.copiesLeft("harbor")).isEqualTo(1);
    s.choose(0, "take builder", "build harbor");
    assertThat(s.pointsOf(0)).isEqualTo(3);
  }

  @Test
  void withADraftTheBuildingIsOneThatCameIn() {
    Scenario s = fresh(EVERYTHING, 3);
    while (s.asksForDraft()) {
      s.choose(s.asked(), s.offers().get(0));
    }
    PuertoRicoState after = s.position();
    int building = after.festivalBuilding();
    assertThat(building).isNotNegative();
    assertThat(after.copiesLeft(building)).isPositive();
    assertThat(after.rules().column(building)).isEqualTo(3);
  }

  @Test
  void theViewShowsTheTargetsAndWhoWasFirst() {
    PuertoRicoState s = drawn("puertorico+festival players=3", 7);
    var festival =
        PuertoRico.game("puertorico+festival players=3").view(s, Event.PUBLIC).festival();
    assertThat(festival)
        .extracting(each -> each.what())
        .containsExactly("plantations", "production", "building");
    assertThat(festival).extracting(each -> each.wonBy()).containsOnly(-1);
    assertThat(festival.get(1).pieces().values().stream().mapToInt(Integer::intValue).sum())
        .isEqualTo(3);
  }
}
