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
  void simulatesAndReplaysExpansions() {
    String config = "puertorico+new-buildings+nobles+buccaneer+festival players=3";
    Run simulated =
        Run.of(
            home,
            "simulate " + config + " --seats random,random,random --games 2 --records " + home);
    assertThat(simulated.exit()).isZero();
    assertThat(simulated.out()).contains("royal garden");

    Path file = home.resolve("000001.game");
    assertThat(Run.of(home, "verify " + file).out()).contains("The record holds: ");
    assertThat(Run.of(home, "replay " + file).out())
        .contains("Drafted: ")
        .contains("The festival asks for")
        .contains("The game is over.");
  }

  @Test
  void listsItsRules() {
    assertThat(Run.of(home, "rules").out()).contains("Puerto Rico, for 2, 3, 4, 5 players");
    assertThat(Run.of(home, "rules puertorico players=5").out())
        .contains("Large violet buildings")
        .contains("second prospector");
  }

  @Test
  void listsWhatExpansionsBring() {
    Run nobles = Run.of(home, "rules puertorico+nobles players=4");
    assertThat(nobles.exit()).isZero();
    assertThat(nobles.out())
        .containsPattern("jeweler +8 +3 +2 +1 +1 +3 +craftsman")
        .containsPattern("royal garden +10 +4 +1 +2 +1 +4 +game end")
        .containsPattern("nobles in the supply +19\\n")
        .containsPattern("noble +Stands wherever a colonist may")
        .doesNotContain("church")
        .doesNotContain("forest");
    assertThat(Run.of(home, "rules puertorico+new-buildings set=woods").out())
        .containsPattern("guesthouse +4 +2 +2 +1 +2 +2\\n +\\(all but mayor\\) Those who")
        .containsPattern("forest +settler +")
        .containsPattern("set=woods +With new-buildings: ")
        .doesNotContain("lighthouse");
    assertThat(Run.of(home, "rules puertorico+buccaneer+festival").out())
        .containsPattern("buccaneer +The buccaneer acts alone")
        .containsPattern("festival +Asks for three things");
    assertThat(Run.of(home, "rules").out())
        .contains("puertorico+new-buildings ")
        .contains("puertorico+new-buildings+nobles+buccaneer+festival ");
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
          play puertorico:2e                   | no edition or expansion "2e" after a colon; write just puertorico.
          play puertorico open-point           | no setting "open-point"; try open-points
          play puertorico rounds=0             | The setting rounds needs a number
          simulate puertorico:1e               | no edition or expansion "1e" after a colon; write just puertorico.
          rules puertorico players=9           | not for 9
          bench puertoricco                    | try puertorico
          play puertorico+festival+festival    | The expansion "festival" is named twice; leave one out
          play puertorico+nobels               | has no expansion "nobels"; try nobles
          rules puertorico+tomato              | has no expansion "tomato"
          play puertorico:nobles               | write puertorico+nobles
          play puertorico+new-buildings set=wood | no set of buildings "wood"; try woods
          play puertorico+new-buildings set=zoo | no set of buildings "zoo"; try
          play puertorico+new-buildings set    | The setting set needs the name of a set
          play puertorico+new-buildings draft=us | write draft=players or draft=chance
          play puertorico set=woods            | is for the expansion new-buildings; leave it out, or write puertorico+new-buildings set=woods
          play puertorico+nobles kidnapped-for-all | is for the expansion buccaneer
          play puertorico+new-buildings set=sea draft=chance | With a set nothing is drafted
          play puertorico+new-buildings set=sea both-haciendas | With a set nothing is drafted
          play puertorico+nobles players=6     | for 2 to 5 players, not for 6
          """)
  void refusesBadInputWithASentence(String arguments, String expected) {
    Run run = Run.of(home, arguments);

    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains(expected).doesNotContain("\tat ");
    assertThat(run.err().strip()).doesNotContain("\n").endsWith(".");
    assertThat(run.out()).isEmpty();
  }
}
