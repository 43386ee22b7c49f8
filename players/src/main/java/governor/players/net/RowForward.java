package governor.players.net;

/**
 * Plain loops over a copy of the net as it is now, in which every row is an array of its own. The
 * JIT makes wide additions of loops over several arrays, but not over several places of one array,
 * which might overlap.
 */
final class RowForward extends PlainForward {
  private final float[][] rows1;
  private final float[][] rows2;

  /** The cells of the first layer that are not zero. */
  private final int[] awake;

  RowForward(Net net) {
    super(net);
    rows1 = rows(net.weights1, net.inputs, net.hidden1);
    rows2 = rows(net.weights2, net.stacks * net.hidden1, net.hidden2);
    awake = new int[net.hidden1];
  }

  private static float[][] rows(float[] weights, int count, int size) {
    float[][] rows = new float[count][size];
    for (int i = 0; i < count; i++) {
      System.arraycopy(weights, i * size, rows[i], 0, size);
    }
    return rows;
  }

  /** Adds the rows of these features, eight at a time. */
  @Override
  void add(int[] features, int from, int end, float[] to) {
    int size = to.length;
    int f = from;
    for (; f + 8 <= end; f += 8) {
      float[] a = rows1[features[f]];
      float[] b = rows1[features[f + 1]];
      float[] c = rows1[features[f + 2]];
      float[] d = rows1[features[f + 3]];
      float[] e = rows1[features[f + 4]];
      float[] g = rows1[features[f + 5]];
      float[] h = rows1[features[f + 6]];
      float[] j = rows1[features[f + 7]];
      for (int i = 0; i < size; i++) {
        to[i] += ((a[i] + b[i]) + (c[i] + d[i])) + ((e[i] + g[i]) + (h[i] + j[i]));
      }
    }
    for (; f < end; f++) {
      float[] row = rows1[features[f]];
      for (int i = 0; i < size; i++) {
        to[i] += row[i];
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
