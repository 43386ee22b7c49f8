package governor.bots.search;

import governor.bots.Budget;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;

/**
 * Information-set tree search over the choices of roles, the alternative to {@link Search}: below
 * the question itself the tree knows roles only, and all small questions in between are answered by
 * the mind. Every iteration imagines a deal, follows the tree to a choice of a role that it does
 * not know yet, has that position valued and adds it. Every seat is thought to look for its own
 * victory where the tree knows its choices, or to choose as the mind thinks it does.
 *
 * @param <S> the positions of the game
 */
public final class RoleTreePlayer<S extends State> implements Player<S> {
  /** Win shares of good choices differ by some hundredths. */
  private static final float EXPLORATION = 0.02f;

  /** How often another seat's role comes from the tree, and not from the mind. */
  private static final double BY_TREE = 0.5;

  /** Deeper than any line that a budget can grow. */
  private static final int DEEPEST = 64;

  private final Game<S> game;
  private final Guide<S> guide;
  private final Mind<S> mind;
  private final Budget budget;
  private final SearchSettings settings;
  private final RoleTree tree = new RoleTree(EXPLORATION);
  private final Candidates candidates = new Candidates();
  private final Options options = new Options();
  private final float[] judged = new float[512];
  private final float[] sharesAndPoints;
  private final int[] path = new int[DEEPEST];
  private final int[] seats = new int[DEEPEST];
  private final S s;

  public RoleTreePlayer(Kit<S> kit, Budget budget) {
    this.game = kit.game();
    this.guide = kit.guide();
    this.mind = kit.minds().get();
    this.budget = budget;
    this.settings = SearchSettings.usual(kit);
    this.sharesAndPoints = new float[2 * game.seats()];
    this.s = game.blank();
  }

  @Override
  public int choose(S imagined, Options choices, Rng rng) {
    int routine = game.routine(imagined, choices);
    if (routine >= 0) {
      return routine;
    }
    int seat = imagined.seatToAct();
    mind.judge(imagined, choices, seat, candidates.values());
    candidates.pick(choices, settings, -1);
    if (candidates.count() == 1) {
      return candidates.actions[0];
    }
    tree.clear();
    for (int i = 0; i < candidates.count(); i++) {
      tree.grow(RoleTree.ROOT, candidates.actions[i], candidates.priors[i]);
    }
    long start = budget.start();
    for (int played = 0; played == 0 || !budget.isSpent(played, start); played++) {
      s.copyFrom(imagined);
      game.imagine(s, seat, rng);
      iterate(seat, rng);
    }
    return tree.mostVisited();
  }

  private void iterate(int me, Rng rng) {
    int node = RoleTree.ROOT;
    int depth = 0;
    game.advance(s, options);
    while (!s.isOver()) {
      int seat = s.seatToAct();
      boolean inTree = depth == 0 || guide.asksForRole(s);
      if (inTree && depth < DEEPEST) {
        if (tree.isLeaf(node)) {
          grow(node, seat);
          break;
        }
        node = step(node, seat, me, rng);
        if (RoleTree.isNone(node)) {
          break;
        }
        path[depth] = node;
        seats[depth++] = seat;
        game.apply(s, tree.action(node));
      } else {
        game.apply(s, seat == me ? mind.best(s, options) : mind.sample(s, options, rng));
      }
      game.advance(s, options);
    }
    value(me, rng);
    for (int i = 0; i < depth; i++) {
      tree.visit(path[i], sharesAndPoints[seats[i]]);
    }
    tree.visit(RoleTree.ROOT, 0);
  }

  private int step(int node, int seat, int me, Rng rng) {
    return seat == me || rng.unit() < BY_TREE
        ? tree.select(node, options)
        : tree.child(node, mind.sample(s, options, rng));
  }

  private void grow(int node, int seat) {
    mind.judge(s, options, seat, judged);
    for (int i = 0; i < options.size(); i++) {
      tree.grow(node, options.get(i), judged[i]);
    }
  }

  /**
   * What the position is worth to every seat: play goes on to the next role of the seat that
   * searches, as in a rollout of {@link Search}, or to the end of the game where that is near.
   */
  private void value(int me, Rng rng) {
    while (!s.isOver()) {
      boolean mine = s.seatToAct() == me && guide.asksForRole(s);
      if (mine && mind.canValue() && !guide.endIsNear(s)) {
        mind.value(s, options, sharesAndPoints);
        return;
      }
      game.apply(s, s.seatToAct() == me ? mind.best(s, options) : mind.sample(s, options, rng));
      game.advance(s, options);
    }
    Winners.share(game, s, sharesAndPoints);
  }
}
