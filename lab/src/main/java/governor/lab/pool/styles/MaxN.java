package governor.lab.pool.styles;

import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;

/**
 * A depth-limited search in which every seat maximises its own evaluation: max^n (Luckhardt and
 * Irani, An algorithmic solution of n-person games, 1986). A ply is a choice of a role; what
 * follows from it is played by the hand-written player. Below the root only the most promising
 * choices are followed. What is hidden or by chance is taken as the imagined position has it.
 *
 * @param <S> the positions of the game
 */
class MaxN<S extends State> implements Player<S> {
  /** How many choices are followed below the root. */
  private static final int BEAM = 3;

  private static final int MOST_OPTIONS = 512;
  private static final double WORST = Double.NEGATIVE_INFINITY;

  private final Game<S> game;
  private final Standing<S> standing;
  private final Player<S> clerk;
  private final int plies;
  private final double spite;
  private final int seats;
  private final List<Node> nodes = new ArrayList<>();
  private final Rng none = new Rng(0);

  /** What is needed at one depth. */
  private final class Node {
    final S position = game.blank();
    final Options options = new Options();
    final double[] first = new double[MOST_OPTIONS];
    final double[] values = new double[seats];
    final double[] best = new double[seats];
  }

  /**
   * @param clerk answers the questions that are no plies
   * @param spite how much a seat minds what the best other seat has
   */
  MaxN(Game<S> game, Standing<S> standing, Player<S> clerk, int plies, double spite) {
    this.game = game;
    this.standing = standing;
    this.clerk = clerk;
    this.plies = plies;
    this.spite = spite;
    this.seats = game.seats();
    for (int depth = 0; depth <= plies; depth++) {
      nodes.add(new Node());
    }
  }

  @Override
  public int choose(S imagined, Options options, Rng rng) {
    if (!standing.isPly(imagined)) {
      return clerk.choose(imagined, options, rng);
    }
    int chosen = options.get(0);
    double highest = WORST;
    int seat = imagined.seatToAct();
    for (int i = 0; i < options.size(); i++) {
      double value = goal(after(imagined, options.get(i), 1), seat);
      if (value > highest) {
        highest = value;
        chosen = options.get(i);
      }
    }
    return chosen;
  }

  /** What all seats have after a choice, by a search from this depth on. */
  private double[] after(S s, int action, int depth) {
    Node node = nodes.get(depth);
    move(s, action, node);
    return depth == plies || node.position.isOver() ? evaluate(node) : search(node, depth);
  }

  /** Makes the choice and goes on to the next one that counts as a ply. */
  private void move(S s, int action, Node node) {
    node.position.copyFrom(s);
    game.apply(node.position, action);
    game.advance(node.position, node.options);
    while (!node.position.isOver() && !standing.isPly(node.position)) {
      game.apply(node.position, clerk.choose(node.position, node.options, none));
      game.advance(node.position, node.options);
    }
  }

  private double[] evaluate(Node node) {
    boolean over = node.position.isOver();
    for (int seat = 0; seat < seats; seat++) {
      node.values[seat] =
          over ? game.points(node.position, seat) : standing.of(node.position, seat);
    }
    return node.values;
  }

  private double[] search(Node node, int depth) {
    int seat = node.position.seatToAct();
    int size = node.options.size();
    int follow = Math.min(BEAM, size);
    if (size > BEAM) {
      order(node, depth, seat);
    }
    double highest = WORST;
    for (int n = 0; n < follow; n++) {
      int place = size > BEAM ? takeBest(node.first, size) : n;
      double[] values = after(node.position, node.options.get(place), depth + 1);
      if (goal(values, seat) > highest) {
        highest = goal(values, seat);
        System.arraycopy(values, 0, node.best, 0, seats);
      }
    }
    return node.best;
  }

  private void order(Node node, int depth, int seat) {
    Node next = nodes.get(depth + 1);
    for (int i = 0; i < node.options.size(); i++) {
      move(node.position, node.options.get(i), next);
      node.first[i] = goal(evaluate(next), seat);
    }
  }

  private static int takeBest(double[] values, int size) {
    int best = 0;
    for (int i = 1; i < size; i++) {
      best = values[i] > values[best] ? i : best;
    }
    values[best] = WORST;
    return best;
  }

  private double goal(double[] values, int seat) {
    double other = WORST;
    for (int each = 0; each < seats && spite > 0; each++) {
      other = each == seat ? other : Math.max(other, values[each]);
    }
    return spite > 0 ? values[seat] - spite * other : values[seat];
  }
}
