package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** What deploy/Dockerfile says, as far as it can be tried without Docker. */
final class DeployTest {
  private static final Path DOCKERFILE = Path.of("../deploy/Dockerfile");

  @TempDir Path data;

  /** The image has neither wget nor curl, but bash and grep as every image of its kind. */
  @Test
  void healthIsAskedWithWhatTheImageHas() throws IOException, InterruptedException {
    List<String> check = healthCheck();
    assertThat(check.getFirst()).isEqualTo("bash");
    assertThat(String.join(" ", check)).doesNotContain("wget", "curl");
    for (String folder : List.of("", "/games/governor")) {
      ServerOptions options =
          new ServerOptions("127.0.0.1", 0, data, "")
              .unlimited()
              .with(new House("", "", "", folder, false));
      int port;
      try (TestServer server = TestServer.with(options)) {
        port = server.port();
        assertThat(run(check, port, folder)).as("a server in \"%s\"", folder).isZero();
        assertThat(run(check, port, "/elsewhere")).as("no server there").isNotZero();
      }
      assertThat(run(check, port, folder)).as("a server that has ended").isNotZero();
    }
  }

  private static int run(List<String> check, int port, String folder)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(check);
    Map<String, String> environment = builder.environment();
    environment.put("GOVERNOR_PORT", Integer.toString(port));
    environment.put("GOVERNOR_FOLDER", folder);
    builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    return builder.start().waitFor();
  }

  private static List<String> healthCheck() throws IOException {
    String line =
        Files.readAllLines(DOCKERFILE).stream()
            .filter(each -> each.startsWith("HEALTHCHECK"))
            .findFirst()
            .orElseThrow();
    String command = line.substring(line.indexOf('['));
    return JsonMapper.shared().readValue(command, new TypeReference<>() {});
  }
}
