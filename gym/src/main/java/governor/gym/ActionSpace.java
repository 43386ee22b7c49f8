package governor.gym;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The actions of a game as numbers from 0 on that always mean the same, whatever the question: each
 * choice of the engine, a verb with its operands, has one.
 */
public final class ActionSpace {
  /** The engine has no action with this number. */
  public static final int NONE = -1;

  private static final int OPERANDS = 256;

  private final List<NamedAction> actions;
  private final int[] choices;

  /** For each verb where its table begins, and how many second operands the table has. */
  private final int[] tables;

  private final int[] widths;
  private final short[] numbers;

  private ActionSpace(Builder from) {
    actions = List.copyOf(from.actions);
    choices = from.choices.stream().mapToInt(Integer::intValue).toArray();
    int verbs = 2 + Arrays.stream(choices).map(each -> each >>> 16).max().orElse(0);
    tables = new int[verbs];
    widths = new int[verbs];
    int[] heights = new int[verbs];
    for (int choice : choices) {
      int verb = choice >>> 16;
      heights[verb] = Math.max(heights[verb], 1 + (choice >>> 8 & OPERANDS - 1));
      widths[verb] = Math.max(widths[verb], 1 + (choice & OPERANDS - 1));
    }
    for (int verb = 1; verb < verbs; verb++) {
      tables[verb] = tables[verb - 1] + heights[verb - 1] * widths[verb - 1];
    }
    numbers = new short[tables[verbs - 1] + heights[verbs - 1] * widths[verbs - 1]];
    Arrays.fill(numbers, (short) NONE);
    for (int number = 0; number < choices.length; number++) {
      numbers[place(choices[number])] = (short) number;
    }
  }

  private int place(int choice) {
    int verb = choice >>> 16;
    return tables[verb] + (choice >>> 8 & OPERANDS - 1) * widths[verb] + (choice & OPERANDS - 1);
  }

  public int size() {
    return choices.length;
  }

  /** Every action, in the order of the numbers. */
  public List<NamedAction> actions() {
    return actions;
  }

  /** The choice of the engine that an action means. */
  public int choice(int number) {
    return choices[number];
  }

  /** The number of a choice that the engine offers. */
  public short number(int choice) {
    return numbers[place(choice)];
  }

  /** Whether a choice has a number; for those that the engine may not offer. */
  public boolean contains(int choice) {
    int verb = choice >>> 16;
    boolean fits = verb < tables.length - 1 && (choice & OPERANDS - 1) < widths[verb];
    return fits && place(choice) < tables[verb + 1] && number(choice) != NONE;
  }

  /** Gathers actions. */
  public static final class Builder {
    private final List<NamedAction> actions = new ArrayList<>();
    private final List<Integer> choices = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /** The next number is this choice. */
    public Builder add(int choice, String name, String about) {
      if (!names.add(name)) {
        throw new IllegalArgumentException("two actions are called " + name);
      }
      actions.add(new NamedAction(name, about));
      choices.add(choice);
      return this;
    }

    public ActionSpace build() {
      return new ActionSpace(this);
    }
  }
}
