package governor.puertorico;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** The numbers of pieces by the names that scenarios use. */
final class Names {
  private Names() {}

  static int good(String name) {
    return find(Arrays.stream(Good.values()).map(Good::title).toList(), name);
  }

  static int tile(String name) {
    return find(tileNames(), name);
  }

  static boolean isTile(String name) {
    return tileNames().contains(name);
  }

  static List<Integer> tiles(String... names) {
    return Arrays.stream(names).map(Names::tile).toList();
  }

  /** The number of a building by these rules. */
  static int building(RuleSet rules, String name) {
    return find(
        IntStream.range(0, rules.kinds()).mapToObj(each -> rules.building(each).title()).toList(),
        name);
  }

  static int role(String name) {
    return find(Arrays.stream(Role.values()).map(Role::title).toList(), name);
  }

  /** Each name as often as there are pieces of its kind, in canonical order. */
  static List<String> list(int kinds, IntFunction<String> name, IntUnaryOperator count) {
    List<String> names = new ArrayList<>();
    for (int kind = 0; kind < kinds; kind++) {
      names.addAll(Collections.nCopies(count.applyAsInt(kind), name.apply(kind)));
    }
    return names;
  }

  private static List<String> tileNames() {
    return Arrays.stream(Tile.values()).map(Tile::title).toList();
  }

  private static int find(List<String> names, String name) {
    int number = names.indexOf(name);
    if (number < 0) {
      throw new IllegalArgumentException("no such piece: " + name);
    }
    return number;
  }
}
