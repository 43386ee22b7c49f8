package governor.cli.rules;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Which tests of a module cite which rulings. A test cites the number with which its name begins
 * (q16_..., r9_..., x12_..., t2_08b_...). Comments may mention numbers (Q-16, R9, X-12, T2-08b);
 * that makes no test, but the number must exist.
 */
final class TestCitations {
  private static final Pattern TEST =
      Pattern.compile(
          "@(?:Test|ParameterizedTest)\\b(?:(?!\\n\\n).)*?\\bvoid (\\w+)\\(", Pattern.DOTALL);
  private static final Pattern CITED =
      Pattern.compile("([a-z]+[0-9]*_[0-9]+[a-z]?|[a-z][0-9]+[a-z]?)_.+");
  private static final Pattern COMMENT = Pattern.compile("(?m)//.*$|^\\s*/?\\*.*$");
  private static final Pattern MENTIONED =
      Pattern.compile("\\b(?:[QNX]-[0-9]+|T[12Y]-[0-9]+[a-z]?|[RSDE][0-9]+)\\b");

  private record Mention(String number, String where) {}

  private final Map<String, Path> places = new TreeMap<>();
  private final Map<String, SortedSet<String>> tests = new TreeMap<>();
  private final List<Mention> mentions = new ArrayList<>();

  private TestCitations() {}

  static TestCitations of(Path root, String module) throws IOException {
    TestCitations citations = new TestCitations();
    Path sources = root.resolve(module).resolve("src/test/java");
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(each -> each.toString().endsWith("Test.java")).toList()) {
        citations.read(root.relativize(file), Files.readString(file));
      }
    }
    return citations;
  }

  private void read(Path file, String source) {
    String name = file.getFileName().toString().replace(".java", "");
    places.put(name, file);
    for (Matcher test = TEST.matcher(source); test.find(); ) {
      Matcher cited = CITED.matcher(test.group(1));
      if (cited.matches()) {
        String key = RuleDocument.key(cited.group(1));
        tests.computeIfAbsent(key, unused -> new TreeSet<>()).add(name);
        mentions.add(new Mention(cited.group(1), name + "." + test.group(1)));
      }
    }
    for (Matcher comment = COMMENT.matcher(source); comment.find(); ) {
      for (Matcher number = MENTIONED.matcher(comment.group()); number.find(); ) {
        mentions.add(new Mention(number.group(), "A comment in " + name));
      }
    }
  }

  /** The test classes that cite a number. */
  SortedSet<String> of(String number) {
    return tests.getOrDefault(RuleDocument.key(number), Collections.emptySortedSet());
  }

  /** Where a test class lies, from the root of the repository. */
  Path place(String test) {
    return places.get(test);
  }

  /** Every number that a test or a comment names, and where. */
  void mentions(BiConsumer<String, String> taker) {
    mentions.forEach(mention -> taker.accept(mention.number(), mention.where()));
  }
}
