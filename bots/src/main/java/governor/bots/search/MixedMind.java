package governor.bots.search;

import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;

/**
 * Judges and values with a net, and plays rollouts by a quick hand-written player or by both.
 * Nobody knows how others play: where the two differ much, a search that foresees only one kind of
 * player exploits that one and loses to the other.
 *
 * @param <S> the positions of the game
 */
public final class MixedMind<S extends State> implements Mind<S> {
  private final Mind<S> net;
  private final Mind<S> policy;
  private final Mind<S> own;
  private final double byNet;

  /**
   * @param net judges choices and values positions
   * @param player plays the rollouts, other seats now and then otherwise
   * @param byNet how often other seats choose by the net instead; if they ever do, the seat that
   *     searches always does
   */
  public MixedMind(Mind<S> net, Player<S> player, int seats, double byNet) {
    this.net = net;
    this.policy = new PolicyMind<>(player, seats);
    this.own = byNet > 0 ? net : policy;
    this.byNet = byNet;
  }

  @Override
  public boolean judge(S s, Options options, int seat, float[] values) {
    return net.judge(s, options, seat, values);
  }

  @Override
  public int best(S s, Options options) {
    return own.best(s, options);
  }

  @Override
  public int sample(S s, Options options, Rng rng) {
    return (byNet > 0 && rng.unit() < byNet ? net : policy).sample(s, options, rng);
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
