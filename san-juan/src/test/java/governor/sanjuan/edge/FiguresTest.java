package governor.sanjuan.edge;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Figure;
import governor.sanjuan.SanJuan;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The set-up as readers of the rules are told it. */
final class FiguresTest {
  private static List<Integer> numbers(String config, String what) {
    return SanJuan.game(config).figures().stream()
        .filter(figure -> figure.what().equals(what))
        .map(Figure::number)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "sanjuan:2e, 110",
    "sanjuan:2e+new-buildings, 143",
    "sanjuan:1e+treasure-chest, 141",
    "sanjuan:yaro+new-buildings+events, 150"
  })
  void theDeckOfAnEdition(String preset, int cards) {
    assertThat(numbers(preset + " players=4", "deck")).containsExactly(cards);
  }

  @Test
  void whatIsDealtAndWhatStays() {
    assertThat(numbers("sanjuan:2e players=3", "dealt")).containsExactly(4, 4, 4);
    assertThat(numbers("sanjuan:2e players=3 setup-variation", "dealt")).containsExactly(5, 6, 7);
    assertThat(numbers("sanjuan:2e players=3 setup-variation", "first-hand")).containsExactly(4);
  }

  @Test
  void howManyRolesRunInARound() {
    assertThat(numbers("sanjuan:2e players=2", "picks")).containsExactly(3);
    assertThat(numbers("sanjuan:2e players=4", "picks")).containsExactly(4);
  }

  @Test
  void thePriceTilesGoFromLowToHigh() {
    assertThat(numbers("sanjuan:yaro players=2", "price-A")).containsExactly(1, 1, 1, 2, 2);
    assertThat(numbers("sanjuan:yaro players=2", "price-E")).containsExactly(1, 2, 2, 3, 3);
  }
}
