package governor.cli.play;

import governor.cli.text.Style;
import governor.core.Event;
import governor.core.State;
import java.util.List;

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

  /** What happened, as sentences that sum up what belongs together. */
  List<String> story(List<? extends Event> seen, List<String> seatNames);

  /**
   * How everything is to look.
   *
   * @param names the seats by name
   * @param width how many columns there are
   * @param compact whether lines are scarce
   */
  record Look(List<String> names, Style style, int width, boolean compact) {}
}
