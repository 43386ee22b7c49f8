package governor.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.Families;
import governor.cli.Run;
import governor.core.Config;
import governor.core.GameFamily;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code governor rules CONFIG} ends with where the rules stand in full. */
final class RulesDocumentTest {
  @TempDir Path home;

  @Test
  void theLastLineNamesAFileThatIsThere() {
    for (GameFamily family : Families.all()) {
      String config = family.presets().getFirst().name();
      String last = Run.of(home, "rules " + config).out().lines().toList().getLast();
      assertThat(last).startsWith("All rules with their rulings and examples: ").endsWith(".md");
      assertThat(Path.of(last.substring(last.lastIndexOf(' ') + 1))).isRegularFile();
    }
  }

  @Test
  void expansionsWithAPageOfTheirOwnNameItToo() {
    String page = "docs/rules/puerto-rico-expansions.md";
    List<String> lines = Run.of(home, "rules puertorico+nobles").out().lines().toList();
    assertThat(lines.get(lines.size() - 2)).endsWith("docs/rules/puerto-rico.md");
    assertThat(lines.getLast()).startsWith("Those of its expansions: ").endsWith(page);
    assertThat(Path.of(lines.getLast().substring(lines.getLast().lastIndexOf(' ') + 1)))
        .isRegularFile();
    assertThat(Run.of(home, "rules puertorico").out()).doesNotContain(page);
    assertThat(Run.of(home, "rules sanjuan:2e+events").out()).doesNotContain("its expansions");
  }

  @Test
  void thePathIsShortInTheCheckoutAndWholeElsewhere() throws IOException {
    Path root = home.resolve("governor");
    Path file = root.resolve("docs/rules/san-juan.md");
    Files.createDirectories(file.getParent());
    Files.writeString(file, "");
    Path jar = root.resolve(".build/app/governor.jar");
    RulesDocument document = sanJuan();
    assertThat(document.line(root, List.of(jar))).endsWith(": docs/rules/san-juan.md");
    assertThat(document.line(root.resolve("cli"), List.of(jar)))
        .endsWith(": ../docs/rules/san-juan.md");
    assertThat(document.line(home, List.of(jar))).endsWith(": " + file);
  }

  @Test
  void withoutACheckoutTheLineSaysThatItIsInTheSources() {
    assertThat(sanJuan().line(home, List.of(home)))
        .isEqualTo(
            "All rules with their rulings and examples: docs/rules/san-juan.md in the sources.");
  }

  private static RulesDocument sanJuan() {
    return RulesDocument.of(Families.game(Config.parse("sanjuan:2e").orThrow()));
  }
}
