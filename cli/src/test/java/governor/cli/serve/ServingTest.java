package governor.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** The short way to a server reads what picocli reads, or leaves it to picocli. */
final class ServingTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "serve",
        "serve --port 8123",
        "serve --port=0 --host 0.0.0.0",
        "serve --data games/here --no-limits",
        "serve --data=a=b --access-log --port 70000",
        "serve --database postgresql://host/name?user=me --no-limits --proxies 10.0.0.0/8",
      })
  void readsAsPicocliDoes(String line) {
    String[] arguments = line.split(" ");
    ServeCommand command = new ServeCommand();
    String[] options = java.util.Arrays.copyOfRange(arguments, 1, arguments.length);
    CommandLine picocli = new CommandLine(command);
    SettingOptions.addAll(picocli);
    picocli.parseArgs(options);

    assertThat(Serving.read(arguments)).hasValue(command.serving());
  }

  @Test
  void theWordServeCanBeLeftOut() {
    Serving alone = Serving.read(new String[0]).orElseThrow();
    assertThat(alone.options()).isEmpty();
    assertThat(alone.opensBrowser()).isTrue();
    Serving serving =
        Serving.read(new String[] {"--color", "never", "--port", "8123"}).orElseThrow();
    assertThat(serving.options()).containsEntry("port", "8123").hasSize(1);
    assertThat(serving.opensBrowser()).isTrue();
    assertThat(Serving.read(new String[] {"serve"}).orElseThrow().opensBrowser()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play",
        "--help",
        "serve --help",
        "serve --practice",
        "serve 8123",
        "serve --port",
        "serve --port x",
        "serve --port -1",
        "serve --data --no-limits",
        "serve --no-limits=maybe",
        "serve --color purple",
        "serve @file",
        "--data @file",
      })
  void leavesTheRestToPicocli(String line) {
    assertThat(Serving.read(line.split(" "))).isEmpty();
  }
}
