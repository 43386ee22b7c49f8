package governor.players.net;

/**
 * Computes a net's answer for one list of features. Keeps the layers of the last evaluation; one
 * object a thread.
 */
public abstract class Forward {
  protected final Net net;

  /** The first hidden layer of the last evaluation, after its rectifier. */
  public final float[] layer1;

  public final float[] layer2;

  /**
   * Win shares of the seats (they sum to 1), then expected points in units of {@link Net#POINTS}.
   */
  public final float[] outputs;

  protected Forward(Net net) {
    this.net = net;
    layer1 = new float[net.hidden1];
    layer2 = new float[net.hidden2];
    outputs = new float[net.outputs()];
  }

  /** The fastest way that this machine has. */
  public static Forward of(Net net) {
    return VectorModule.suits(net) ? VectorModule.forward(net) : new PlainForward(net);
  }

  /**
   * Evaluates these features; the answer is in {@link #outputs}. Returns the viewer's win share.
   */
  public final float evaluate(int[] features, int count) {
    hidden1(features, count);
    hidden2();
    output();
    return outputs[0];
  }

  protected abstract void hidden1(int[] features, int count);

  protected abstract void hidden2();

  private void output() {
    int size = outputs.length;
    System.arraycopy(net.bias3, 0, outputs, 0, size);
    for (int i = 0; i < layer2.length; i++) {
      float x = layer2[i];
      if (x != 0) {
        int at = i * size;
        for (int o = 0; o < size; o++) {
          outputs[o] += x * net.weights3[at + o];
        }
      }
    }
    softmax();
  }

  private void softmax() {
    float highest = outputs[0];
    for (int i = 1; i < net.seats; i++) {
      highest = Math.max(highest, outputs[i]);
    }
    float sum = 0;
    for (int i = 0; i < net.seats; i++) {
      outputs[i] = exp(outputs[i] - highest);
      sum += outputs[i];
    }
    for (int i = 0; i < net.seats; i++) {
      outputs[i] /= sum;
    }
  }

  private static float exp(float x) {
    return (float) Math.exp(x);
  }
}
