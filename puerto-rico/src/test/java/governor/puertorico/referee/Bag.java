package governor.puertorico.referee;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** So many pieces of each kind. */
final class Bag {
  private final Map<String, Integer> pieces = new TreeMap<>();

  Bag() {}

  Bag(Map<String, Integer> pieces) {
    pieces.forEach(this::add);
  }

  int of(String kind) {
    return pieces.getOrDefault(kind, 0);
  }

  void add(String kind, int number) {
    int now = of(kind) + number;
    if (now < 0) {
      throw new IllegalStateException("there would be " + now + " " + kind);
    }
    pieces.put(kind, now);
    pieces.remove(kind, 0);
  }

  void addAll(Bag other) {
    other.pieces.forEach(this::add);
  }

  void clear() {
    pieces.clear();
  }

  int total() {
    return pieces.values().stream().mapToInt(Integer::intValue).sum();
  }

  Set<String> kinds() {
    return Set.copyOf(pieces.keySet());
  }

  /** What is in this bag and not in the other; null if the other has what this one has not. */
  Bag without(Bag other) {
    Bag rest = new Bag(pieces);
    for (String kind : other.kinds()) {
      if (rest.of(kind) < other.of(kind)) {
        return null;
      }
      rest.add(kind, -other.of(kind));
    }
    return rest;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bag bag && bag.pieces.equals(pieces);
  }

  @Override
  public int hashCode() {
    return pieces.hashCode();
  }

  @Override
  public String toString() {
    return pieces.toString();
  }
}
