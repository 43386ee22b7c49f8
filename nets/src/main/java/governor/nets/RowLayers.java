package governor.nets;

/**
 * The layers of a net for plain loops: every row an array of its own, four numbers of 16 bits of
 * the first layer in a long.
 */
final class RowLayers {
  static final int PACKED = 4;
  static final int BITS = 16;

  /**
   * Added to every sum of the first layer, so that none is below zero and borrows from the next.
   */
  static final int OFFSET = 1 << BITS - 1;

  final long[][] rows1;
  final long[] bias1;
  final float[][] rows2;

  /** What a number of the first layer is worth. */
  final float unit;

  RowLayers(Net net, NarrowLayer narrow) {
    unit = 1 / narrow.scale;
    rows1 = new long[net.inputs][];
    for (int i = 0; i < rows1.length; i++) {
      rows1[i] = pack(narrow.weights, i * net.hidden1, net.hidden1, 0);
    }
    bias1 = pack(narrow.bias, 0, net.hidden1, OFFSET);
    rows2 = rows(net.weights2, net.stacks * net.hidden1, net.hidden2);
  }

  /** Packs so many numbers, each with this added; cells that there are not come out as zero. */
  private static long[] pack(short[] numbers, int from, int size, int offset) {
    long[] packed = new long[(size + PACKED - 1) / PACKED];
    for (int cell = 0; cell < PACKED * packed.length; cell++) {
      long number = cell < size ? numbers[from + cell] : 0;
      packed[cell / PACKED] += number + offset << BITS * (cell % PACKED);
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
