package governor.bots.search;

import governor.core.Options;
import java.util.Arrays;

/**
 * The tree of a {@link RoleTreePlayer}: nodes are numbers, their contents lie in arrays that are
 * kept from one search to the next. A node stands for a choice of a seat after the choices above
 * it, whatever was dealt: the deals of all iterations share it.
 */
final class RoleTree {
  static final int ROOT = 0;
  private static final int NONE = -1;

  /** For how many visits the first judgement of a choice counts. */
  private static final float PRIOR_VISITS = 4;

  /** How much a choice that was visited little is preferred. */
  private final float exploration;

  private int[] action = new int[1024];
  private int[] firstChild = new int[1024];
  private int[] nextSibling = new int[1024];
  private int[] visits = new int[1024];

  /** Sum of what the visits were worth to the seat that makes the choice. */
  private float[] sum = new float[1024];

  /** What the choice was worth to that seat by first judgement. */
  private float[] prior = new float[1024];

  private int size;

  RoleTree(float exploration) {
    this.exploration = exploration;
  }

  /** Only the root is left. */
  void clear() {
    size = 0;
    add(NONE, 0);
  }

  private int add(int choice, float judgement) {
    if (size == action.length) {
      enlarge(2 * size);
    }
    action[size] = choice;
    firstChild[size] = NONE;
    nextSibling[size] = NONE;
    visits[size] = 0;
    sum[size] = 0;
    prior[size] = judgement;
    return size++;
  }

  private void enlarge(int room) {
    action = Arrays.copyOf(action, room);
    firstChild = Arrays.copyOf(firstChild, room);
    nextSibling = Arrays.copyOf(nextSibling, room);
    visits = Arrays.copyOf(visits, room);
    sum = Arrays.copyOf(sum, room);
    prior = Arrays.copyOf(prior, room);
  }

  boolean isLeaf(int node) {
    return firstChild[node] == NONE;
  }

  /** Gives the node a child for this choice. */
  void grow(int node, int choice, float judgement) {
    int child = add(choice, judgement);
    nextSibling[child] = firstChild[node];
    firstChild[node] = child;
  }

  /**
   * The child to follow: the one with the highest upper confidence bound of those that can be
   * chosen now. None, where the deals of earlier iterations led to another question.
   */
  int select(int node, Options options) {
    int best = NONE;
    double highest = 0;
    double parent = Math.sqrt(1 + visits[node]);
    for (int child = firstChild[node]; child != NONE; child = nextSibling[child]) {
      double bound = mean(child) + exploration * parent / (1 + visits[child]);
      if ((best == NONE || bound > highest) && options.indexOf(action[child]) >= 0) {
        best = child;
        highest = bound;
      }
    }
    return best;
  }

  /** The child for this choice, or none. */
  int child(int node, int choice) {
    int child = firstChild[node];
    while (child != NONE && action[child] != choice) {
      child = nextSibling[child];
    }
    return child;
  }

  static boolean isNone(int node) {
    return node == NONE;
  }

  int action(int node) {
    return action[node];
  }

  void visit(int node, float worth) {
    visits[node]++;
    sum[node] += worth;
  }

  private float mean(int node) {
    return (sum[node] + PRIOR_VISITS * prior[node]) / (visits[node] + PRIOR_VISITS);
  }

  /** The choice at the root that was visited most; among equals the one that was worth more. */
  int mostVisited() {
    int best = firstChild[ROOT];
    for (int child = best; child != NONE; child = nextSibling[child]) {
      boolean more = visits[child] > visits[best];
      if (more || visits[child] == visits[best] && mean(child) > mean(best)) {
        best = child;
      }
    }
    return action[best];
  }
}
