package governor.nets;

import governor.core.Game;
import governor.core.RoleState;
import java.util.List;

/**
 * What the encoders of all games with roles have in common. Who extends it takes its features from
 * the list, in the order in which nets were trained with them.
 *
 * @param <S> the positions of the game
 */
public abstract class GameEncoder<S extends RoleState> implements Encoder<S> {
  /** Where the features come from, while the encoder is being built. */
  protected final FeatureList list = new FeatureList();

  protected final int seats;
  protected final SeatOrder order;
  private final Game<S> game;
  private final int most;
  private final List<String> kinds;

  /**
   * An encoder of this game.
   *
   * @param most the most features that can hold at once
   * @param kinds the names of the kinds of choices
   */
  protected GameEncoder(Game<S> game, int most, List<String> kinds) {
    this.game = game;
    this.most = most;
    this.kinds = kinds;
    this.seats = game.seats();
    this.order = new SeatOrder(seats);
  }

  @Override
  public final String game() {
    return game.config().game();
  }

  @Override
  public final List<String> names() {
    return list.names();
  }

  @Override
  public final int most() {
    return most;
  }

  @Override
  public final List<String> kinds() {
    return kinds;
  }

  @Override
  public final boolean isBetweenPhases(S s) {
    return s.asksForRole();
  }
}
