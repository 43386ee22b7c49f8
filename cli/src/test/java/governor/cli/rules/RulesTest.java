package governor.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.Run;
import governor.core.GameFamily;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import java.nio.file.Path;
import java.util.List;
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
}
