package governor.core;

import java.util.Arrays;

/** The choices of one question, in the order in which the rules list them. Reused, never shared. */
public final class Options {
  /** More than any question of any game has. */
  private static final int MOST = 512;

  private final int[] actions = new int[MOST];
  private int size;

  public void add(int action) {
    actions[size++] = action;
  }

  /** Adds a choice with this verb and operand b for each kind of the mask, in their order. */
  public void addEach(int verb, long kinds, int b) {
    int next = size;
    for (long left = kinds; left != 0; left &= left - 1) {
      actions[next++] = Action.of(verb, Long.numberOfTrailingZeros(left), b);
    }
    size = next;
  }

  /** Adds a choice with this verb for each kind of the mask, in their order. */
  public void addEach(int verb, long kinds) {
    addEach(verb, kinds, 0);
  }

  public void clear() {
    size = 0;
  }

  public int size() {
    return size;
  }

  public int get(int index) {
    return actions[index];
  }

  public boolean contains(int action) {
    return indexOf(action) >= 0;
  }

  /** The place of this choice in the list, or -1. */
  public int indexOf(int action) {
    for (int i = 0; i < size; i++) {
      if (actions[i] == action) {
        return i;
      }
    }
    return -1;
  }

  /** The choices as an array of their own. */
  public int[] toArray() {
    return Arrays.copyOf(actions, size);
  }
}
