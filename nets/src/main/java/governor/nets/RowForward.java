package governor.nets;

/**
 * Plain loops over a copy of the net as it is now, for machines without the vector module.
 *
 * <p>The first layer is summed up in numbers of 16 bits, four of them in a long: one addition adds
 * four. A number below zero borrows from the next one, which {@link #unpack} gives back.
 *
 * <p>In the second layer every row is an array of its own. The JIT makes wide additions of loops
 * over several arrays, but not over several places of one array, which might overlap.
 */
final class RowForward extends Forward {
  private static final int PACKED = RowLayers.PACKED;
  private static final int BITS = RowLayers.BITS;
  private static final int BLOCK = RowLayers.BLOCK;

  private final long[] weights1;
  private final long[] bias1;
  private final float unit;

  /** The sums of the features in common, and of all. */
  private final long[] begun;

  private final long[] whole;

  private final float[][] rows2;

  /** The cells of the first layer that are not zero. */
  private final int[] awake;

  RowForward(FinishedNet finished) {
    super(finished.net());
    RowLayers layers = finished.rows();
    unit = layers.unit;
    weights1 = layers.weights1;
    bias1 = layers.bias1;
    rows2 = layers.rows2;
    begun = new long[bias1.length];
    whole = new long[bias1.length];
    awake = new int[net.hidden1];
  }

  @Override
  protected void sum(int[] features, int from, int end) {
    add(bias1, features, from, end, begun);
  }

  @Override
  protected void first(boolean goOn, int[] features, int from, int end) {
    add(goOn ? begun : bias1, features, from, end, whole);
    unpack();
  }

  /** Adds the rows of these features to what is there before. */
  private void add(long[] before, int[] features, int from, int end, long[] to) {
    int size = to.length;
    long[] weights = weights1;
    for (int block = 0; block < size; block += BLOCK) {
      long a = before[block];
      long b = before[block + 1];
      long c = before[block + 2];
      long d = before[block + 3];
      long e = before[block + 4];
      long g = before[block + 5];
      long h = before[block + 6];
      long j = before[block + 7];
      for (int f = from; f < end; f++) {
        int at = features[f] * size + block;
        a += weights[at];
        b += weights[at + 1];
        c += weights[at + 2];
        d += weights[at + 3];
        e += weights[at + 4];
        g += weights[at + 5];
        h += weights[at + 6];
        j += weights[at + 7];
      }
      to[block] = a;
      to[block + 1] = b;
      to[block + 2] = c;
      to[block + 3] = d;
      to[block + 4] = e;
      to[block + 5] = g;
      to[block + 6] = h;
      to[block + 7] = j;
    }
  }

  /** The sums become cells of the first layer. */
  private void unpack() {
    for (int i = 0; i < layer1.length; i += PACKED) {
      long packed = whole[i / PACKED];
      int most = Math.min(PACKED, layer1.length - i);
      for (int k = 0; k < most; k++) {
        short number = (short) packed;
        layer1[i + k] = Math.max(0, number) * unit;
        packed = packed - number >> BITS;
      }
    }
  }

  /** Adds the rows of the cells that are not zero, four at a time. */
  @Override
  protected void hidden2() {
    float[] in = layer1;
    float[] to = layer2;
    int size = to.length;
    int count = 0;
    for (int i = 0; i < in.length; i++) {
      awake[count] = i;
      count += in[i] > 0 ? 1 : 0;
    }
    System.arraycopy(net.bias2, stack * size, to, 0, size);
    int first = stack * in.length;
    int next = 0;
    for (; next + 4 <= count; next += 4) {
      float x = in[awake[next]];
      float y = in[awake[next + 1]];
      float z = in[awake[next + 2]];
      float v = in[awake[next + 3]];
      float[] a = rows2[first + awake[next]];
      float[] b = rows2[first + awake[next + 1]];
      float[] c = rows2[first + awake[next + 2]];
      float[] d = rows2[first + awake[next + 3]];
      for (int o = 0; o < size; o++) {
        to[o] += (x * a[o] + y * b[o]) + (z * c[o] + v * d[o]);
      }
    }
    for (; next < count; next++) {
      float x = in[awake[next]];
      float[] row = rows2[first + awake[next]];
      for (int o = 0; o < size; o++) {
        to[o] += x * row[o];
      }
    }
    for (int o = 0; o < size; o++) {
      to[o] = Math.max(0, to[o]);
    }
  }
}
