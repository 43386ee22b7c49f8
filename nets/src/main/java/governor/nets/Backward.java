package governor.nets;

/**
 * One step of gradient descent after a {@link Forward} pass: moves all weights that took part
 * against the errors of the outputs.
 */
public abstract class Backward {
  protected final Net net;
  protected final Forward forward;
  protected final float[] error2;
  protected final float[] error1;

  protected Backward(Net net, Forward forward) {
    this.net = net;
    this.forward = forward;
    error2 = new float[net.hidden2];
    error1 = new float[net.hidden1];
  }

  /** The fastest way that this machine has. */
  public static Backward of(Net net, Forward forward) {
    return VectorModule.suits(net)
        ? VectorModule.backward(net, forward)
        : new PlainBackward(net, forward);
  }

  /**
   * Learns from the errors of the outputs for the features that the last forward pass had.
   *
   * @param pace for each feature, how much faster than the others it learns
   */
  public final void step(int[] features, int count, float[] errors, float rate, float[] pace) {
    outputs(errors, rate);
    hidden2(rate);
    hidden1(features, count, pace);
  }

  private void outputs(float[] errors, float rate) {
    int size = errors.length;
    float[] weights = net.weights3;
    for (int i = 0; i < error2.length; i++) {
      float x = forward.layer2[i];
      float error = 0;
      if (x > 0) {
        int at = (forward.stack * error2.length + i) * size;
        float step = rate * x;
        for (int o = 0; o < size; o++) {
          error += errors[o] * weights[at + o];
          weights[at + o] -= step * errors[o];
        }
      }
      error2[i] = error;
    }
    for (int o = 0; o < size; o++) {
      net.bias3[forward.stack * size + o] -= rate * errors[o];
    }
  }

  /** Moves the second layer and leaves in {@link #error1} by how much the first is to move. */
  protected abstract void hidden2(float rate);

  /** Adds {@link #error1} to the row of every feature, at its pace, and to the bias. */
  protected abstract void hidden1(int[] features, int count, float[] pace);
}
