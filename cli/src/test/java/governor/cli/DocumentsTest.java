package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Links of the documents lead somewhere, lines are narrow, pages of the notebook answer first. */
final class DocumentsTest {
  private static final Path ROOT =
      (Files.exists(Path.of("checks")) ? Path.of("") : Path.of("..")).toAbsolutePath().normalize();
  private static final int COLUMNS = 120;
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.*)$");
  private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```$");

  @Test
  void everyLinkLeadsToAFileAndAHeading() throws IOException {
    List<String> broken = new ArrayList<>();
    for (Path document : documents()) {
      for (String link : links(document)) {
        String[] parts = link.split("#", 2);
        Path there = parts[0].isEmpty() ? document : document.resolveSibling(parts[0]).normalize();
        boolean isThere =
            Files.exists(there)
                && (parts.length == 1
                    || !there.toString().endsWith(".md")
                    || headings(there).contains(parts[1]));
        if (!isThere) {
          broken.add(ROOT.relativize(document) + " links to " + link);
        }
      }
    }
    assertThat(broken).isEmpty();
  }

  /** Rows of tables cannot be broken, nor can an indented line of code, such as a position. */
  @Test
  void linesAreNarrow() throws IOException {
    List<String> wide = new ArrayList<>();
    for (Path document : documents()) {
      List<String> lines = Files.readAllLines(document);
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i);
        if (line.length() > COLUMNS && !line.startsWith("|") && !line.startsWith("    ")) {
          wide.add(ROOT.relativize(document) + ":" + (i + 1));
        }
      }
    }
    assertThat(wide).isEmpty();
  }

  @Test
  void pagesOfTheNotebookAskAndAnswer() throws IOException {
    Path notebook = ROOT.resolve("docs/notebook");
    String contents = Files.readString(notebook.resolve("README.md"));
    try (Stream<Path> pages = Files.list(notebook)) {
      for (Path page : pages.filter(each -> each.toString().endsWith(".md")).toList()) {
        String name = page.getFileName().toString();
        if (name.equals("README.md")) {
          continue;
        }
        List<String> lines = Files.readAllLines(page);
        assertThat(lines.getFirst()).as(name).startsWith("# ").endsWith("?");
        assertThat(lines.get(2)).as(name + " answers at once").matches("\\p{Lu}.*|\\d.*");
        assertThat(contents).contains("(" + name + ")");
        assertThat(Files.readString(page)).as(name + " is dated").containsPattern("20\\d\\d");
      }
    }
  }

  private static List<Path> documents() throws IOException {
    try (Stream<Path> top = Files.list(ROOT);
        Stream<Path> docs = Files.walk(ROOT.resolve("docs"));
        Stream<Path> web =
            Stream.of("web", "python").map(each -> ROOT.resolve(each + "/README.md"))) {
      return Stream.of(top, docs, web)
          .flatMap(each -> each)
          .filter(each -> each.toString().endsWith(".md"))
          .sorted()
          .toList();
    }
  }

  private static List<String> links(Path document) throws IOException {
    String text = CODE.matcher(Files.readString(document)).replaceAll("");
    return LINK.matcher(text)
        .results()
        .map(match -> match.group(1))
        .filter(link -> !link.contains(":"))
        .toList();
  }

  /** The headings as links name them. */
  private static Set<String> headings(Path document) throws IOException {
    String text = CODE.matcher(Files.readString(document)).replaceAll("");
    return HEADING
        .matcher(text)
        .results()
        .map(match -> match.group(1).toLowerCase(Locale.ROOT))
        .map(title -> title.replaceAll("[^\\p{L}\\p{N}\\s_-]", "").strip().replace(' ', '-'))
        .collect(Collectors.toSet());
  }
}
