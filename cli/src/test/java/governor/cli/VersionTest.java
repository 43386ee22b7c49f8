package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The version is said in several files; it is the same everywhere, and the changelog knows it. */
final class VersionTest {
  private static final Path ROOT =
      Files.exists(Path.of("checks")) ? Path.of("") : Path.of("..").normalize();

  private final String version = Governor.VERSION.substring("Governor ".length());

  @Test
  void everyFileSaysTheSameVersion() throws IOException {
    assertThat(in("pom.xml", "<artifactId>governor-parent</artifactId>\\s*<version>(.*?)</"))
        .isEqualTo(version);
    assertThat(in("CITATION.cff", "\nversion: (.*)\n")).isEqualTo(version);
    assertThat(in("python/governor/__init__.py", "__version__ = \"(.*)\"")).isEqualTo(version);
    assertThat(in("docs/library.md", "<version>(.*?)</version>")).isEqualTo(version);
  }

  @Test
  void theChangelogBeginsWithIt() throws IOException {
    assertThat(in("CHANGELOG.md", "\n## ([^ \n]+)")).isEqualTo(version);
  }

  private static String in(String file, String pattern) throws IOException {
    Matcher matcher = Pattern.compile(pattern).matcher(Files.readString(ROOT.resolve(file)));
    assertThat(matcher.find()).as("%s names the version", file).isTrue();
    return matcher.group(1);
  }
}
