package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.core.Rng;
import governor.core.Seed;
import governor.core.State;
import governor.table.By;
import governor.table.Games;
import governor.table.Play;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shuffle of a game between people is checked by us and by a program without our code. */
final class ShuffleProofTest {
  private static final Path SCRIPT = Path.of("..", "examples", "verify_shuffle.py");

  @TempDir Path home;

  /** A game of random choices whose cards come from this seed. */
  private Path record(String config, Seed seed) throws IOException {
    String text = record(Games.game(config).orThrow(), seed);
    return Files.writeString(home.resolve("game.record"), text);
  }

  private static <S extends State> String record(governor.core.Game<S> game, Seed seed) {
    Play<S> play = new Play<>(game, seed);
    Rng rng = new Rng(7);
    while (!play.state().isOver()) {
      play.choose(play.options().get(rng.below(play.options().size())), By.PERSON);
    }
    return play.record(List.of("Anna", "Ben")).toText();
  }

  private static Seed fair() {
    byte[] entropy = new byte[32];
    entropy[5] = 77;
    return Seed.fair(entropy).salted(0, "rain").salted(1, "x7");
  }

  private record Checked(int exit, String out) {}

  private static Checked python(Path proof, String... more)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("python3", SCRIPT.toString()));
    command.addAll(List.of(more));
    Process process =
        new ProcessBuilder(command).redirectInput(proof.toFile()).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes());
    return new Checked(process.waitFor(), out);
  }

  @Test
  void javaReplaysTheShuffleAndPythonComputesItAgain() throws Exception {
    assumeTrue(hasPython(), "there is no python3 here, so the example is not run");
    for (String config : List.of("sanjuan:2e players=2", "puertorico players=2")) {
      Path file = record(config, fair());
      assertThat(Run.of(home, "verify " + file).out())
          .contains("what the players added (1:rain 2:x7)")
          .contains("decisions of chance");
      String proof = Run.of(home, "verify --shuffle " + file).out();
      Path json = Files.writeString(home.resolve("proof.json"), proof);
      Checked holds = python(json, fair().commitment());
      assertThat(holds.exit()).as(holds.out()).isZero();
      assertThat(holds.out()).contains("The shuffle holds");
      assertThat(python(json, "0".repeat(64)).exit()).isEqualTo(1);

      int draw = proof.lastIndexOf(':') + 1;
      char other = proof.charAt(draw) == '1' ? '2' : '1';
      String forged = proof.substring(0, draw) + other + proof.substring(draw + 1);
      assertThat(python(Files.writeString(json, forged)).out()).contains("does not follow");
      assertThat(python(Files.writeString(json, proof.replace("1:rain", "1:sun"))).exit())
          .isEqualTo(1);
    }
  }

  /** A seed that anybody may choose proves nothing. */
  @Test
  void anOrdinarySeedIsNotCalledFair() throws Exception {
    Path file = record("sanjuan:2e players=2", new Seed("42"));
    assertThat(Run.of(home, "verify " + file).out()).doesNotContain("decisions of chance");
    assumeTrue(hasPython(), "there is no python3 here, so the example is not run");
    String proof = Run.of(home, "verify --shuffle " + file).out();
    assertThat(python(Files.writeString(home.resolve("proof.json"), proof)).out())
        .contains("none for a game between people");
  }

  private static boolean hasPython() {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
