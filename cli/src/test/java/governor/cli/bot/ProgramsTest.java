package governor.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.cli.Run;
import governor.cli.remote.Remote;
import governor.cli.remote.ServerProcess;
import governor.server.GovernorServer;
import governor.server.Logs;
import governor.server.ServerOptions;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.logging.Level;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Programs play at a real server: the example in Python, our own players, and many bots. */
final class ProgramsTest {
  @TempDir static Path folder;
  private static GovernorServer server;
  private static String address;

  @BeforeAll
  static void start() {
    Logs.install(Level.WARNING);
    server =
        GovernorServer.start(new ServerOptions("127.0.0.1", 0, folder, "").unlimited()).orThrow();
    address = "http://127.0.0.1:" + server.port() + "/";
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static List<String> python() {
    Path here = Path.of("examples", "bot.py");
    Path script = Files.exists(here) ? here : Path.of("..").resolve(here);
    return List.of("python3", script.toString());
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

  private static List<String> engine() {
    List<String> command =
        ServerProcess.governor(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("engine", "--level", "1"));
    return command;
  }

  @Test
  void theExampleInPythonPlaysAGame() throws IOException, InterruptedException {
    assumeTrue(hasPython(), "there is no python3 here, so the example is not run");
    for (String config : List.of("sanjuan:2e players=2", "puertorico players=3")) {
      List<String> command = new ArrayList<>(python());
      command.addAll(List.of("--server", address, "--config", config));
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(process.waitFor()).as(said).isZero();
      assertThat(said).matches("(?s)Python \\d+, .*");
    }
  }

  @Test
  void programsPlayInSeatsOverLines() throws IOException {
    Remote host = new Remote(URI.create(address), "").newcomer();
    Map<String, Object> open = Map.of("kind", "open");
    JsonNode table =
        host.position(
                "tables", Map.of("config", "sanjuan:2e players=2", "seats", List.of(open, open)))
            .body()
            .path("table");
    String id = table.path("id").asString();
    String code = table.path("joinLink").asString().replaceAll(".*join=", "");
    CompletableFuture<Run> first =
        CompletableFuture.supplyAsync(() -> bot(id, code, "One", engine()));
    Run second = bot(id, code, "Two", hasPython() ? python() : engine());
    assertThat(second.exit()).as(second.err()).isZero();
    assertThat(first.join().exit()).as(first.join().err()).isZero();
    assertThat(second.out()).startsWith("The game is over: [");
  }

  private static Run bot(String id, String code, String name, List<String> program) {
    List<String> words = new ArrayList<>();
    words.addAll(List.of("bot", "--server", address, "--table", id, "--join", code));
    words.addAll(List.of("--name", name, "--"));
    words.addAll(program);
    return Run.of(folder, "", words.toArray(String[]::new));
  }

  @Test
  void aJoinCodeThatIsWrongIsASentence() {
    Run run = bot("nowhere", "x", "Bot", List.of("true"));
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("There is no such table.");
  }

  @Test
  void theEngineSaysWhatItLacks() {
    Run run = Run.of(folder, "{\"ply\":3,\"ask\":{}}\n\n{\"ask\":null}\nnonsense\n", "engine");
    assertThat(run.exit()).isZero();
    assertThat(run.out().lines())
        .containsExactly(
            "{\"ply\":3,\"problem\":\"Please send an imagined position too; ask for it by"
                + " imagined=true.\"}",
            "{\"ply\":-1,\"problem\":\"This line is not JSON.\"}");
  }

  @Test
  void loadIsMeasured() {
    Run run =
        Run.of(
            folder,
            "load --tables 4 --rate 10 --seconds 2 --warm-up 1 --format json --server " + address);
    assertThat(run.exit()).as(run.err()).isZero();
    JsonNode report = Remote.JSON.readTree(run.out());
    assertThat(report.path("choices").asInt()).as(run.out()).isPositive();
    assertThat(report.path("refused").asInt()).as(run.out()).isZero();
    assertThat(report.path("troubles").isEmpty()).as(run.out()).isTrue();
    assertThat(report.path("p50Millis").asDouble()).isPositive();
  }
}
