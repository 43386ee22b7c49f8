package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records: written by a simulation, told, converted, verified. */
final class RecordTest {
  @TempDir Path home;
  private Path file = Path.of("");

  @BeforeEach
  void record() {
    Run run = Run.of(home, "simulate --seats random,random --games 1 --records " + home);
    assertThat(run.exit()).isZero();
    file = home.resolve("000001.game");
  }

  @Test
  void holds() {
    Run run = Run.of(home, "verify " + file);

    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .contains("The commitment is the hash of the seed.")
        .contains("choices are legal")
        .contains("The record holds: ");
  }

  @Test
  void isToldInWords() {
    Run run = Run.of(home, "replay " + file);

    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .contains("Round 1")
        .contains("Random takes the")
        .contains("Random draws 4 cards.")
        .contains("The game is over.")
        .contains("points from");
  }

  @Test
  void isToldAsASeatSawIt() {
    assertThat(Run.of(home, "replay --seat 1 " + file).out())
        .doesNotContain("Random draws 4 cards.")
        .contains("Random 2 draws 4 cards.");
  }

  @Test
  void showsTheTableAfterSoManyChoices() {
    assertThat(Run.of(home, "replay --at 3 --seat 2 " + file).out())
        .contains("after 3 choices")
        .contains("Hand")
        .contains("The choice was: ");
    assertThat(Run.of(home, "replay --at 3 " + file).out()).doesNotContain("Hand");
    assertThat(Run.of(home, "replay --at 99999 " + file).exit()).isEqualTo(2);
    for (int seat : new int[] {0, 3}) {
      assertThat(Run.of(home, "replay --seat " + seat + " " + file).err())
          .contains("The option --seat needs a number from 1 to 2, not " + seat + ".");
    }
  }

  @Test
  void hasAJsonTwin() throws IOException {
    String json = Run.of(home, "replay --json " + file).out();
    Path twin = home.resolve("twin");
    Files.writeString(twin, json);

    assertThat(Run.of(home, "verify " + twin).exit()).isZero();
    assertThat(Run.of(home, "replay --text " + twin).out()).isEqualTo(Files.readString(file));
  }

  @Test
  void tamperingIsFound() throws IOException {
    String text = Files.readString(file);
    tampered(text.replaceFirst("seed: 1-1", "seed: 1-2"), "one of the two was changed");
    tampered(text.replaceFirst("take [a-z]+", "take palace"), "is not possible there; try take");
    tampered(text.replaceFirst("result: [0-9]+", "result: 99"), "The result says \"99");
    tampered(text.replaceFirst("result: .*\n", ""), "but the choices lead to");
    tampered(text.replaceFirst("\n  1: ", "\n  2: "), "is to choose there");
    tampered(text.replaceFirst("players=2", "players=3"), "names 2 seats");
    tampered(text.replaceFirst("seats: ", "seats: \u001b[31m"), "command terminals");
    tampered(text.replaceFirst("seats: ", "seats: \u202e"), "command terminals");
  }

  /** What another version wrote may hold or not: this program cannot tell. */
  @Test
  void recordsOfOtherVersionsAreNotCalledWrong() throws IOException {
    String text = Files.readString(file);
    unknown(text.replaceFirst("rules: ....", "rules: 0000"), "cannot tell whether");
    unknown(text.replaceFirst("(config: .*)", "$1 visit-without-library"), "does not have");
  }

  private void unknown(String text, String expected) throws IOException {
    Path other = home.resolve("other.game");
    Files.writeString(other, text);
    for (String command : List.of("verify ", "replay ", "analyse ")) {
      Run run = Run.of(home, command + other);
      assertThat(run.out() + run.err())
          .containsAnyOf(expected, "use the version of Governor")
          .doesNotContain("leave out");
      assertThat(run.out()).doesNotContain("does not hold");
      assertThat(run.exit()).isEqualTo(2);
    }
  }

  private void tampered(String text, String expected) throws IOException {
    Path wrong = home.resolve("tampered.game");
    Files.writeString(wrong, text);
    Run run = Run.of(home, "verify " + wrong);
    assertThat(run.out()).contains(expected).contains("The record does not hold.");
    assertThat(run.out() + run.err()).doesNotContain("\u001b", "\u202e");
    assertThat(run.exit()).isEqualTo(1);
  }
}
