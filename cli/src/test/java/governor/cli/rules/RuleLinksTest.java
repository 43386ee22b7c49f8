package governor.cli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every ruling and example of docs/rules has its tests, and every test that cites one is linked.
 */
final class RuleLinksTest {
  private static final Path ROOT =
      Files.exists(Path.of("checks")) ? Path.of("") : Path.of("..").normalize();

  private static final String TESTS = "san-juan/src/test/java/governor/sanjuan/";
  private static final String LINK = "[DeckTest]: ../../" + TESTS + "DeckTest.java\n";

  @TempDir Path home;

  @Test
  void theDocumentsAndTheTestsAgree() throws IOException {
    assertThat(RuleLinks.all(ROOT)).hasSize(3);
    assertThat(problems(ROOT)).as("tools/rule-links mends links").isEmpty();
  }

  @Test
  void aRulingWithoutATestIsNoticed() throws IOException {
    rules("| Q-1 | Draws. | [DeckTest] |", "| Q-2 | Shuffles. | |");
    tests("q1_draws");
    assertThat(problems(home)).singleElement().asString().contains("Q-2 has no test");
  }

  @Test
  void aRulingMaySayWhyItHasNoTest() throws IOException {
    rules("| Q-1 | Draws. | [DeckTest] |", "| Q-2 | Remark. | (no test: a remark) |");
    tests("q1_draws");
    assertThat(problems(home)).isEmpty();
    rules("| Q-1 | Draws. | [DeckTest] |", "| Q-2 | Remark. | (no test) |");
    assertThat(problems(home)).singleElement().asString().contains("Q-2 has no test");
    rules("| Q-1 | Draws. | (no test: why) |");
    assertThat(problems(home)).singleElement().asString().contains("but it has");
  }

  @Test
  void aNumberThatTheRulesDoNotHaveIsNoticed() throws IOException {
    rules("| Q-1 | Draws. | [DeckTest] |");
    tests("q1_draws", "q2_shuffles", "t2_08b_shuffles");
    assertThat(problems(home))
        .containsExactly(
            "DeckTest.q2_shuffles cites q2, which docs/rules/san-juan.md does not have.",
            "DeckTest.t2_08b_shuffles cites t2_08b, which docs/rules/san-juan.md does not have.");
  }

  @Test
  void aNumberInACommentMustExistButIsNoTest() throws IOException {
    rules("| Q-1 | Draws. | [DeckTest] |", "| Q-2 | Shuffles. | [DeckTest] |");
    tests("q1_draws() {} // see Q-2 and Q-3\n  void helper");
    assertThat(problems(home))
        .hasSize(3)
        .anyMatch(each -> each.contains("Q-2 has no test"))
        .anyMatch(each -> each.contains("does not cite it"))
        .anyMatch(each -> each.contains("A comment in DeckTest cites Q-3"));
  }

  @Test
  void aLinkToNoFileIsNoticed() throws IOException {
    rules("| Q-1 | Draws. | [DeckTest], [GoneTest] |");
    tests("q1_draws");
    assertThat(problems(home)).singleElement().asString().contains("GoneTest, whose file");
    Path file = home.resolve("docs/rules/san-juan.md");
    Files.writeString(file, Files.readString(file) + LINK.replace("DeckTest", "GoneTest"));
    assertThat(problems(home)).singleElement().asString().contains("which does not exist");
  }

  @Test
  void aLinkToATestThatDoesNotCiteTheNumberIsNoticed() throws IOException {
    rules("| Q-1 | Draws. | [DeckTest] |", "| Q-2 | Shuffles. | [DeckTest] |");
    tests("q1_draws");
    assertThat(problems(home)).anyMatch(each -> each.contains("Q-2 links to DeckTest, which does"));
  }

  @Test
  void aTestThatIsNotLinkedIsNoticed() throws IOException {
    rules("| Q-1 | Draws. | |");
    tests("q1_draws");
    assertThat(problems(home)).singleElement().asString().contains("DeckTest, which is not linked");
  }

  @Test
  void aMethodThatIsNoTestCitesNothing() throws IOException {
    rules("| Q-1 | Draws. | |");
    tests("draws() {}\n\n  void q1_helper");
    assertThat(problems(home)).singleElement().asString().contains("Q-1 has no test");
  }

  @Test
  void aNumberThatStandsThereTwiceIsNoticed() throws IOException {
    rules("| Q-1 | Draws. | [DeckTest] |", "| Q-1 | Draws again. | [DeckTest] |");
    tests("q1_draws");
    assertThat(problems(home)).singleElement().asString().contains("twice");
  }

  /** Both pages about Puerto Rico are cited by the tests of one module. */
  @Test
  void twoDocumentsShareTheTestsOfAModule() throws IOException {
    Path tests = Files.createDirectories(home.resolve("puerto-rico/src/test/java"));
    Files.writeString(
        tests.resolve("HarborTest.java"),
        "class HarborTest {\n  @Test\n  void r1_loads() {}\n\n  @Test\n  void x1_sends() {}\n}\n");
    String place = "[HarborTest]: ../../puerto-rico/src/test/java/HarborTest.java\n";
    String base = page("| R1 | Loads. | [HarborTest] |", place);
    write("puerto-rico.md", base);
    write("puerto-rico-expansions.md", page("| X-1 | Sends. | [HarborTest] |", place));
    assertThat(problems(home)).isEmpty();
    write("puerto-rico-expansions.md", page("| X-2 | Sends. | (no test: why) |", place));
    assertThat(problems(home))
        .containsExactly(
            "HarborTest.x1_sends cites x1, which docs/rules/puerto-rico-expansions.md or"
                + " docs/rules/puerto-rico.md does not have.");
    write("puerto-rico-expansions.md", base);
    assertThat(problems(home)).anyMatch(each -> each.contains("R1 stands there twice"));
  }

  @Test
  void linksAreWritten() throws IOException {
    rules("| Q-1 | Draws. | |", "| Q-2 | Shuffles. | [GoneTest] |", "| T2-08b | Builds. | |");
    tests("q1_draws", "q2_shuffles", "t2_08b_builds");
    for (RuleLinks links : RuleLinks.all(home)) {
      links.write();
    }
    assertThat(problems(home)).isEmpty();
    String once = Files.readString(home.resolve("docs/rules/san-juan.md"));
    assertThat(once).contains("| T2-08b | Builds. | [DeckTest] |").endsWith("|\n\n" + LINK);
    for (RuleLinks links : RuleLinks.all(home)) {
      links.write();
    }
    assertThat(Files.readString(home.resolve("docs/rules/san-juan.md"))).isEqualTo(once);
  }

  private static List<String> problems(Path root) throws IOException {
    return RuleLinks.problems(root);
  }

  private void rules(String... rows) throws IOException {
    write("san-juan.md", page(String.join("\n", rows), LINK));
  }

  private static String page(String rows, String places) {
    String table = "| number | ruling | tests |\n|---|---|---|\n" + rows;
    return "# Rules\n\n" + table + "\n\n" + places;
  }

  private void write(String page, String text) throws IOException {
    Path folder = Files.createDirectories(home.resolve("docs/rules"));
    Files.writeString(folder.resolve(page), text);
  }

  private void tests(String... names) throws IOException {
    Path folder = Files.createDirectories(home.resolve(TESTS));
    StringBuilder source = new StringBuilder("class DeckTest {\n");
    for (String name : names) {
      source.append("  @Test\n  void ").append(name).append("() {}\n\n");
    }
    Files.writeString(folder.resolve("DeckTest.java"), source + "}\n");
  }
}
