package governor.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No script and no style sheet is longer than somebody reads in one go, and no line wider than a
 * window.
 */
final class FileSizesTest {
  private static final int LINES = 300;
  private static final int COLUMNS = 120;

  @ParameterizedTest
  @ValueSource(strings = {".js", ".css"})
  void filesAreShortAndLinesNarrow(String ending) {
    assertThat(App.named(ending))
        .isNotEmpty()
        .allSatisfy(
            (file, text) -> {
              List<String> lines = text.lines().toList();
              assertThat(lines).as(file).hasSizeLessThan(LINES);
              assertThat(lines)
                  .as(file)
                  .allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(COLUMNS));
            });
  }
}
