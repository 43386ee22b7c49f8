package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Config;
import governor.core.Parsed;
import governor.core.Rng;
import governor.testkit.GameContract;
import governor.testkit.PositionCheck;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Positions of Puerto Rico as text. */
class PositionTest {
  static Stream<String> configs() {
    return GameContract.configs(new PuertoRico());
  }

  @ParameterizedTest
  @MethodSource("configs")
  void everyPosition(String config) {
    PositionCheck.check(new PuertoRico(), config, s -> {});
  }

  @Test
  void anAuthorWritesLittle() {
    PuertoRicoState s =
        read("puertorico players=3 | round: 4 | governor: 2 | taken: settler 2 | row: 3 corn,"
                + " sugar | ship 5: 3 corn | colonist ship: 3 | 1 doubloons: 5 | 1 points: 2 |"
                + " 1 goods: 2 indigo | 1 island: 2 indigo (1 manned), quarry (1 manned) |"
                + " 1 city: small indigo plant (1 manned) | 1 San Juan: 1")
            .orThrow();
    assertThat(s.seatToAct()).isEqualTo(2);
    assertThat(s.doubloons(0)).isEqualTo(5);
    assertThat(s.colonists(0)).isEqualTo(4);
    assertThat(s.goodsSupply(Good.CORN.ordinal())).isEqualTo(s.rules().goods(0) - 3);
    assertThat(s.working(0)).isNotZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "row: 30 corn; The game has 10 of \"corn tiles\", and the position has more.",
        "1 goods: 30 corn; The game has 10 of \"corn barrels\", and the position has more.",
        "1 city: wharf, wharf; Seat 1 can have one \"wharf\" in its city.",
        "1 city: wharf (2 manned); The wharf of seat 1 has 1 circles, and 2 are manned.",
        "1 city: whraf; There is no \"whraf\" for \"1 city\" in this game; try wharf",
        "ship 9: corn; A position of this game has no part \"ship 9\"",
        "ship 5: 6 corn; \"ship 5\" takes up to 5 barrels of one kind",
        "trading house: 5 corn; The trading house takes 4 barrels.",
        "colonist ship: 90; The game has 58 of \"colonists\", and the position has more.",
        "1 San Juan: x; \"1 San Juan\" is one number, not \"x\".",
      })
  void whatDoesNotAddUpIsNamed(String part, String sentence) {
    assertThat(read("puertorico players=3 | " + part))
        .isInstanceOfSatisfying(
            Parsed.Refused.class, refused -> assertThat(refused.sentence()).startsWith(sentence));
  }

  private static Parsed<PuertoRicoState> read(String text) {
    return ((PuertoRicoGame)
            Config.parse("puertorico players=3").then(new PuertoRico()::create).orThrow())
        .readPosition(text, new Rng(3));
  }
}
