package governor.lab.train;

import governor.nets.Evaluator;
import java.util.Arrays;

/**
 * What one seat met in one game: the afterstates it chose as lists of features, what the net
 * thought of the best choice each time, and from that the targets to learn.
 */
final class Episode {
  private final int outputs;
  private int[] features = new int[1 << 15];
  private int[] starts = new int[1 << 10];
  private float[] values = new float[1 << 13];
  private float[] targets = new float[1 << 13];
  private boolean[] explored = new boolean[1 << 10];
  private int[] kinds = new int[1 << 10];
  private int length;

  Episode(int outputs) {
    this.outputs = outputs;
  }

  void clear() {
    length = 0;
  }

  int length() {
    return length;
  }

  /** Adds an afterstate with the value of the best choice, which may have been another one. */
  void add(Evaluator<?> judged, int place, float[] best, boolean exploring) {
    int count = judged.count(place);
    makeRoom(count);
    int from = starts[length];
    judged.copyFeatures(place, features, from);
    System.arraycopy(best, 0, values, length * outputs, outputs);
    explored[length] = exploring;
    kinds[length] = judged.kind(place);
    starts[++length] = from + count;
  }

  /** Adds an afterstate of another episode, with its target. */
  void add(int[] known, int count, int kind, float[] target) {
    makeRoom(count);
    int from = starts[length];
    System.arraycopy(known, 0, features, from, count);
    System.arraycopy(target, 0, targets, length * outputs, outputs);
    kinds[length] = kind;
    starts[++length] = from + count;
  }

  /** For one more afterstate with so many features. */
  private void makeRoom(int count) {
    if (length + 2 > starts.length) {
      starts = Arrays.copyOf(starts, 2 * starts.length);
      explored = Arrays.copyOf(explored, 2 * explored.length);
      kinds = Arrays.copyOf(kinds, 2 * kinds.length);
      values = Arrays.copyOf(values, 2 * values.length);
      targets = Arrays.copyOf(targets, 2 * targets.length);
    }
    if (starts[length] + count > features.length) {
      features = Arrays.copyOf(features, 2 * features.length);
    }
    if ((length + 1) * outputs > values.length) {
      values = Arrays.copyOf(values, 2 * values.length);
      targets = Arrays.copyOf(targets, 2 * targets.length);
    }
  }

  /** Adds an afterstate whose target is known. */
  void label(Evaluator<?> judged, int place, float[] target) {
    add(judged, place, target, false);
    System.arraycopy(target, 0, targets, (length - 1) * outputs, outputs);
  }

  int[] features() {
    return features;
  }

  int from(int index) {
    return starts[index];
  }

  int count(int index) {
    return starts[index + 1] - starts[index];
  }

  int outputs() {
    return outputs;
  }

  int kind(int index) {
    return kinds[index];
  }

  float[] targets() {
    return targets;
  }

  int targetAt(int index) {
    return index * outputs;
  }

  /**
   * Sets the targets from the end backwards: each is a mixture of the next value and the next
   * target. An explored move breaks the chain, since it says nothing about the best one.
   */
  void setTargets(float[] end, float lambda) {
    System.arraycopy(end, 0, targets, (length - 1) * outputs, outputs);
    for (int t = length - 2; t >= 0; t--) {
      float keep = explored[t + 1] ? 0 : lambda;
      int at = t * outputs;
      for (int o = 0; o < outputs; o++) {
        targets[at + o] = keep * targets[at + outputs + o] + (1 - keep) * values[at + outputs + o];
      }
    }
  }
}
