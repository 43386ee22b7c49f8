package governor.nets;

/**
 * Plain loops over a copy of the net as it is now, for machines without the vector module.
 *
 * <p>The first layer is summed up in numbers of 16 bits, four of them in a long: one addition adds
 * four. An offset keeps the sums from falling below zero, where they would borrow from the next.
 */
final class RowForward extends Forward {
  private static final int PACKED = RowLayers.PACKED;
  private static final int BITS = RowLayers.BITS;
  private static final int MASK = (1 << BITS) - 1;
  private static final int OFFSET = RowLayers.OFFSET;

  /** The outputs of four seats are kept in as many variables. */
  private static final int EIGHT = 8;

  private final long[][] rows1;
  private final long[] bias1;
  private final float unit;

  /** The sums of the features in common, and of all. */
  private final long[] begun;

  private final long[] whole;

  private final float[][] rows2;

  /** The cells of the first layer that are not zero, their values, and how many there are. */
  private final int[] awake;

  private final float[] values;
  private int count;

  RowForward(FinishedNet finished) {
    super(finished.net());
    RowLayers layers = finished.rows();
    unit = layers.unit;
    rows1 = layers.rows1;
    bias1 = layers.bias1;
    rows2 = layers.rows2;
    begun = new long[bias1.length];
    whole = new long[bias1.length];
    // One more: where the next one would stand, cells that are zero are written too.
    awake = new int[PACKED * bias1.length + 1];
    values = new float[awake.length];
  }

  @Override
  protected void sum(int[] features, int from, int end) {
    RowSums.add(bias1, rows1, features, from, end, begun);
  }

  @Override
  protected void first(boolean goOn, int[] features, int from, int end) {
    RowSums.add(goOn ? begun : bias1, rows1, features, from, end, whole);
    findAwake();
  }

  /** Lists the cells above zero. No branch: a processor could not foresee it. */
  private void findAwake() {
    int n = 0;
    for (int k = 0; k < whole.length; k++) {
      long packed = whole[k];
      int a = (int) packed & MASK;
      int b = (int) (packed >>> BITS) & MASK;
      int c = (int) (packed >>> 2 * BITS) & MASK;
      int d = (int) (packed >>> 3 * BITS);
      awake[n] = PACKED * k;
      values[n] = (a - OFFSET) * unit;
      n += OFFSET - a >>> Integer.SIZE - 1;
      awake[n] = PACKED * k + 1;
      values[n] = (b - OFFSET) * unit;
      n += OFFSET - b >>> Integer.SIZE - 1;
      awake[n] = PACKED * k + 2;
      values[n] = (c - OFFSET) * unit;
      n += OFFSET - c >>> Integer.SIZE - 1;
      awake[n] = PACKED * k + 3;
      values[n] = (d - OFFSET) * unit;
      n += OFFSET - d >>> Integer.SIZE - 1;
    }
    count = n;
  }

  @Override
  protected void hidden2() {
    float[] to = layer2;
    int size = to.length;
    System.arraycopy(net.bias2, stack * size, to, 0, size);
    RowSums.addTimes(values, rows2, stack * net.hidden1, awake, count, to);
    for (int o = 0; o < size; o++) {
      to[o] = Math.max(0, to[o]);
    }
  }

  @Override
  protected void logits() {
    if (outputs.length != EIGHT) {
      super.logits();
      return;
    }
    float[] weights = net.weights3;
    int first = stack * EIGHT;
    float a = net.bias3[first];
    float b = net.bias3[first + 1];
    float c = net.bias3[first + 2];
    float d = net.bias3[first + 3];
    float e = net.bias3[first + 4];
    float f = net.bias3[first + 5];
    float g = net.bias3[first + 6];
    float h = net.bias3[first + 7];
    int at = first * layer2.length;
    for (float x : layer2) {
      a += x * weights[at];
      b += x * weights[at + 1];
      c += x * weights[at + 2];
      d += x * weights[at + 3];
      e += x * weights[at + 4];
      f += x * weights[at + 5];
      g += x * weights[at + 6];
      h += x * weights[at + 7];
      at += EIGHT;
    }
    outputs[0] = a;
    outputs[1] = b;
    outputs[2] = c;
    outputs[3] = d;
    outputs[4] = e;
    outputs[5] = f;
    outputs[6] = g;
    outputs[7] = h;
  }
}
