package governor.bots.search;

import governor.core.Options;
import governor.core.State;
import java.util.List;

/**
 * What a search must be told of a game: where to stop looking ahead, and what people count when
 * they compare positions. Without state of its own; shared by threads.
 *
 * @param <S> the positions of the game
 */
public interface Guide<S extends State> {
  /** Whether the question asked now is the choice of a role: there a rollout may be cut. */
  boolean asksForRole(S s);

  /** Whether the game will be over so soon that rollouts should be played to the end. */
  boolean endIsNear(S s);

  /** What people count, in the order of {@link #count}. */
  List<Concept> concepts();

  /** Counts all concepts for a seat: one number each from {@code at} on. */
  void count(S s, int seat, int[] counts, int at);

  /** What kind of player likes this choice, or {@link Style#NONE}. */
  int style(S s, int action);

  /**
   * Whether a choice gives points away for nothing, such as to pass in the last builder phase with
   * a building to be had. Nobody who plays well makes it, however sure the game is won or lost.
   */
  default boolean givesPointsAway(S s, Options options, int action) {
    return false;
  }

  /** Choices that the net puts further behind the best than this win share are not searched. */
  default double band() {
    return SearchSettings.BAND;
  }

  /** How often other seats choose by the net in rollouts, in place of the hand-written player. */
  default double byNet() {
    return 0;
  }
}
