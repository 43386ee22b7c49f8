package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.text.Json;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The overview, help, rules and measurements. */
final class OtherCommandsTest {
  @TempDir Path home;

  @Test
  void helpSaysWhatCanBeDone() {
    Run run = Run.of(home, "--help");

    assertThat(run.exit()).isZero();
    assertThat(run.out()).contains("governor play").contains("governor simulate");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "serve",
        "play",
        "simulate",
        "arena",
        "players",
        "rules",
        "replay",
        "verify",
        "position",
        "merge",
        "suite",
        "hint",
        "analyse",
        "signature",
        "perft",
        "bench",
        "train",
        "spaces",
        "batch",
        "completion"
      })
  void everyCommandHasHelp(String command) {
    Run run = Run.of(home, (command + " --help").strip());

    assertThat(run.exit()).isZero();
    assertThat(run.out()).startsWith("Usage: governor");
  }

  @Test
  void theSpacesOfAGameAreListed() {
    assertThat(Run.of(home, "spaces puertorico players=3 --format json").out())
        .startsWith("{\n  \"config\": \"puertorico players=3\"")
        .contains("{\"name\": \"take builder\", \"about\": \"Takes the builder.\"}")
        .contains("\"most\": 1, \"about\": \"Whether the governor is: me.\"");
    assertThat(Run.of(home, "spaces sanjuan:2e --format csv").out())
        .startsWith("space,number,name,most,about")
        .contains("action,0,take builder,1,Takes the builder.");
    assertThat(Run.of(home, "spaces sanjuan:2e players=4").out())
        .contains("hand/smithy")
        .contains("version sanjuan-");
    Run wrong = Run.of(home, "spaces chess");
    assertThat(wrong.exit()).isEqualTo(2);
    assertThat(wrong.err()).contains("chess");
  }

  @Test
  void thePlayersOfAGameAreListed() {
    assertThat(Run.of(home, "players puertorico").out())
        .contains("level4, 4, factor")
        .contains("olmedo, olmedo1 to olmedo6")
        .contains("shipper")
        .containsPattern(
            "think with the net puertorico-4\\.\\s+The\\s+game\\s+has\\s+all\\s+[0-9]+")
        .doesNotContain("plain");
    assertThat(Run.of(home, "players --format csv").out())
        .startsWith("name,same_as,thinks,about")
        .contains("level5,5 magistrate,250,")
        .contains("plain,plain-1,,");
    assertThat(Run.of(home, "players sanjuan:2e players=3 --format json").out())
        .contains("\"net-4\"")
        .doesNotContain("\"net-3\"");
  }

  @Test
  void netsAreMeasuredLikeGames() {
    assertThat(Run.of(home, "bench puertorico players=2 --nets --millis 1").out())
        .contains("evaluations/s")
        .containsPattern("puertorico players=2 +[0-9]+ \\+-");
    assertThat(Run.of(home, "bench sanjuan:2e players=2 --millis 1").out())
        .contains("decisions/s")
        .containsPattern("sanjuan:2e players=2 +[0-9]+ \\+-");
  }

  @Test
  void completionIsAScript() {
    assertThat(Run.of(home, "completion").out())
        .startsWith("#!")
        .contains("simulate", "\"sanjuan:2e+new-buildings\"", "_complete_governor_with_colons");
  }

  @Test
  void rulesListWhatCanBePlayed() {
    assertThat(Run.of(home, "rules").out())
        .contains("sanjuan:2e+new-buildings+events")
        .contains("setup-variation");
    assertThat(Run.of(home, "rules --format csv").out()).contains("sanjuan,preset,sanjuan:1e,");
    assertThat(Run.of(home, "rules --format json").out()).contains("\"presets\"");
  }

  @Test
  void rulesListTheCards() {
    Run run = Run.of(home, "rules sanjuan:2e+events players=3");

    assertThat(run.out()).contains("Doubles the privilege").contains("Events");
    assertThat(run.out().lines()).allSatisfy(line -> assertThat(line.length()).isLessThan(81));
    assertThat(
            Json.read(Run.of(home, "rules sanjuan:2e --format json").out())
                .orThrow()
                .get("sections"))
        .isNotNull();
  }

  @Test
  void signatureIsTheSameEveryTime() {
    String once = Run.of(home, "signature sanjuan:2e players=3 --games 5").out();

    assertThat(once).isEqualTo(Run.of(home, "signature sanjuan:2e players=3 --games 5").out());
    assertThat(once.lines()).hasSize(2).allMatch(line -> line.matches("[0-9a-f]{16}  .*"));
  }

  @Test
  void signatureCoversEverything() {
    assertThat(Run.of(home, "signature --games 1").out().lines()).hasSizeGreaterThanOrEqualTo(37);
  }

  @Test
  void perftCountsByDepth() {
    Run run = Run.of(home, "perft sanjuan:2e players=2 --depth 3 --seed 7");

    assertThat(run.out().lines()).hasSize(4);
    assertThat(run.out()).contains("1  5 ");
  }

  @Test
  void benchMeasures() {
    Run run = Run.of(home, "bench sanjuan:2e players=2 --millis 2");

    assertThat(run.exit()).isZero();
    assertThat(run.out()).contains("decisions/s").contains("sanjuan:2e players=2");
  }
}
