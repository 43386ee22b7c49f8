package governor.players.net;

import java.util.ArrayList;
import java.util.List;

/** Hands out numbers to named groups of features while an encoder is being built. */
public final class FeatureList {
  private final List<String> names = new ArrayList<>();

  /** A feature that holds or not; returns its number. */
  public int flag(String name) {
    names.add(name);
    return names.size() - 1;
  }

  /** So many features in a row; returns the number of the first. */
  public int group(String name, int size) {
    int first = names.size();
    for (int i = 0; i < size; i++) {
      names.add(name + " " + i);
    }
    return first;
  }

  public List<String> names() {
    return List.copyOf(names);
  }
}
