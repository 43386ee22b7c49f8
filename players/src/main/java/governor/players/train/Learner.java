package governor.players.train;

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
  private final float[] error2;
  private final float[] error1;

  Learner(Net net) {
    this.net = net;
    this.average = new Net(net.inputs, net.hidden1, net.hidden2, net.seats);
    average.copyFrom(net);
    this.forward = Forward.of(net);
    this.errorOut = new float[net.outputs()];
    this.error2 = new float[net.hidden2];
    this.error1 = new float[net.hidden1];
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
    backward(count, rate);
    return loss;
  }

  private final int[] scratch = new int[512];

  private void backward(int count, float rate) {
    int outs = errorOut.length;
    for (int i = 0; i < error2.length; i++) {
      float x = forward.layer2[i];
      float error = 0;
      if (x > 0) {
        int at = i * outs;
        for (int o = 0; o < outs; o++) {
          error += errorOut[o] * net.weights3[at + o];
          net.weights3[at + o] -= rate * x * errorOut[o];
        }
      }
      error2[i] = error;
    }
    for (int o = 0; o < outs; o++) {
      net.bias3[o] -= rate * errorOut[o];
    }
    int size2 = error2.length;
    for (int i = 0; i < error1.length; i++) {
      float x = forward.layer1[i];
      float error = 0;
      if (x > 0) {
        int at = i * size2;
        float step = rate * x;
        for (int o = 0; o < size2; o++) {
          error += error2[o] * net.weights2[at + o];
          net.weights2[at + o] -= step * error2[o];
        }
      }
      error1[i] = -rate * error;
    }
    for (int o = 0; o < size2; o++) {
      net.bias2[o] -= rate * error2[o];
    }
    int size1 = error1.length;
    for (int i = 0; i < size1; i++) {
      net.bias1[i] += error1[i];
    }
    for (int f = 0; f < count; f++) {
      int at = scratch[f] * size1;
      for (int i = 0; i < size1; i++) {
        net.weights1[at + i] += error1[i];
      }
    }
  }
}
