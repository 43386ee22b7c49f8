package governor.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.remote.ServerProcess;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two servers of the same folder, each a process of its own. */
final class SecondServerTest {
  private static final List<String> GOVERNOR = ServerProcess.governor(List.of());

  @TempDir Path folder;

  @Test
  void theSecondNamesTheFirstAndStartsWhenThatWasKilled() throws Exception {
    ServerProcess first = ServerProcess.start(folder, "", GOVERNOR);
    try {
      assertRefused(folder, first);
      Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
      assertRefused(link, first);
    } finally {
      first.kill();
    }
    ServerProcess.start(folder, "", GOVERNOR).close();
  }

  private static void assertRefused(Path data, ServerProcess first)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(GOVERNOR);
    command.addAll(List.of("serve", "--port", "0", "--data", data.toString()));
    Process second = new ProcessBuilder(command).redirectErrorStream(true).start();
    try {
      assertThat(second.waitFor(60, TimeUnit.SECONDS)).as("it goes on").isTrue();
      String said = new String(second.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(second.exitValue()).as(said).isNotZero();
      assertThat(said)
          .contains("process " + first.pid() + " at " + first.address() + ", since ")
          .doesNotContain("\tat ");
    } finally {
      second.destroyForcibly();
    }
  }
}
