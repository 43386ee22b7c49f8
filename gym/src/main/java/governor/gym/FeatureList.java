package governor.gym;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The features of an observation as they are declared, group by group. A group answers with the
 * place of its first byte, where the observer then writes, so that names and bytes cannot differ.
 */
public final class FeatureList {
  /** The largest value of a byte; larger numbers are written as this one. */
  public static final int LARGEST = 255;

  private final List<Feature> features = new ArrayList<>();
  private final Set<String> names = new HashSet<>();

  /** A feature alone. */
  public int one(String name, String about, int most) {
    return add(name, about, most);
  }

  /** Something that is so (1) or not (0). */
  public int flag(String name, String about) {
    return add(name, about, 1);
  }

  /** One feature for each of these things; the sentence has %s in its place. */
  public int each(String group, String about, int most, List<String> things) {
    int first = features.size();
    for (String thing : things) {
      add(group + "/" + thing, about.formatted(thing), most);
    }
    return first;
  }

  /** One feature for each pair, the second thing running fastest. */
  public int each(String group, String about, int most, List<String> firsts, List<String> seconds) {
    int first = features.size();
    for (String one : firsts) {
      for (String other : seconds) {
        add(group + "/" + one + "/" + other, about.formatted(one, other), most);
      }
    }
    return first;
  }

  /** All features of another list once for each of these owners, one owner after the other. */
  public int repeat(List<String> owners, FeatureList part) {
    int first = features.size();
    for (String owner : owners) {
      for (Feature each : part.features) {
        add(owner + "/" + each.name(), each.about(), each.most());
      }
    }
    return first;
  }

  private int add(String name, String about, int most) {
    if (!names.add(name)) {
      throw new IllegalArgumentException("two features are called " + name);
    }
    features.add(new Feature(name, about, most));
    return features.size() - 1;
  }

  /** How many there are so far. */
  public int size() {
    return features.size();
  }

  public List<Feature> features() {
    return List.copyOf(features);
  }
}
