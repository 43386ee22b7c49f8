package governor.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.Run;
import governor.cli.World;
import governor.server.GovernorServer;
import governor.server.Logs;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.logging.Level;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The host's commands beside a server in a folder of a site, for invited people. */
final class HostTest {
  private static final String CODE = "open sesame";

  @TempDir Path home;
  @TempDir Path data;
  private GovernorServer server;
  private String address;

  @BeforeEach
  void start() {
    Logs.install(Level.WARNING);
    Map<String, String> environment =
        Map.of("GOVERNOR_INVITE_CODE", CODE, "XDG_DATA_HOME", home.toString());
    World world =
        new World(
            InputStream.nullInputStream(),
            environment,
            false,
            false,
            false,
            StandardCharsets.UTF_8);
    Map<String, String> options =
        Map.of("data", data.toString(), "port", "0", "folder", "/games", "host", "127.0.0.1");
    server = GovernorServer.start(Settings.of(world, options).options().unlimited()).orThrow();
    address = "http://localhost:" + server.port() + "/games/";
  }

  @AfterEach
  void stop() {
    server.close();
  }

  /** What runs beside the games says where it is. */
  @Test
  void adminFindsTheServerOfTheGames() {
    Run run = Run.of(home, "admin --data " + data + " status");
    assertThat(run.err()).isEmpty();
    assertThat(run.exit()).isZero();
    assertThat(run.out()).containsPattern("mostHeap +[0-9]+\\.[0-9] MiB");
  }

  @Test
  void adminSaysHowItIsToldOfAnotherServer() {
    Run nowhere = Run.of(home, "admin --data " + data + " --server http://localhost:1 status");
    assertThat(nowhere.exit()).isEqualTo(2);
    assertThat(nowhere.err())
        .startsWith("No server answers at http://localhost:1; ")
        .contains("--settings", "--server");
    String root = "http://localhost:" + server.port();
    Run elsewhere = Run.of(home, "admin --data " + data + " --server " + root + " status");
    assertThat(elsewhere.exit()).isEqualTo(2);
    assertThat(elsewhere.err()).contains("status 404", "--settings", "--server");
  }

  @Test
  void backupAndRestoreSayWhere() {
    Path file = home.resolve("games.backup");
    Run backup = Run.of(home, "backup --data " + data + " " + file);
    assertThat(backup.out())
        .isEqualTo("%s has 0 games and 0 people from %s.%n".formatted(file, data));
    // Nothing is named here: it goes to the user's own folder.
    Run restore = Run.of(home, "restore " + file);
    assertThat(restore.out())
        .isEqualTo(
            "Added to %s: 0 games and 0 people. There already: 0 games.%n"
                .formatted(home.resolve("governor")));
  }

  @Test
  void programsBringTheCodeOfInvitedPeople() {
    String load = "load --tables 1 --rate 10 --seconds 1 --warm-up 0 --server " + address;
    String bot = "bot --table none --server " + address + " -- true";
    for (String each : new String[] {load, bot}) {
      Run without = Run.of(home, each);
      assertThat(without.exit()).isEqualTo(2);
      assertThat(without.err())
          .startsWith("This server is for invited people; ")
          .contains("GOVERNOR_INVITE_CODE")
          .doesNotContain("..");
    }
    Map<String, String> invited = Map.of("GOVERNOR_INVITE_CODE", CODE);
    assertThat(Run.of(home, invited, "", load.split(" ")).exit()).isZero();
    assertThat(Run.of(home, invited, "", bot.split(" ")).err()).contains("There is no such table.");
  }
}
