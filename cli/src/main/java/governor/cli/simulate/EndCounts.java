package governor.cli.simulate;

import governor.core.State;
import java.util.List;

/**
 * What simulations of one game count when a game is over, in whole numbers, so that the order of
 * counting does not matter.
 *
 * @param <S> the positions of the game
 */
public interface EndCounts<S extends State> {
  /** What the things are called, such as {@code building}. */
  String thing();

  /** The things that are counted, in order. */
  List<String> things();

  /** Counts nothing. */
  static <S extends State> EndCounts<S> none() {
    return new EndCounts<>() {
      @Override
      public String thing() {
        return "";
      }

      @Override
      public List<String> things() {
        return List.of();
      }

      @Override
      public void count(S end, int seat, int[] had) {}
    };
  }

  /** How many of each thing this seat has at the end, added to {@code had}. */
  void count(S end, int seat, int[] had);
}
