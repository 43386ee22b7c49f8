package governor.lab.pool;

import governor.core.Options;
import governor.core.Rng;
import java.util.Arrays;

/**
 * The tree of {@link InformationSetSearch}: nodes are numbers, their contents lie in arrays that
 * are kept from one choice to the next. A node stands for a choice of a seat after the choices
 * above it, whatever was dealt: the deals of all iterations share it.
 */
final class Tree {
  static final int ROOT = 0;
  private static final int NONE = -1;
  private static final int SEAT_SHIFT = 24;

  private final double exploration;

  /** The choice and the seat that makes it. */
  private int[] choices = new int[1024];

  private int[] firstChild = new int[1024];
  private int[] nextSibling = new int[1024];
  private int[] visits = new int[1024];

  /** In how many iterations that came by the choice could be made, whether or not it was. */
  private int[] available = new int[1024];

  /** Sum of what playouts were worth to the seat that makes the choice. */
  private double[] sums = new double[1024];

  private int size;

  /** The child for each option of the question that was looked at last. */
  private int[] children = new int[16];

  Tree(double exploration) {
    this.exploration = exploration;
  }

  /** Only the root is left. */
  void clear() {
    size = 0;
    add(NONE);
  }

  private int add(int choice) {
    if (size == choices.length) {
      grow(2 * size);
    }
    choices[size] = choice;
    firstChild[size] = NONE;
    nextSibling[size] = NONE;
    visits[size] = 0;
    available[size] = 0;
    sums[size] = 0;
    return size++;
  }

  private void grow(int room) {
    choices = Arrays.copyOf(choices, room);
    firstChild = Arrays.copyOf(firstChild, room);
    nextSibling = Arrays.copyOf(nextSibling, room);
    visits = Arrays.copyOf(visits, room);
    available = Arrays.copyOf(available, room);
    sums = Arrays.copyOf(sums, room);
  }

  /**
   * Picks the option to follow: one that was never tried, at random, while there is any; else the
   * one with the highest upper confidence bound. Counts all of them as available.
   *
   * @return the node of the option, new if it has no visits yet
   */
  int descend(int node, int seat, Options options, Rng rng) {
    int untried = match(node, seat, options);
    if (untried == 0) {
      return best(options.size());
    }
    int skip = rng.below(untried);
    for (int i = 0; ; i++) {
      if (children[i] == NONE && skip-- == 0) {
        int child = add(seat << SEAT_SHIFT | options.get(i));
        nextSibling[child] = firstChild[node];
        firstChild[node] = child;
        available[child] = 1;
        return child;
      }
    }
  }

  /** Finds the child of each option and counts it as available; returns how many have none. */
  private int match(int node, int seat, Options options) {
    int size = options.size();
    if (children.length < size) {
      children = new int[size];
    }
    Arrays.fill(children, 0, size, NONE);
    int untried = size;
    for (int child = firstChild[node]; child != NONE; child = nextSibling[child]) {
      if (choices[child] >>> SEAT_SHIFT == seat) {
        int option = options.indexOf(action(child));
        if (option >= 0) {
          children[option] = child;
          available[child]++;
          untried--;
        }
      }
    }
    return untried;
  }

  private int best(int size) {
    int best = children[0];
    double highest = -1;
    for (int i = 0; i < size; i++) {
      int child = children[i];
      double bound =
          sums[child] / visits[child]
              + exploration * Math.sqrt(Math.log(available[child]) / visits[child]);
      if (bound > highest) {
        highest = bound;
        best = child;
      }
    }
    return best;
  }

  boolean isNew(int node) {
    return visits[node] == 0;
  }

  /** The choice that leads to this node. */
  int action(int node) {
    return choices[node] & (1 << SEAT_SHIFT) - 1;
  }

  /** Counts a visit whose playout was worth this to each seat. */
  void visit(int node, double[] worth) {
    visits[node]++;
    sums[node] += worth[choices[node] >>> SEAT_SHIFT];
  }

  /** The choice at the root that was visited most; among equals the one that was worth more. */
  int mostVisited() {
    int best = firstChild[ROOT];
    for (int child = best; child != NONE; child = nextSibling[child]) {
      boolean more = visits[child] > visits[best];
      if (more || visits[child] == visits[best] && sums[child] > sums[best]) {
        best = child;
      }
    }
    return action(best);
  }
}
