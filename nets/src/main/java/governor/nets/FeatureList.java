package governor.nets;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Hands out numbers to named groups of features while an encoder is being built. A feature is named
 * after what it is about (a piece by its title, a number by what it counts), never after its place
 * in a list: nets know features by their names.
 */
public final class FeatureList {
  private final List<String> names = new ArrayList<>();

  /** A feature that holds or not; returns its number. */
  public int flag(String name) {
    names.add(name);
    return names.size() - 1;
  }

  /**
   * A feature for each of these, or for each pair where there are two lists, and so on; what is
   * last in line changes first. Returns the number of the first.
   */
  @SafeVarargs
  public final int group(String name, List<String>... of) {
    List<String> all = List.of(name);
    for (List<String> each : of) {
      all = all.stream().flatMap(begun -> each.stream().map(more -> begun + " " + more)).toList();
    }
    int first = names.size();
    names.addAll(all);
    return first;
  }

  /** So many numbers in words, from this one on. */
  public static List<String> numbers(int first, int size) {
    return numbers(first, 1, size);
  }

  /** So many numbers in words, from this one on in steps. */
  public static List<String> numbers(int first, int step, int size) {
    return IntStream.range(0, size).mapToObj(i -> Integer.toString(first + i * step)).toList();
  }

  public List<String> names() {
    return List.copyOf(names);
  }
}
