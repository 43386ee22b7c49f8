package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What CONTRIBUTING.md shows as code is code of the expansion on trial, which is built and played.
 */
final class ContributingTest {
  private static final Path ROOT =
      Files.exists(Path.of("checks")) ? Path.of("") : Path.of("..").normalize();
  private static final Path TRIAL =
      ROOT.resolve("puerto-rico/src/test/java/governor/puertorico/trial");
  private static final Pattern CODE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @Test
  void theCodeIsThatOfTheExpansionOnTrial() throws IOException {
    String sources = sources();
    List<String> shown =
        CODE.matcher(Files.readString(ROOT.resolve("CONTRIBUTING.md")))
            .results()
            .map(ContributingTest::code)
            .toList();
    assertThat(shown).hasSizeGreaterThan(4);
    shown.forEach(code -> assertThat(sources).contains(code));
  }

  private static String code(MatchResult block) {
    return plain(block.group(1));
  }

  private static String sources() throws IOException {
    try (Stream<Path> files = Files.list(TRIAL)) {
      return plain(files.sorted().map(ContributingTest::read).collect(Collectors.joining("\n")));
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /** The same whatever the layout. */
  private static String plain(String code) {
    return code.replaceAll("\\s+", " ").strip();
  }
}
