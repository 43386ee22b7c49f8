package governor.players.train;

import governor.core.Game;
import governor.core.Rng;
import governor.core.State;
import governor.players.Player;
import governor.players.net.Encoder;
import governor.players.net.Net;

/**
 * Teaches a net by self-play: first games of the guest, to learn what winning looks like, then its
 * own. Everything depends on the seed and the number of games only, so that the same command gives
 * the same net.
 *
 * @param <S> the positions of the game
 */
public final class Trainer<S extends State> {
  /** What can be varied. */
  public record Plan(
      long games,
      long warmGames,
      double guests,
      double exploration,
      float lambda,
      float firstRate,
      float lastRate) {

    /** The plan to start from; no net has been trained to the end by it yet. */
    public static Plan usual(long games) {
      return new Plan(games, 8_000, 0.15, 0.015, 0.98f, 3e-3f, 1e-4f);
    }
  }

  private static final float AVERAGE_RATE = 0.002f;
  private static final int GAMES_AN_AVERAGE = 4;
  private static final double WARM_NOISE = 0.15;

  private final Game<S> game;
  private final Plan plan;
  private final Learner learner;
  private final Rng rng;
  private final SelfPlay<S> selfPlay;
  private long played;
  private double loss;
  private long samples;

  public Trainer(Game<S> game, Encoder<S> encoder, Player<S> guest, Net net, Plan plan, long seed) {
    this.game = game;
    this.plan = plan;
    this.learner = new Learner(net);
    this.rng = new Rng(seed);
    this.selfPlay = new SelfPlay<>(game, encoder, learner.average(), guest);
  }

  /** Plays so many games and learns from each. */
  public void run(long games) {
    for (long i = 0; i < games; i++) {
      boolean warm = played < plan.warmGames();
      selfPlay.play(
          rng, warm ? 1 : plan.guests(), warm ? WARM_NOISE : plan.exploration(), plan.lambda());
      for (int seat = 0; seat < game.seats(); seat++) {
        if (warm || !selfPlay.isGuest(seat)) {
          learn(selfPlay.episode(seat));
        }
      }
      played++;
      if (played % GAMES_AN_AVERAGE == 0) {
        learner.updateAverage(warm ? 10 * AVERAGE_RATE : AVERAGE_RATE);
      }
    }
  }

  private void learn(Episode episode) {
    float rate = rate();
    for (int t = episode.length() - 1; t >= 0; t--) {
      loss +=
          learner.learn(
              episode.features(),
              episode.from(t),
              episode.count(t),
              episode.targets(),
              episode.targetAt(t),
              rate);
      samples++;
    }
  }

  /** Falls evenly on a logarithmic scale. */
  private float rate() {
    double done = Math.min(1.0, (double) played / plan.games());
    return (float) (plan.firstRate() * Math.pow(plan.lastRate() / plan.firstRate(), done));
  }

  public long played() {
    return played;
  }

  /** The mean cross-entropy since it was last asked for. */
  public double takeLoss() {
    double mean = samples == 0 ? 0 : loss / samples;
    loss = 0;
    samples = 0;
    return mean;
  }

  /** The net that plays: the average of the weights. */
  public Net net() {
    return learner.average();
  }
}
