package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program of docs/library.md does what the page says, with the jars alone. */
class LibraryTest {
  private static final Path EXAMPLE = Path.of("../examples/library/FirstGame.java");
  private static final int LINES = 40;

  @TempDir Path folder;

  @Test
  void theFirstGameIsCompiledAndPlayed() throws IOException, InterruptedException {
    assertThat(Files.readAllLines(EXAMPLE)).hasSizeLessThanOrEqualTo(LINES);
    String classes = System.getProperty("java.class.path");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-cp", classes, "-d", folder.toString(), EXAMPLE.toString());
    assertThat(failed).isZero();
    Process run =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                folder + java.io.File.pathSeparator + classes,
                "FirstGame")
            .redirectErrorStream(true)
            .start();
    List<String> lines =
        new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();

    assertThat(run.waitFor()).as(String.join("\n", lines)).isZero();
    assertThat(lines).hasSize(2);
    assertThat(lines.getFirst()).startsWith("sanjuan:2e players=2 | round: ");
    assertThat(lines.getLast()).matches("\\[[0-9]+, [0-9]+]");
  }
}
