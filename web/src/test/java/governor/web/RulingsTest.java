package governor.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The app carries the pages of rulings that its rules screen shows. */
final class RulingsTest {
  @ParameterizedTest
  @ValueSource(strings = {"san-juan.md", "puerto-rico.md", "puerto-rico-expansions.md"})
  void thePagesOfTheRepositoryAreInTheApp(String file) throws IOException {
    try (InputStream in = getClass().getResourceAsStream("/governor/web/rulings/" + file)) {
      assertThat(in).isNotNull();
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
          .isEqualTo(Files.readString(Path.of("../docs/rules", file)));
    }
    assertThat(App.text("rules/rulings.js")).contains("'rulings/" + file + "'");
  }
}
