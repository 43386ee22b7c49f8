package governor.nets;

import governor.core.Rng;

/**
 * The weights of a net: features to a first hidden layer, a second one, and for each seat (the
 * viewer first, then clockwise) a logit of its win share and its expected final points.
 *
 * <p>What comes after the first layer is there several times, as stacks: each kind of choice has
 * one of its own, for the price of none.
 *
 * <p>Weights only; {@link Forward} computes with them.
 */
public final class Net {
  /** Points are learnt in this unit. */
  public static final float POINTS = 40;

  public final int inputs;
  public final int hidden1;
  public final int hidden2;
  public final int seats;
  public final int stacks;
  public final float[] weights1;
  public final float[] bias1;
  public final float[] weights2;
  public final float[] bias2;
  public final float[] weights3;
  public final float[] bias3;

  /** A net with all weights zero. */
  public Net(int inputs, int hidden1, int hidden2, int seats, int stacks) {
    this.inputs = inputs;
    this.hidden1 = hidden1;
    this.hidden2 = hidden2;
    this.seats = seats;
    this.stacks = stacks;
    weights1 = new float[inputs * hidden1];
    bias1 = new float[hidden1];
    weights2 = new float[stacks * hidden1 * hidden2];
    bias2 = new float[stacks * hidden2];
    weights3 = new float[stacks * hidden2 * outputs()];
    bias3 = new float[stacks * outputs()];
  }

  /** Win shares, then points. */
  public int outputs() {
    return 2 * seats;
  }

  /** A net to start learning from. */
  public static Net random(int inputs, int hidden1, int hidden2, int seats, int stacks, Rng rng) {
    Net net = new Net(inputs, hidden1, hidden2, seats, 1);
    fill(net.weights1, 0.08, rng);
    fill(net.weights2, Math.sqrt(1.0 / hidden1), rng);
    fill(net.weights3, Math.sqrt(0.3 / hidden2), rng);
    return net.stacked(stacks);
  }

  /** A net that says the same, with so many stacks, all alike. Only for a net that has one. */
  public Net stacked(int number) {
    Net net = new Net(inputs, hidden1, hidden2, seats, number);
    float[][] mine = arrays();
    float[][] theirs = net.arrays();
    for (int a = 0; a < mine.length; a++) {
      for (int at = 0; at < theirs[a].length; at += mine[a].length) {
        System.arraycopy(mine[a], 0, theirs[a], at, mine[a].length);
      }
    }
    return net;
  }

  /** A copy. */
  public Net copy() {
    Net net = new Net(inputs, hidden1, hidden2, seats, stacks);
    net.copyFrom(this);
    return net;
  }

  private static void fill(float[] weights, double scale, Rng rng) {
    for (int i = 0; i < weights.length; i++) {
      weights[i] = (float) (scale * (rng.unit() + rng.unit() + rng.unit() + rng.unit() - 2));
    }
  }

  /** All weights in one order, for averaging, saving and comparing. */
  public float[][] arrays() {
    return new float[][] {weights1, bias1, weights2, bias2, weights3, bias3};
  }

  /** Moves every weight a little towards the other net's. */
  public void moveTowards(Net other, float rate) {
    float[][] mine = arrays();
    float[][] theirs = other.arrays();
    for (int a = 0; a < mine.length; a++) {
      float[] to = mine[a];
      float[] from = theirs[a];
      for (int i = 0; i < to.length; i++) {
        to[i] += rate * (from[i] - to[i]);
      }
    }
  }

  /** Becomes a copy of the other net. */
  public void copyFrom(Net other) {
    float[][] mine = arrays();
    float[][] theirs = other.arrays();
    for (int a = 0; a < mine.length; a++) {
      System.arraycopy(theirs[a], 0, mine[a], 0, mine[a].length);
    }
  }
}
