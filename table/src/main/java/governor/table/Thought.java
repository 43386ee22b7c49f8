package governor.table;

import governor.core.Options;
import governor.core.State;

/**
 * The question that a computer player is to answer, cut off from the table so that it can think
 * while others go on.
 *
 * @param <S> the positions of the game
 */
public final class Thought<S extends State> {
  private final Play<S> play;
  private final S state;
  private final Options options = new Options();
  private final SeatPlan who;
  private final int length;

  Thought(Play<S> play, SeatPlan who) {
    this.play = play;
    this.state = play.game().copy(play.state());
    this.who = who;
    this.length = play.length();
    play.game().advance(state, options);
  }

  /** The choice; takes its time. */
  public int choose() {
    return ComputerPlayers.choose(play.game(), play.seed(), length, state, options, who);
  }
}
