package governor.cli.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.Run;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The other commands know Puerto Rico too. */
final class PuertoRicoCommandsTest {
  @TempDir Path home;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void simulatesRecordsVerifiesAndReplays(int players) {
    Run simulated =
        Run.of(
            home,
            "simulate puertorico players=%d --seats random%s --games 3 --records %s"
                .formatted(players, ",random".repeat(players - 1), home));
    assertThat(simulated.exit()).isZero();
    assertThat(simulated.out()).contains("small indigo plant").contains("customs house");

    Path file = home.resolve("000001.game");
    assertThat(Run.of(home, "verify " + file).out()).contains("The record holds: ");
    assertThat(Run.of(home, "replay " + file).out())
        .contains("Round 1")
        .contains("Plantations are turned: ")
        .contains("The game is over.");
    assertThat(Run.of(home, "replay --at 9 --seat 1 " + file).out()).contains(" in all)");
    assertThat(Run.of(home, "replay --at 9 " + file).out()).doesNotContain(" in all)");
  }

  @Test
  void listsItsRules() {
    assertThat(Run.of(home, "rules").out()).contains("Puerto Rico, for 2, 3, 4, 5 players");
    assertThat(Run.of(home, "rules puertorico players=5").out())
        .contains("Large violet buildings")
        .contains("second prospector");
  }

  @Test
  void isMeasured() {
    assertThat(Run.of(home, "perft puertorico players=3 --depth 2").out()).contains("    1  6 ");
    assertThat(Run.of(home, "signature puertorico players=2 --games 2").out())
        .contains("puertorico players=2");
    assertThat(Run.of(home, "bench puertorico players=2 --millis 1").out())
        .contains("with shortcuts");
    assertThat(Run.of(home, "bench sanjuan:2e players=2 --millis 1").out())
        .doesNotContain("with shortcuts");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          play puertorico players=6            | for 2 to 5 players, not for 6
          play puertorico players=1            | for 2 to 5 players, not for 1
          play puertorico:2e                   | no edition or expansion "2e"; write just puertorico
          play puertorico open-point           | no setting "open-point"; try open-points
          play puertorico rounds=0             | The setting rounds needs a number
          simulate puertorico:1e               | no edition or expansion "1e"
          rules puertorico players=9           | not for 9
          bench puertoricco                    | try puertorico
          """)
  void refusesBadInputWithASentence(String arguments, String expected) {
    Run run = Run.of(home, arguments);

    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains(expected).doesNotContain("\tat ");
    assertThat(run.err().strip()).doesNotContain("\n").endsWith(".");
    assertThat(run.out()).isEmpty();
  }
}
