package governor.cli.play;

import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.core.Event;
import governor.core.State;
import java.util.List;
import java.util.Optional;

/**
 * How a game looks at the terminal.
 *
 * @param <S> the positions of the game
 */
public interface TableView<S extends State> {
  /** The table as this seat, or everybody, sees it. */
  List<String> table(S s, int viewer, Look look);

  /** A choice of the seat that is asked, in words, with what it will cost or bring. */
  String choice(S s, int action);

  /** The same in as few words as the question allows. */
  default String brief(S s, int action) {
    return choice(s, action);
  }

  /** How this question and those that follow from it could be answered with one key. */
  default Optional<Proposal> proposal(S s) {
    return Optional.empty();
  }

  /** What happened, as sentences that sum up what belongs together. */
  List<String> story(List<? extends Event> seen, List<String> seatNames);

  /**
   * Several choices in a row that can be accepted as they are.
   *
   * @param words what they come to
   * @param actions the choices, in order
   */
  record Proposal(String words, List<Integer> actions) {
    /** What accepts it. */
    public static final String KEY = "a";
  }

  /** How many lines there are: with few, what the choices say need not be said before. */
  enum Space {
    AMPLE,
    SCARCE,
    FEW,
    LEAST,
    NONE
  }

  /**
   * How everything is to look.
   *
   * @param names the seats by name
   * @param width how many columns there are
   * @param space how many lines there are
   */
  record Look(List<String> names, Style style, int width, Space space) {
    private static final int LONGEST_NAME = 8;

    Look with(Space other) {
      return new Look(names, style, width, other);
    }

    /** Whether lines are scarce. */
    public boolean compact() {
      return space != Space.AMPLE;
    }

    /** Whether what the choices say need not be said before. */
    public boolean terse() {
      return space.compareTo(Space.FEW) >= 0;
    }

    /** Whether only what is needed to choose has room. */
    public boolean bare() {
      return space.compareTo(Space.LEAST) >= 0;
    }

    /** Whether not even the other seats have room, so many choices there are. */
    public boolean alone() {
      return space == Space.NONE;
    }

    /** A role that this seat took: crossed out, with its name, but not which player plays it. */
    public String taken(String role, int seat) {
      String name = names.get(seat).replaceFirst(" \\(.*\\)$", "");
      String whose = Text.cut(name, LONGEST_NAME, style);
      return style.quiet(style.symbol("\u2717", "x") + role + " (" + whose + ")");
    }
  }
}
