package governor.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScoreSheetTest {
  @Test
  void pointsDecideThenTheTieBreakThenNobody() {
    ScoreSheet sheet =
        new ScoreSheet(
            List.of(new ScoreSheet.Line("buildings", List.of(30, 31, 31, 31))),
            List.of(30, 31, 31, 31),
            List.of(9, 2, 5, 5));
    assertThat(sheet.ranks()).containsExactly(4, 3, 1, 1);
    assertThat(sheet.winners()).containsExactly(2, 3);
    assertThat(sheet.points(0, "buildings")).isEqualTo(30);
    assertThat(sheet.points(0, "palace")).isZero();
  }
}
