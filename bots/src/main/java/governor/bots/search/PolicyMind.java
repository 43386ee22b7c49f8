package governor.bots.search;

import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import java.util.Arrays;

/**
 * Thinks with another player, for games without a net: every seat plays like it, other seats now
 * and then otherwise. It cannot value positions, so rollouts are played to the end.
 *
 * @param <S> the positions of the game
 */
public final class PolicyMind<S extends State> implements Mind<S> {
  /** How often another seat does something else. */
  private static final double OTHERWISE = 0.1;

  /** By how much the player's own choice comes first among candidates. */
  private static final float LEANING = 0.07f;

  private final Player<S> player;
  private final int seats;
  private final Rng none = new Rng(0);

  public PolicyMind(Player<S> player, int seats) {
    this.player = player;
    this.seats = seats;
  }

  @Override
  public boolean judge(S s, Options options, int seat, float[] values) {
    Arrays.fill(values, 0, options.size(), 1f / seats);
    values[options.indexOf(best(s, options))] += LEANING;
    return true;
  }

  @Override
  public int best(S s, Options options) {
    return player.choose(s, options, none);
  }

  @Override
  public int sample(S s, Options options, Rng rng) {
    return rng.unit() < OTHERWISE
        ? options.get(rng.below(options.size()))
        : player.choose(s, options, rng);
  }

  @Override
  public boolean canValue() {
    return false;
  }

  @Override
  public void value(S s, Options options, float[] sharesAndPoints) {
    throw new IllegalStateException("a player without a net cannot value a position");
  }
}
