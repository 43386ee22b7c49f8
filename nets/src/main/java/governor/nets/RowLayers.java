package governor.nets;

/**
 * The layers of a net for plain loops: four numbers of 16 bits of the first layer in a long, and
 * every row of the second an array of its own.
 */
final class RowLayers {
  static final int PACKED = 4;
  static final int BITS = 16;

  /** A row of the first layer is as many times this many longs as it needs. */
  static final int BLOCK = 8;

  final long[] weights1;
  final long[] bias1;
  final float[][] rows2;

  /** What a number of the first layer is worth. */
  final float unit;

  RowLayers(Net net, NarrowLayer narrow) {
    unit = 1 / narrow.scale;
    weights1 = pack(narrow.weights, net.hidden1);
    bias1 = pack(narrow.bias, net.hidden1);
    rows2 = rows(net.weights2, net.stacks * net.hidden1, net.hidden2);
  }

  /** Packs rows of this size, each into whole blocks. */
  private static long[] pack(short[] numbers, int size) {
    int width = (size + PACKED * BLOCK - 1) / (PACKED * BLOCK) * BLOCK;
    long[] packed = new long[numbers.length / size * width];
    for (int i = 0; i < numbers.length; i++) {
      int cell = i % size;
      packed[i / size * width + cell / PACKED] += (long) numbers[i] << BITS * (cell % PACKED);
    }
    return packed;
  }

  private static float[][] rows(float[] weights, int count, int size) {
    float[][] rows = new float[count][size];
    for (int i = 0; i < count; i++) {
      System.arraycopy(weights, i * size, rows[i], 0, size);
    }
    return rows;
  }
}
