package governor.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Facts by name and in English. */
class FactTest {
  private static final List<String> NAMES = List.of("Anna", "Ben");

  @Test
  void goesByANameInKebabCase() {
    Fact fact = Fact.of(FactKind.TOO_DEAR, 2);
    assertThat(fact).isEqualTo(new Fact("too-dear", -1, "", 2));
    assertThat(fact.kind()).isEqualTo(FactKind.TOO_DEAR);
    assertThat(fact.is(FactKind.PRICE)).isFalse();
  }

  @Test
  void namesSeatPieceAndNumber() {
    assertThat(Fact.about(1, FactKind.CAN_LOAD, "corn", 3).describe(NAMES))
        .isEqualTo("Ben can load corn for 3 points");
    assertThat(Fact.about(0, FactKind.GETS_COLONISTS, "", 1).describe(NAMES))
        .isEqualTo("1 colonist for Anna");
    assertThat(Fact.of(FactKind.REDUCTION, "smithy", 1).describe(NAMES)).isEqualTo("smithy -1");
  }

  @Test
  void speaksOfSeveralNumbersInThePlural() {
    assertThat(FactKind.LOOKS_AT.sentence("others", "", "2-5"))
        .isEqualTo("others can look at 2-5 cards");
  }

  @Test
  void everySentenceFillsAllItsMarks() {
    for (FactKind kind : FactKind.values()) {
      assertThat(kind.sentence("Anna", "corn", 2)).doesNotContainPattern("[@$#\\[\\]]");
    }
  }

  @Test
  void anUnknownNameIsABug() {
    assertThatThrownBy(() -> new Fact("cheap", -1, "", 0).kind())
        .isInstanceOf(IllegalArgumentException.class);
  }
}
