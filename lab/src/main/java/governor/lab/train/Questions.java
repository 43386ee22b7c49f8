package governor.lab.train;

import governor.nets.Evaluator;
import java.util.Arrays;

/**
 * Questions that a teacher answered: for each the features of the afterstates of all choices, the
 * teacher's first.
 */
final class Questions {
  private int[] features = new int[1 << 15];
  private int[] starts = new int[1 << 10];
  private int[] kinds = new int[1 << 10];
  private int[] firsts = new int[1 << 8];
  private int choices;
  private int size;

  void clear() {
    choices = 0;
    size = 0;
  }

  int size() {
    return size;
  }

  /** A new question; its choices follow. */
  void begin() {
    if (size + 2 > firsts.length) {
      firsts = Arrays.copyOf(firsts, 2 * firsts.length);
    }
    firsts[size++] = choices;
    firsts[size] = choices;
  }

  /** Adds the choice at this place of what was judged last. */
  void add(Evaluator<?> judged, int place) {
    int count = judged.count(place);
    makeRoom(count);
    judged.copyFeatures(place, features, starts[choices]);
    end(count, judged.kind(place));
  }

  /** Adds a choice with these features. */
  void add(int[] known, int count, int kind) {
    makeRoom(count);
    System.arraycopy(known, 0, features, starts[choices], count);
    end(count, kind);
  }

  private void end(int count, int kind) {
    kinds[choices] = kind;
    starts[choices + 1] = starts[choices] + count;
    choices++;
    firsts[size] = choices;
  }

  private void makeRoom(int count) {
    if (choices + 2 > starts.length) {
      starts = Arrays.copyOf(starts, 2 * starts.length);
      kinds = Arrays.copyOf(kinds, 2 * kinds.length);
    }
    if (starts[choices] + count > features.length) {
      features = Arrays.copyOf(features, 2 * features.length);
    }
  }

  /** The number of the first choice of a question. */
  int first(int question) {
    return firsts[question];
  }

  /** The number after that of its last choice. */
  int end(int question) {
    return firsts[question + 1];
  }

  int kind(int choice) {
    return kinds[choice];
  }

  int[] features() {
    return features;
  }

  int from(int choice) {
    return starts[choice];
  }

  int count(int choice) {
    return starts[choice + 1] - starts[choice];
  }
}
