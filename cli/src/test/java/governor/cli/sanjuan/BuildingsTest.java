package governor.cli.sanjuan;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.sanjuan.SanJuan;
import governor.sanjuan.edge.SanJuanView.Building;
import governor.sanjuan.edge.SanJuanView.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A seat's buildings and what they stand on. */
final class BuildingsTest {
  private static final int ROOM = 74;
  private static final Building CARPENTER =
      new Building(
          "carpenter",
          false,
          3,
          true,
          List.of("chapel", "sugar mill", "archive", "coffee roaster", "victory column"),
          0);

  private static List<String> describe(int room, Building... buildings) {
    Seat seat = new Seat(0, 0, 0, false, false, List.of(buildings));
    return new Buildings(SanJuan.edition("2e+events"), Style.PLAIN).describe(seat, room);
  }

  private static Building over(String name, boolean good, String... covered) {
    return new Building(name, good, 0, true, List.of(covered), 0);
  }

  @Test
  void stacksReadFromTheTopDown() {
    assertThat(describe(ROOM, over("hero", false, "market hall", "silver smelter")))
        .containsExactly("hero (over silver smelter, market hall)");
  }

  @Test
  void aDeepStackIsShortenedToTheLine() {
    assertThat(describe(ROOM, CARPENTER))
        .containsExactly("carpenter+3 (over victory column, coffee roaster, archive and 2 others)");
    assertThat(describe(100, CARPENTER))
        .containsExactly(
            "carpenter+3 (over victory column, coffee roaster, archive, sugar mill, chapel)");
  }

  @ParameterizedTest
  @ValueSource(ints = {34, 44, 54, 64, 74})
  void everyBuildingFits(int room) {
    assertThat(describe(room, CARPENTER)).allMatch(text -> Text.width(text) <= room);
  }

  @Test
  void productionBuildingsShowTheirStacks() {
    assertThat(
            describe(
                ROOM,
                over("indigo plant", true),
                over("indigo plant", true, "office building"),
                over("sugar mill", false),
                over("indigo plant", false)))
        .containsExactly("indigo plant*-", "indigo plant* (over office building)", "sugar mill-");
  }

  @Test
  void aPileUnderAProductionBuildingIsCounted() {
    Building plant = new Building("indigo plant", false, 2, true, List.of("chapel"), 0);
    assertThat(describe(ROOM, plant)).containsExactly("indigo plant-+2 (over chapel)");
  }
}
