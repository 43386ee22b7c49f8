package governor.lab.pool;

import governor.bots.Budget;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import java.util.Arrays;

/**
 * Plays every choice out to the end of the game equally often and takes the one that does best. All
 * choices meet the same imagined deals.
 *
 * @param <S> the positions of the game
 */
public final class FlatMonteCarlo<S extends State> implements Player<S> {
  private final Game<S> game;
  private final Playout<S> playout;
  private final Budget budget;
  private final S deal;
  private final S copy;
  private double[] sums = new double[16];

  /** However small the budget, every choice is played out once. */
  public FlatMonteCarlo(Game<S> game, Player<S> hands, Budget budget) {
    this.game = game;
    this.playout = new Playout<>(game, hands);
    this.budget = budget;
    this.deal = game.blank();
    this.copy = game.blank();
  }

  @Override
  public int choose(S imagined, Options options, Rng rng) {
    int seat = imagined.seatToAct();
    int size = options.size();
    clear(size);
    long start = budget.start();
    int played = 0;
    do {
      deal.copyFrom(imagined);
      game.imagine(deal, seat, rng);
      for (int option = 0; option < size; option++) {
        copy.copyFrom(deal);
        game.apply(copy, options.get(option));
        sums[option] += playout.play(copy, rng)[seat];
      }
      played += size;
    } while (!budget.isSpent(played + size - 1, start));
    return options.get(best(size));
  }

  private void clear(int size) {
    if (sums.length < size) {
      sums = new double[size];
    }
    Arrays.fill(sums, 0);
  }

  /** The first of the best: all have been played out equally often. */
  private int best(int size) {
    int best = 0;
    for (int i = 1; i < size; i++) {
      best = sums[i] > sums[best] ? i : best;
    }
    return best;
  }
}
