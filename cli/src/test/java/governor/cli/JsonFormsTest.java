package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.text.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every form of JSON has a name, and docs/json.md describes each field of it. */
final class JsonFormsTest {
  private static final Path PAGE = Path.of("../docs/json.md");

  @TempDir Path home;

  @Test
  void everyFieldIsDescribed() throws IOException {
    String simulate = "simulate sanjuan:2e --seats greedy,random --games 4 --max-rounds 3 ";
    Path game = home.resolve("g/000001.game");
    described(simulate + "--records " + home.resolve("g"), "governor-simulate-1");
    described("arena sanjuan:2e players=2 greedy random --games 4", "governor-arena-1");
    described("analyse " + game + " --rollouts 2", "governor-review-1");
    described("analyse " + home.resolve("g") + " --rollouts 2", "governor-reviews-1");
    described("hint " + game + " --at 0 --rollouts 2", "governor-advice-1");
    described("suite random --games 2", "governor-suite-1");
  }

  private void described(String command, String format) throws IOException {
    Run run = Run.of(home, command + " --format json");
    assertThat(run.exit()).as(run.err()).isZero();
    Map<?, ?> data = Json.read(run.out()).orThrow();
    assertThat(data.get("format")).isEqualTo(format);
    String page = Files.readString(PAGE);
    assertThat(page).contains(format);
    Set<String> missing = new TreeSet<>();
    gather(data, missing);
    missing.removeIf(key -> page.contains("`" + key + "`"));
    assertThat(missing).as("fields of %s that %s does not describe", format, PAGE).isEmpty();
  }

  private static void gather(Object value, Set<String> keys) {
    if (value instanceof List<?> list) {
      list.forEach(each -> gather(each, keys));
    } else if (value instanceof Map<?, ?> map) {
      map.forEach(
          (key, each) -> {
            // Concepts by their names are values, not fields.
            if (!"has".equals(String.valueOf(key))) {
              gather(each, keys);
            }
            keys.add(String.valueOf(key));
          });
    }
  }
}
