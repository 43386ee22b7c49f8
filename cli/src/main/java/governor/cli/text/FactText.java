package governor.cli.text;

import governor.core.Fact;
import governor.core.FactKind;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Facts as the terminal tells them to the seat that is asked. */
public final class FactText {
  private FactText() {}

  /** The number of the first fact of this kind. */
  public static OptionalInt number(List<Fact> facts, FactKind kind) {
    return facts.stream().filter(fact -> fact.is(kind)).mapToInt(Fact::number).findFirst();
  }

  /** Those of the facts that concern this seat, or nobody in particular. */
  public static List<Fact> of(List<Fact> facts, int seat) {
    return facts.stream().filter(fact -> fact.seat() == seat || fact.seat() < 0).toList();
  }

  /** Those of the facts that concern other seats. */
  public static List<Fact> others(List<Fact> facts, int seat) {
    return facts.stream().filter(fact -> fact.seat() != seat && fact.seat() >= 0).toList();
  }

  /** The facts of these kinds in brackets, such as {@code (builder -1, smithy -1)}. */
  public static String items(List<Fact> facts, FactKind... kinds) {
    String items =
        inOrder(facts, kinds)
            .map(fact -> fact.kind().sentence("you", fact.piece(), fact.number()))
            .collect(Collectors.joining(", "));
    return items.isEmpty() ? "" : " (" + items + ")";
  }

  /** The facts of these kinds, each after a comma. */
  public static String more(List<Fact> facts, FactKind... kinds) {
    return inOrder(facts, kinds)
        .map(fact -> ", " + fact.kind().sentence("you", fact.piece(), fact.number()))
        .collect(Collectors.joining());
  }

  /** All facts, with the seat that is asked spoken to as "you". */
  public static String all(List<Fact> facts) {
    String all =
        facts.stream()
            .map(fact -> fact.kind().sentence("you", fact.piece(), fact.number()))
            .collect(Collectors.joining(", "));
    return all.replace(", you can ", ", ");
  }

  /** From the least to the most of these numbers, such as {@code 2-4}. */
  public static String range(IntStream numbers) {
    int[] all = numbers.sorted().toArray();
    int most = all.length == 0 ? 0 : all[all.length - 1];
    return all.length == 0 || all[0] == most ? "" + most : all[0] + "-" + most;
  }

  private static Stream<Fact> inOrder(List<Fact> facts, FactKind... kinds) {
    return Arrays.stream(kinds).flatMap(kind -> facts.stream().filter(fact -> fact.is(kind)));
  }
}
