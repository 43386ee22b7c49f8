package governor.cli.rules;

import governor.puertorico.Good;
import governor.puertorico.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The pages in docs/rules and rows as their tables have them. */
final class RuleTables {
  private static final Path ROOT =
      Files.exists(Path.of("checks")) ? Path.of("") : Path.of("..").normalize();

  private RuleTables() {}

  static Path page(String name) {
    return ROOT.resolve("docs/rules").resolve(name + ".md");
  }

  static String document(String name) throws IOException {
    return Files.readString(page(name));
  }

  /** A row, or its beginning if it has more cells. */
  static String row(Object first, Object... cells) {
    StringBuilder row = new StringBuilder("\n| ").append(first).append(" |");
    for (Object cell : cells) {
      row.append(' ').append(cell).append(" |");
    }
    return row.toString();
  }

  static String listed(int size, IntFunction<String> each) {
    return IntStream.range(0, size).mapToObj(each).collect(Collectors.joining(", "));
  }

  /** The row of a building of Puerto Rico. */
  static String building(RuleSet rules, int kind) {
    return row(
        rules.building(kind).title(),
        rules.cost(kind),
        rules.points(kind),
        rules.circles(kind),
        rules.copies(kind),
        rules.column(kind),
        rules.spaces(kind),
        sort(rules, kind));
  }

  private static String sort(RuleSet rules, int kind) {
    if ((rules.production() >>> kind & 1) == 0) {
      return rules.spaces(kind) == 1 ? "violet" : "violet, large";
    }
    int product = rules.product(kind);
    return (rules.column(kind) == 1 ? "production, small: " : "production, large: ")
        + (product == RuleSet.NONE ? "no good" : Good.of(product).title());
  }
}
