package governor.cli.rules;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.Run;
import governor.cli.TerminalWidth;
import governor.cli.World;
import governor.core.GameFamily;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What {@code governor rules} prints. */
final class RulesTest {
  @TempDir Path home;

  static Stream<String> configs() {
    return Stream.of(new SanJuan(), new PuertoRico())
        .map(GameFamily::presets)
        .flatMap(List::stream)
        .map(GameFamily.Preset::name);
  }

  @ParameterizedTest
  @MethodSource("configs")
  void everyLineFitsTheTerminal(String config) {
    Run run = Run.of(home, "rules " + config);

    assertThat(run.exit()).isZero();
    assertThat(run.out().lines()).allSatisfy(line -> assertThat(line.length()).isLessThan(81));
  }

  @Test
  void aConfigOfManySettingsFitsToo() {
    String settings = "open-piles setup-variation sell-one-by-one covered-good-pays rounds=30";
    assertThat(Run.of(home, "rules sanjuan:2e+new-buildings+events " + settings).out().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThan(81));
  }

  @Test
  void theListOfGamesFitsTheTerminal() {
    assertThat(Run.of(home, "rules").out().lines())
        .allSatisfy(line -> assertThat(line.length()).isLessThan(81));
  }

  @Test
  void buildingsOfPuertoRicoHaveSpacesCirclesAndQuarries() {
    assertThat(Run.of(home, "rules puertorico").out())
        .contains("cost  points  copies  spaces  circles  quarries  when")
        .containsPattern("sugar mill +4 +2 +3 +1 +3 +2 +craftsman")
        .containsPattern("residence +10 +4 +1 +2 +1 +4 +game end")
        .contains("A violet building works only with a colonist on it");
    assertThat(Run.of(home, "rules puertorico --format csv").out())
        .contains("when,effect,spaces,circles,quarries")
        .containsPattern("sugar mill,4,2,3,craftsman,.*,1,3,2\n");
  }

  @Test
  void whatHasNoNumbersHasNoColumnsForThem() {
    assertThat(Run.of(home, "rules puertorico").out())
        .contains("Roles\nname        effect\n")
        .contains("Goods\nname     price  barrels  when ");
  }

  @Test
  void rolesAndOtherWordsStandBelow() {
    assertThat(Run.of(home, "rules sanjuan:yaro").out())
        .containsPattern("Words\n(.*\n)*adventurer +The adventurer may draw")
        .doesNotContain("prospector");
  }

  @Test
  void theSetUpStandsThereInNumbers() {
    assertThat(Run.of(home, "rules puertorico players=4").out())
        .contains("Set-up for 4 players")
        .containsPattern("doubloons +3\n")
        .containsPattern("first plantations, seat by seat +indigo, indigo, corn, corn\n")
        .containsPattern("points in the pool +100\n")
        .containsPattern("cargo ships hold +5, 6, 7\n");
    assertThat(Run.of(home, "rules sanjuan:2e players=3").out())
        .contains("Set-up for 3 players")
        .containsPattern("cards in the deck +110\n")
        .containsPattern("first building +indigo plant\n")
        .containsPattern("cards dealt +4\n")
        .containsPattern("price tiles +1-1-1-2-2, 1-1-2-2-2, 1-1-2-2-3, 1-2-2-2-3, 1-2-2-3-3\n");
  }

  @Test
  void houseRulesInForceAreListed() {
    assertThat(Run.of(home, "rules puertorico players=4 corn-pays open-points rounds=9").out())
        .containsPattern("doubloons, seat by seat +3, 3, 2, 2\n")
        .containsPattern("House rules\n(.*\n)*corn-pays +Seats that start with corn get")
        .containsPattern("open-points +Everybody sees everybody's points")
        .containsPattern("rounds=9 +rounds=N: the game is scored");
    assertThat(Run.of(home, "rules puertorico").out()).doesNotContain("House rules");
  }

  @Test
  void intoAPipeLinesHaveEightyColumnsToo() {
    World world = new World(InputStream.nullInputStream(), Map.of(), false, false, false, UTF_8);
    assertThat(TerminalWidth.of(world)).isEqualTo(80);
  }

  /** Lines that are longer than the terminal break in the middle of a table. */
  @Test
  void theExamplesOfTheHelpAreNotBroken() {
    assertThat(Run.of(home, "--help").out().lines())
        .anyMatch(line -> line.matches(" +governor play +a game against the computer.*terminal"))
        .noneMatch(line -> line.matches("(with others|more options|the terminal)"));
  }
}
