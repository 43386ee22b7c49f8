package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Positions as text on the command line. */
class PositionTest {
  private static final String TEXT =
      "sanjuan:2e players=2 | governor: 2 | taken: builder 2 | 1 hand: library, 3 ? | 1 buildings:"
          + " indigo plant | 2 hand: 4 ? | 2 buildings: indigo plant";

  @TempDir Path home;

  @Test
  void aGameIsPlayedOnFromATextAndItsRecordTakesItAlong() {
    Run played = Run.of(home, "1\nsave game\nquit\n", "play", "--position", TEXT, "--seed", "7");
    assertThat(played.exit()).as(played.err()).isZero();
    Path record = home.resolve("governor/games");
    assertThat(record).exists();
    String file =
        java.util.Arrays.stream(java.util.Objects.requireNonNull(record.toFile().listFiles()))
            .filter(each -> each.getName().endsWith(".game"))
            .findFirst()
            .orElseThrow()
            .toString();

    assertThat(Run.of(home, "position " + file + " --at 0").out())
        .startsWith("sanjuan:2e players=2 | round: 1 | governor: 2 | taken: builder 2 | asked:")
        .containsPattern("1 hand: [a-z ,0-9]*library");
    assertThat(Run.of(home, "position " + file + " --at 0 --seat 2").out()).contains("1 hand: 4 ?");
    assertThat(Run.of(home, "verify " + file).exit()).isZero();
    assertThat(Run.of(home, "replay " + file).exit()).isZero();
    assertThat(Run.of(home, "analyse " + file + " --rollouts 2").exit()).isZero();
  }

  @Test
  void thereIsAHintForAText() {
    Run run = Run.of(home, "", "hint", "--position", TEXT, "--rollouts", "20");
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out()).contains("take ");
  }

  @Test
  void badTextsAreRefused() {
    refused("sanjuan:2e players=2 | 1 hand: 9 library", "The game has 3 of \"library\"");
    refused("sanjuan:9e players=2 | round: 1", "9e");
    refused("sanjuan:2e players=2 | asked: nobody", "In this position the game is over.");
  }

  private void refused(String text, String sentence) {
    for (String command : new String[] {"play", "hint"}) {
      Run run = Run.of(home, "", command, "--position", text);
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains(sentence);
    }
  }
}
