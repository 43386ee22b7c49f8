package governor.cli.sanjuan;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Fact;
import governor.core.FactKind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a role or event would bring, in a line that is not to be cut at 80 columns. */
final class PreviewsTest {
  private static Fact about(int seat, FactKind kind, int number) {
    return Fact.about(seat, kind, "", number);
  }

  @Test
  void whatHoldsForAllIsSaidOnce() {
    List<Fact> councillor =
        List.of(
            about(0, FactKind.LOOKS_AT, 5),
            about(0, FactKind.KEEPS, 1),
            about(1, FactKind.LOOKS_AT, 2),
            about(1, FactKind.KEEPS, 1));
    assertThat(RolePreview.of(councillor, 0, 2))
        .isEqualTo("you can look at 5 cards, keep 1; the other: 2 cards");
    List<Fact> earthquake =
        List.of(about(0, FactKind.DEMOLISHES, 1), about(1, FactKind.DEMOLISHES, 1));
    assertThat(RolePreview.of(earthquake, 0, 3))
        .isEqualTo("you must demolish a building; others too");
  }

  @Test
  void whatHoldsOnlyForOthersIsSaidInFull() {
    List<Fact> visit = List.of(about(0, FactKind.NOTHING, 0), about(1, FactKind.CAN_PAY, 4));
    assertThat(RolePreview.of(visit, 0, 2)).isEqualTo("nothing for you; the other can pay up to 4");
    List<Fact> prospector =
        List.of(
            Fact.about(0, FactKind.CAN_USE, "gold mine", 0),
            Fact.about(1, FactKind.CAN_USE, "goldsmith", 0));
    assertThat(RolePreview.of(prospector, 0, 2))
        .isEqualTo("you can use gold mine; the other can use goldsmith");
  }

  @Test
  void whatADemolishedBuildingCoveredMayBeWorthMore() {
    assertThat(Choices.loss(List.of(Fact.of(FactKind.WORTH, -2)))).isEqualTo("lose 2 points");
    assertThat(Choices.loss(List.of(Fact.of(FactKind.WORTH, 1)))).isEqualTo("gain 1 point");
    assertThat(Choices.loss(List.of(Fact.of(FactKind.WORTH, 0)))).isEqualTo("lose no points");
  }
}
