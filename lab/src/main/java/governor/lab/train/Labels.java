package governor.lab.train;

import governor.nets.Evaluator;
import java.util.Arrays;

/** What choices turned out to be worth, question by question. */
final class Labels {
  private final Episode choices;
  private int[] firsts = new int[1 << 8];
  private int size;

  Labels(int outputs) {
    choices = new Episode(outputs);
  }

  void clear() {
    choices.clear();
    size = 0;
  }

  /** A new question; its choices follow. */
  void begin() {
    if (size + 2 > firsts.length) {
      firsts = Arrays.copyOf(firsts, 2 * firsts.length);
    }
    firsts[size++] = choices.length();
    firsts[size] = choices.length();
  }

  /** The choice at this place of what was judged last is worth this. */
  void add(Evaluator<?> judged, int place, float[] worth) {
    choices.label(judged, place, worth);
    firsts[size] = choices.length();
  }

  /** One more choice of the last question, which another one had. */
  void add(int[] known, int count, int kind, float[] worth) {
    choices.add(known, count, kind, worth);
    firsts[size] = choices.length();
  }

  /** How many questions there are. */
  int size() {
    return size;
  }

  /** The number of the first choice of a question. */
  int first(int question) {
    return firsts[question];
  }

  /** The number after that of its last choice. */
  int end(int question) {
    return firsts[question + 1];
  }

  /** All choices with their worth as targets. */
  Episode choices() {
    return choices;
  }
}
