package governor.lab.pool;

import governor.bots.Budget;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;

/**
 * Information-set Monte-Carlo tree search: each iteration imagines a deal, follows one tree for all
 * deals as long as it knows the choices, adds a node, and plays the rest out. Every seat is thought
 * to look for its own victory.
 *
 * @param <S> the positions of the game
 */
public final class InformationSetSearch<S extends State> implements Player<S> {
  private static final double EXPLORATION = 0.2;

  /** Deeper than any line that a budget can grow. */
  private static final int DEEPEST = 256;

  private final Game<S> game;
  private final Playout<S> playout;
  private final Budget budget;
  private final Tree tree = new Tree(EXPLORATION);
  private final Options options = new Options();
  private final int[] path = new int[DEEPEST];
  private final S s;

  public InformationSetSearch(Game<S> game, Player<S> hands, Budget budget) {
    this.game = game;
    this.playout = new Playout<>(game, hands);
    this.budget = budget;
    this.s = game.blank();
  }

  @Override
  public int choose(S imagined, Options choices, Rng rng) {
    int seat = imagined.seatToAct();
    tree.clear();
    long start = budget.start();
    for (int played = 0; played == 0 || !budget.isSpent(played, start); played++) {
      s.copyFrom(imagined);
      game.imagine(s, seat, rng);
      iterate(rng);
    }
    return tree.mostVisited();
  }

  private void iterate(Rng rng) {
    int node = Tree.ROOT;
    int depth = 0;
    boolean known = true;
    game.advance(s, options);
    while (known && depth < DEEPEST && !s.isOver()) {
      node = tree.descend(node, s.seatToAct(), options, rng);
      path[depth++] = node;
      known = !tree.isNew(node);
      game.apply(s, tree.action(node));
      game.advance(s, options);
    }
    double[] worth = playout.play(s, rng);
    for (int i = 0; i < depth; i++) {
      tree.visit(path[i], worth);
    }
  }
}
