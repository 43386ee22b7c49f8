package governor.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import governor.cli.UsageProblem;
import governor.cli.World;
import governor.server.ServerOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file, the environment and the command line, in that order of weight. */
final class SettingsTest {
  @TempDir Path folder;

  private Settings settings(String file, Map<String, String> variables, Map<String, String> options)
      throws IOException {
    Path place = folder.resolve("my.conf");
    Files.writeString(place, file);
    Map<String, String> environment = new HashMap<>(variables);
    environment.put("GOVERNOR_SETTINGS", place.toString());
    environment.put("GOVERNOR_DATA", folder.toString());
    World world =
        new World(
            InputStream.nullInputStream(),
            environment,
            false,
            false,
            false,
            StandardCharsets.UTF_8);
    return Settings.of(world, options);
  }

  @Test
  void laterOnesWeighMore() throws IOException {
    String file = "# ours\nport = 1\nhost = 0.0.0.0\n streams-each=7\n";
    ServerOptions options =
        settings(
                file,
                Map.of("GOVERNOR_PORT", "2", "GOVERNOR_STREAMS_EACH", "8"),
                Map.of("port", "3"))
            .options();
    assertThat(options.port()).isEqualTo(3);
    assertThat(options.gates().streamsEach()).isEqualTo(8);
    assertThat(options.host()).isEqualTo("0.0.0.0");
  }

  @Test
  void passwordsComeByFileAndEnvironmentOnly() throws IOException {
    String file = "database = postgresql://there/governor?user=me\n";
    Settings settings = settings(file, Map.of("GOVERNOR_DATABASE_PASSWORD", "a&b"), Map.of());
    assertThat(settings.database()).isEqualTo("postgresql://there/governor?user=me&password=a%26b");
    assertThatThrownBy(() -> settings("", Map.of(), Map.of("admin-code", "x")))
        .isInstanceOf(UsageProblem.class)
        .hasMessageContaining("GOVERNOR_ADMIN_CODE");
    Map<String, String> open = Map.of("database", "postgresql://there/x?user=me&password=y");
    assertThatThrownBy(() -> settings("", Map.of(), open))
        .isInstanceOf(UsageProblem.class)
        .hasMessageContaining("database-password");
  }

  @Test
  void whatWillNotDoIsNamedWithItsLine() {
    assertThatThrownBy(() -> settings("port = 1\n\nportt = 2\n", Map.of(), Map.of()))
        .hasMessageContaining("Line 3")
        .hasMessageContaining("portt")
        .hasMessageContaining("port");
    assertThatThrownBy(() -> settings("port = 1\n\nport = 2\n", Map.of(), Map.of()))
        .hasMessageContaining("Line 3")
        .hasMessageContaining("once more");
    assertThatThrownBy(() -> settings("port\n", Map.of(), Map.of())).hasMessageContaining("Line 1");
    assertThatThrownBy(() -> settings("proxies = here\n", Map.of(), Map.of()).options())
        .hasMessageContaining("\"here\" is no address");
    assertThatThrownBy(() -> settings("keep-finished = soon\n", Map.of(), Map.of()).options())
        .hasMessageContaining("30d");
  }

  @Test
  void timesAreRead() throws IOException {
    ServerOptions options =
        settings("keep-finished = 365d\nkeep-unfinished=2h\n", Map.of(), Map.of()).options();
    assertThat(options.keeping().finished()).isEqualTo(Duration.ofDays(365));
    assertThat(options.keeping().unfinished()).isEqualTo(Duration.ofHours(2));
  }

  @Test
  void theHostsCodeIsMadeOnceAndForTheOwnerOnly() throws IOException {
    String code = settings("", Map.of(), Map.of()).options().house().adminCode();
    assertThat(code).hasSizeGreaterThan(20);
    assertThat(settings("", Map.of(), Map.of()).options().house().adminCode()).isEqualTo(code);
    assertThat(Files.getPosixFilePermissions(folder.resolve("admin-code"))).hasSize(2);
  }

  /** A file that somebody else made there first would be one that the server cannot read. */
  @Test
  void whoAsksAServerMakesNoCode() throws IOException {
    Settings settings = settings("", Map.of(), Map.of());
    assertThat(settings.adminCode()).isEmpty();
    assertThat(folder.resolve("admin-code")).doesNotExist();
    String code = settings.options().house().adminCode();
    assertThat(settings.adminCode()).isEqualTo(code).isNotEmpty();
  }

  @Test
  void theHostsCommandsFindTheServerOfTheSettings() throws IOException {
    String file = "host = 0.0.0.0\nport = 7171\nfolder = /games/\n";
    assertThat(settings(file, Map.of(), Map.of()).address())
        .hasToString("http://localhost:7171/games/");
    assertThat(settings("", Map.of(), Map.of("host", "::1")).address())
        .hasToString("http://[::1]:7070/");
    assertThat(settings("", Map.of(), Map.of()).address()).hasToString("http://127.0.0.1:7070/");
  }

  /** {@code governor serve --example > deploy/governor.conf} makes it anew. */
  @Test
  void theExampleHasEverySettingAndCanBeRead() throws IOException {
    String example = Files.readString(Path.of("..", "deploy", "governor.conf"));
    assertThat(example).isEqualTo(Setting.example());
    String alive = example.replaceAll("(?m)^#([a-z-]+ = .)", "$1");
    assertThat(settings(alive, Map.of(), Map.of()).options().port()).isEqualTo(7070);
  }
}
