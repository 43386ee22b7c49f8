package governor.players.train;

import governor.players.net.Backward;
import governor.players.net.Forward;
import governor.players.net.Net;

/**
 * Stochastic gradient descent on one net: win shares by cross-entropy, points by squared error.
 * Keeps a slow average of the weights, which plays better than the weights themselves.
 */
final class Learner {
  private static final float POINTS_WEIGHT = 0.25f;
  private final Net net;
  private final Net average;
  private final Forward forward;
  private final float[] errorOut;
  private final Backward backward;
  private final int[] scratch = new int[512];

  Learner(Net net) {
    this.net = net;
    this.average = new Net(net.inputs, net.hidden1, net.hidden2, net.seats);
    average.copyFrom(net);
    this.forward = Forward.of(net);
    this.errorOut = new float[net.outputs()];
    this.backward = Backward.of(net, forward);
  }

  Net net() {
    return net;
  }

  /** The average of the weights over time. */
  Net average() {
    return average;
  }

  void updateAverage(float rate) {
    average.moveTowards(net, rate);
  }

  /**
   * One step towards the targets at {@code at}: win shares, then points. Returns the cross-entropy.
   */
  double learn(int[] features, int from, int count, float[] targets, int at, float rate) {
    System.arraycopy(features, from, scratch, 0, count);
    forward.evaluate(scratch, count);
    float[] out = forward.outputs;
    double loss = 0;
    for (int i = 0; i < net.seats; i++) {
      float target = targets[at + i];
      errorOut[i] = out[i] - target;
      loss -= target * Math.log(Math.max(1e-6f, out[i]));
      int p = net.seats + i;
      errorOut[p] = POINTS_WEIGHT * Math.clamp(out[p] - targets[at + p], -1f, 1f);
    }
    backward.step(scratch, count, errorOut, rate);
    return loss;
  }
}
