package governor.gym.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example in C is built and run, where there is a compiler. */
final class CExampleTest {
  @TempDir Path folder;

  @Test
  void itPlaysGamesOverThePipe() throws IOException {
    String program = folder.resolve("batch").toString();
    String source = Programs.ROOT.resolve("examples/batch.c").toString();
    Programs.Ended built =
        Programs.run(
            List.of(Programs.compiler(), "-Wall", "-Werror", "-O2", "-o", program, source), folder);
    assertThat(built.status()).as(built.text()).isZero();

    Programs.Ended played = play(program, "puertorico players=3");
    assertThat(played.status()).as(played.text()).isZero();
    assertThat(played.text())
        .contains("governor batch protocol 1")
        .containsPattern("(?m)^[0-9]{3,} games, [0-9]+ steps$")
        .containsPattern("(?m)^seat 2 won [1-9][0-9.]* %$");

    Programs.Ended refused = play(program, "puertorico players=9");
    assertThat(refused.status()).isEqualTo(1);
    assertThat(refused.text()).contains("players");
  }

  private Programs.Ended play(String program, String config) throws IOException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes = System.getProperty("java.class.path");
    return Programs.run(
        List.of(program, config, "300", java, "-cp", classes, Pipe.class.getName()), folder);
  }
}
