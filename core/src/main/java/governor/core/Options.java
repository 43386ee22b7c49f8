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

  /**
   * Adds a choice with this verb and operand b for each kind of the mask, in their order. Four are
   * written at a time, since how often a short loop runs is hard for a processor to foresee; what
   * is written too much lies beyond the last choice.
   */
  public void addEach(int verb, long kinds, int b) {
    int next = size;
    size = next + Long.bitCount(kinds);
    for (long left = kinds; left != 0; next += 4) {
      long second = left & left - 1;
      long third = second & second - 1;
      long fourth = third & third - 1;
      actions[next] = Action.of(verb, Long.numberOfTrailingZeros(left), b);
      actions[next + 1] = Action.of(verb, Long.numberOfTrailingZeros(second), b);
      actions[next + 2] = Action.of(verb, Long.numberOfTrailingZeros(third), b);
      actions[next + 3] = Action.of(verb, Long.numberOfTrailingZeros(fourth), b);
      left = fourth & fourth - 1;
    }
  }

  /** Adds a choice with this verb for each kind of the mask, in their order. */
  public void addEach(int verb, long kinds) {
    addEach(verb, kinds, 0);
  }

  public void clear() {
    size = 0;
  }

  /** Becomes the same choices as those. */
  public void copyFrom(Options other) {
    size = other.size;
    System.arraycopy(other.actions, 0, actions, 0, size);
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

  /** How many choices have this verb. */
  public int count(int verb) {
    int found = 0;
    for (int i = 0; i < size; i++) {
      found += Action.verb(actions[i]) == verb ? 1 : 0;
    }
    return found;
  }

  /** The choices as an array of their own. */
  public int[] toArray() {
    return Arrays.copyOf(actions, size);
  }
}
