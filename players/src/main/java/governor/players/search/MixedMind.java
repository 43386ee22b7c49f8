package governor.players.search;

import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.players.Player;

/**
 * Judges and values with a net, but lets a quick hand-written player play the rollouts, for all
 * seats or only for the others: many more of them fit into the same time.
 *
 * @param <S> the positions of the game
 */
public final class MixedMind<S extends State> implements Mind<S> {
  /** By how much the player's own choice is put ahead among candidates. */
  private static final float LEANING = 0.02f;

  private final Mind<S> net;
  private final Mind<S> policy;
  private final Mind<S> own;

  /**
   * @param net judges choices and values positions
   * @param player plays the rollouts, other seats now and then otherwise
   * @param ownByNet whether the net plays the seat that searches
   */
  public MixedMind(Mind<S> net, Player<S> player, int seats, boolean ownByNet) {
    this.net = net;
    this.own = ownByNet ? net : new PolicyMind<>(player, seats);
    this.policy = new PolicyMind<>(player, seats);
  }

  @Override
  public void judge(S s, Options options, int seat, float[] values) {
    net.judge(s, options, seat, values);
    values[options.indexOf(policy.best(s, options))] += LEANING;
  }

  @Override
  public int best(S s, Options options) {
    return own.best(s, options);
  }

  @Override
  public int sample(S s, Options options, Rng rng) {
    return policy.sample(s, options, rng);
  }

  @Override
  public boolean canValue() {
    return true;
  }

  @Override
  public void value(S s, Options options, float[] sharesAndPoints) {
    net.value(s, options, sharesAndPoints);
  }
}
