package governor.cli.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The links between the rulings and examples of a document in docs/rules and the tests that cite
 * them. {@code tools/rule-links} writes them; {@link RuleLinksTest} sees to it that they are right.
 * The tests of a module may cite several documents, which then have no number in common.
 */
final class RuleLinks {
  /** The documents, each with the module whose tests cite it. */
  private static final SortedMap<String, String> MODULES =
      new TreeMap<>(
          java.util.Map.of(
              "docs/rules/puerto-rico.md", "puerto-rico",
              "docs/rules/puerto-rico-expansions.md", "puerto-rico",
              "docs/rules/san-juan.md", "san-juan"));

  private final Path root;
  private final String file;
  private final String module;
  private final RuleDocument document;
  private final TestCitations citations;

  private RuleLinks(Path root, String file, String module) throws IOException {
    this.root = root;
    this.file = file;
    this.module = module;
    this.document = RuleDocument.of(Files.readString(root.resolve(file)));
    this.citations = TestCitations.of(root, module);
  }

  /** The documents of the repository at this place. */
  static List<RuleLinks> all(Path root) throws IOException {
    List<RuleLinks> all = new ArrayList<>();
    for (String file : MODULES.keySet()) {
      if (Files.exists(root.resolve(file))) {
        all.add(new RuleLinks(root, file, MODULES.get(file)));
      }
    }
    return all;
  }

  /** Writes the links anew, unless only to check, and says what only a person can mend. */
  public static void main(String[] arguments) throws IOException {
    Path root = Path.of("");
    if (!List.of(arguments).contains("check")) {
      for (RuleLinks links : all(root)) {
        links.write();
      }
    }
    List<String> problems = problems(root);
    problems.forEach(System.err::println);
    if (!problems.isEmpty()) {
      System.exit(1);
    }
  }

  /** Puts the tests that cite an entry into its row, and the places of all of them at the end. */
  void write() throws IOException {
    Files.writeString(root.resolve(file), document.withLinks(this::tests, this::place));
  }

  private SortedSet<String> tests(String number) {
    return citations.of(number);
  }

  /** The test's place, seen from the document. */
  private String place(String test) {
    Path folder = Path.of(file).getParent();
    return folder.relativize(citations.place(test)).toString().replace('\\', '/');
  }

  /** What is wrong with the documents at this place, a sentence each. */
  static List<String> problems(Path root) throws IOException {
    SortedMap<String, List<RuleLinks>> byModule = new TreeMap<>();
    for (RuleLinks links : all(root)) {
      byModule.computeIfAbsent(links.module, unused -> new ArrayList<>()).add(links);
    }
    List<String> problems = new ArrayList<>();
    byModule.values().forEach(documents -> check(documents, problems));
    return problems;
  }

  /** Looks at all documents that the tests of a module cite. */
  private static void check(List<RuleLinks> documents, List<String> problems) {
    SortedSet<String> known = new TreeSet<>();
    for (RuleLinks links : documents) {
      for (RuleDocument.Entry entry : links.document.entries()) {
        if (!known.add(RuleDocument.key(entry.number()))) {
          problems.add(
              links.at(entry) + " stands there twice; give one of them a number of its own.");
        }
        links.check(entry, problems);
      }
    }
    String files = documents.stream().map(links -> links.file).collect(Collectors.joining(" or "));
    documents
        .getFirst()
        .citations
        .mentions(
            (number, where) -> {
              if (!known.contains(RuleDocument.key(number))) {
                problems.add(where + " cites " + number + ", which " + files + " does not have.");
              }
            });
  }

  private void check(RuleDocument.Entry entry, List<String> problems) {
    SortedSet<String> citing = tests(entry.number());
    if (entry.hasReasonForNoTest()) {
      if (!citing.isEmpty()) {
        problems.add(at(entry) + " says that it has no test, but it has: " + citing + ".");
      }
      return;
    }
    if (citing.isEmpty()) {
      problems.add(
          at(entry)
              + " has no test that cites it; write one, or (no test: the reason) in its last"
              + " column.");
    }
    for (String test : entry.links()) {
      String target = document.target(test);
      if (target.isEmpty()) {
        problems.add(at(entry) + " links to " + test + ", whose file is not named at the end.");
      } else if (!Files.exists(root.resolve(file).resolveSibling(target).normalize())) {
        problems.add(at(entry) + " links to " + target + ", which does not exist.");
      } else if (!citing.contains(test)) {
        problems.add(at(entry) + " links to " + test + ", which does not cite it.");
      } else if (!target.equals(place(test))) {
        problems.add(at(entry) + " links to " + target + " instead of " + place(test) + ".");
      }
    }
    for (String test : citing) {
      if (!entry.links().contains(test)) {
        problems.add(at(entry) + " is cited by " + test + ", which is not linked.");
      }
    }
  }

  private String at(RuleDocument.Entry entry) {
    return file + ":" + entry.line() + ": " + entry.number();
  }
}
