package governor.cli.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A document with rulings and examples: the rows of tables whose first column is "number" and whose
 * last is "tests". The last cell names test classes in square brackets; at the end of the document
 * stands where each class lies.
 */
final class RuleDocument {
  private static final Pattern LINK = Pattern.compile("\\[(\\w+)]");
  private static final Pattern PLACE = Pattern.compile("\\[(\\w+)]: (\\S+\\.java)");
  private static final Pattern NO_TEST = Pattern.compile("\\(no test: .+\\)");

  /**
   * A numbered row.
   *
   * @param line its line, from 1 on
   * @param tests its last cell
   */
  record Entry(int line, String number, String tests) {
    boolean hasReasonForNoTest() {
      return NO_TEST.matcher(tests).matches();
    }

    List<String> links() {
      return LINK.matcher(tests).results().map(link -> link.group(1)).toList();
    }
  }

  private final List<String> lines;
  private final List<Entry> entries = new ArrayList<>();
  private final Map<String, String> places = new TreeMap<>();

  private RuleDocument(List<String> lines) {
    this.lines = lines;
    boolean numbered = false;
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      Matcher place = PLACE.matcher(line);
      if (place.matches()) {
        places.put(place.group(1), place.group(2));
      } else if (!line.startsWith("|")) {
        numbered = false;
      } else if (line.startsWith("| number |")) {
        numbered = line.endsWith("| tests |");
      } else if (numbered && !line.startsWith("|--")) {
        int end = line.lastIndexOf('|');
        String tests = line.substring(lastCell(line), end).strip();
        entries.add(new Entry(i + 1, cell(line, 1), tests));
      }
    }
  }

  static RuleDocument of(String text) {
    return new RuleDocument(text.lines().toList());
  }

  /** A number without signs, as documents (T2-08b) and names of tests (t2_08b) have it. */
  static String key(String number) {
    return number.toLowerCase(Locale.ROOT).replaceAll("[-_]", "");
  }

  List<Entry> entries() {
    return entries;
  }

  /** Where the document says that a test class lies, or empty. */
  String target(String test) {
    return places.getOrDefault(test, "");
  }

  /** The whole text with the links as they should be. */
  String withLinks(Function<String, SortedSet<String>> tests, UnaryOperator<String> place) {
    List<String> text = new ArrayList<>(lines);
    SortedSet<String> linked = new TreeSet<>();
    for (Entry entry : entries) {
      SortedSet<String> citing = tests.apply(entry.number());
      if (citing.isEmpty() && entry.hasReasonForNoTest()) {
        continue;
      }
      linked.addAll(citing);
      String line = entryLine(entry);
      String links =
          citing.stream().map(test -> "[" + test + "]").collect(Collectors.joining(", "));
      String row = line.substring(0, lastCell(line)).stripTrailing();
      text.set(entry.line() - 1, row + (links.isEmpty() ? " |" : " " + links + " |"));
    }
    text.removeIf(line -> PLACE.matcher(line).matches());
    String body = String.join("\n", text).stripTrailing() + "\n";
    String places =
        linked.stream()
            .map(test -> "[" + test + "]: " + place.apply(test) + "\n")
            .collect(Collectors.joining());
    return body + "\n" + places;
  }

  private String entryLine(Entry entry) {
    return lines.get(entry.line() - 1).stripTrailing();
  }

  private static String cell(String row, int number) {
    return row.split("\\|")[number].strip();
  }

  /** Where the text of the last cell begins. */
  private static int lastCell(String row) {
    List<Integer> bars =
        Pattern.compile("\\|").matcher(row).results().map(MatchResult::start).toList();
    return bars.get(bars.size() - 2) + 1;
  }
}
