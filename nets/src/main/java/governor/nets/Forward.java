package governor.nets;

/**
 * Computes a net's answer for one list of features. Keeps the layers of the last evaluation; one
 * object a thread.
 *
 * <p>The positions to which the choices of one question lead have most features in common. Their
 * share of the first layer is computed once ({@link #begin}), the rest for each ({@link #goOn}).
 */
public abstract class Forward {
  /** A number added to this has no room for digits after the point: the last bits are whole. */
  private static final float TO_WHOLE = 0x1.8p23f;

  /** Next to nothing is left of e to the power of this. */
  private static final float LEAST = -60;

  private static final int TO_WHOLE_BITS = Float.floatToRawIntBits(TO_WHOLE);

  protected final Net net;

  /** The first hidden layer before its rectifier, as far as features in common make it. */
  protected final float[] sums;

  /**
   * The first hidden layer of the last evaluation, after its rectifier; of a finished net nobody
   * asks for it.
   */
  public final float[] layer1;

  public final float[] layer2;

  /**
   * Win shares of the seats (they sum to 1), then expected points in units of {@link Net#POINTS}.
   */
  public final float[] outputs;

  /** The stack of the last evaluation. */
  protected int stack;

  protected Forward(Net net) {
    this.net = net;
    sums = new float[net.hidden1];
    layer1 = new float[net.hidden1];
    layer2 = new float[net.hidden2];
    outputs = new float[net.outputs()];
  }

  /** The fastest way that this machine has for a net that changes no more. */
  public static Forward of(FinishedNet finished) {
    return VectorModule.suits(finished.net())
        ? VectorModule.forward(finished)
        : new RowForward(finished);
  }

  /** The fastest way for a net that goes on learning. */
  public static Forward following(Net net) {
    return VectorModule.suits(net) ? VectorModule.forward(net) : new PlainForward(net);
  }

  /**
   * Evaluates these features after a choice of this kind; the answer is in {@link #outputs}.
   * Returns the viewer's win share.
   */
  public final float evaluate(int[] features, int from, int count, int kind) {
    first(false, features, from, from + count);
    return rest(kind);
  }

  /** Sums up features that several lists have in common; {@link #goOn} adds the rest of each. */
  public final void begin(int[] features, int from, int count) {
    sum(features, from, from + count);
  }

  /** Evaluates these features together with those of {@link #begin}. */
  public final float goOn(int[] features, int from, int count, int kind) {
    first(true, features, from, from + count);
    return rest(kind);
  }

  /** A net with a single stack uses it for every kind. */
  private float rest(int kind) {
    stack = net.stacks == 1 ? 0 : kind;
    hidden2();
    output();
    return outputs[0];
  }

  /** Fills {@link #sums} with the rows of these features and the bias. */
  protected abstract void sum(int[] features, int from, int end);

  /** Fills {@link #layer1} with the rows of these features and what was begun, or the bias. */
  protected abstract void first(boolean begun, int[] features, int from, int end);

  protected abstract void hidden2();

  /** The outputs before the shares are made to sum to 1. */
  protected void logits() {
    int size = outputs.length;
    System.arraycopy(net.bias3, stack * size, outputs, 0, size);
    for (int i = 0; i < layer2.length; i++) {
      float x = layer2[i];
      if (x != 0) {
        int at = (stack * layer2.length + i) * size;
        for (int o = 0; o < size; o++) {
          outputs[o] += x * net.weights3[at + o];
        }
      }
    }
  }

  private void output() {
    logits();
    if (net.seats == 4) {
      shareAmongFour();
      return;
    }
    float highest = outputs[0];
    for (int i = 1; i < net.seats; i++) {
      highest = Math.max(highest, outputs[i]);
    }
    float sum = 0;
    for (int i = 0; i < net.seats; i++) {
      outputs[i] = exp(outputs[i] - highest);
      sum += outputs[i];
    }
    float share = 1 / sum;
    for (int i = 0; i < net.seats; i++) {
      outputs[i] *= share;
    }
  }

  /** The same without loops, so that a processor works on all four at once. */
  private void shareAmongFour() {
    float a = outputs[0];
    float b = outputs[1];
    float c = outputs[2];
    float d = outputs[3];
    float highest = Math.max(Math.max(a, b), Math.max(c, d));
    a = exp(a - highest);
    b = exp(b - highest);
    c = exp(c - highest);
    d = exp(d - highest);
    float share = 1 / (a + b + c + d);
    outputs[0] = a * share;
    outputs[1] = b * share;
    outputs[2] = c * share;
    outputs[3] = d * share;
  }

  /**
   * The exponential of a number that is not positive, good to six digits: two to the whole part
   * straight into the exponent, the rest by its series.
   */
  private static float exp(float x) {
    float scaled = (x < LEAST ? LEAST : x) * 1.442695f;
    float shifted = scaled + TO_WHOLE;
    int whole = Float.floatToRawIntBits(shifted) - TO_WHOLE_BITS;
    float r = (scaled - (shifted - TO_WHOLE)) * 0.6931472f;
    float series = 1 + r * (1 + r * (1 / 2f + r * (1 / 6f + r * (1 / 24f + r * (1 / 120f)))));
    return series * Float.intBitsToFloat(whole + 127 << 23);
  }
}
