package governor.nets;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * The layers in the widest registers there are. Sums go through several registers side by side,
 * since one addition must not wait for the one before.
 */
class VectorForward extends Forward {
  static final VectorSpecies<Float> LANES = FloatVector.SPECIES_PREFERRED;
  static final VectorSpecies<Integer> PLACES = IntVector.SPECIES_PREFERRED;
  static final int WIDTH = LANES.length();

  /** How many registers of the first layer are summed at a time. */
  private static final int BLOCK = 8 * WIDTH;

  private static final int HALF_BLOCK = 4 * WIDTH;

  /** How many awake cells are added at a time to the second layer. */
  static final int STRIDE = 4;

  /** The outputs of four seats fill a register of this size. */
  private static final VectorSpecies<Float> EIGHT = FloatVector.SPECIES_256;

  private static final int EIGHT_WIDTH = 8;

  /** Where the weights of each cell of the first layer begin in a stack of the second. */
  protected final int[] rows;

  /**
   * The cells of the first layer that are not zero: their values, and where their weights begin.
   */
  protected final float[] awake;

  protected final int[] awakeRows;

  VectorForward(Net net) {
    super(net);
    rows = new int[net.hidden1];
    for (int i = 0; i < rows.length; i++) {
      rows[i] = i * net.hidden2;
    }
    awake = new float[net.hidden1 + WIDTH];
    awakeRows = new int[net.hidden1 + WIDTH];
  }

  @Override
  protected void sum(int[] features, int from, int end) {
    add(net.bias1, features, from, end, sums, Float.NEGATIVE_INFINITY);
  }

  @Override
  protected void first(boolean begun, int[] features, int from, int end) {
    add(begun ? sums : net.bias1, features, from, end, layer1, 0);
  }

  /** Adds the rows of these features to what is there before; nothing comes out below the least. */
  private void add(float[] before, int[] features, int from, int end, float[] to, float least) {
    int size = to.length;
    float[] weights = net.weights1;
    int block = 0;
    for (; block + BLOCK <= size; block += BLOCK) {
      FloatVector a = FloatVector.fromArray(LANES, before, block);
      FloatVector b = FloatVector.fromArray(LANES, before, block + WIDTH);
      FloatVector c = FloatVector.fromArray(LANES, before, block + 2 * WIDTH);
      FloatVector d = FloatVector.fromArray(LANES, before, block + 3 * WIDTH);
      FloatVector e = FloatVector.fromArray(LANES, before, block + 4 * WIDTH);
      FloatVector g = FloatVector.fromArray(LANES, before, block + 5 * WIDTH);
      FloatVector h = FloatVector.fromArray(LANES, before, block + 6 * WIDTH);
      FloatVector j = FloatVector.fromArray(LANES, before, block + 7 * WIDTH);
      for (int f = from; f < end; f++) {
        int at = features[f] * size + block;
        a = a.add(FloatVector.fromArray(LANES, weights, at));
        b = b.add(FloatVector.fromArray(LANES, weights, at + WIDTH));
        c = c.add(FloatVector.fromArray(LANES, weights, at + 2 * WIDTH));
        d = d.add(FloatVector.fromArray(LANES, weights, at + 3 * WIDTH));
        e = e.add(FloatVector.fromArray(LANES, weights, at + 4 * WIDTH));
        g = g.add(FloatVector.fromArray(LANES, weights, at + 5 * WIDTH));
        h = h.add(FloatVector.fromArray(LANES, weights, at + 6 * WIDTH));
        j = j.add(FloatVector.fromArray(LANES, weights, at + 7 * WIDTH));
      }
      a.max(least).intoArray(to, block);
      b.max(least).intoArray(to, block + WIDTH);
      c.max(least).intoArray(to, block + 2 * WIDTH);
      d.max(least).intoArray(to, block + 3 * WIDTH);
      e.max(least).intoArray(to, block + 4 * WIDTH);
      g.max(least).intoArray(to, block + 5 * WIDTH);
      h.max(least).intoArray(to, block + 6 * WIDTH);
      j.max(least).intoArray(to, block + 7 * WIDTH);
    }
    for (; block + HALF_BLOCK <= size; block += HALF_BLOCK) {
      FloatVector a = FloatVector.fromArray(LANES, before, block);
      FloatVector b = FloatVector.fromArray(LANES, before, block + WIDTH);
      FloatVector c = FloatVector.fromArray(LANES, before, block + 2 * WIDTH);
      FloatVector d = FloatVector.fromArray(LANES, before, block + 3 * WIDTH);
      for (int f = from; f < end; f++) {
        int at = features[f] * size + block;
        a = a.add(FloatVector.fromArray(LANES, weights, at));
        b = b.add(FloatVector.fromArray(LANES, weights, at + WIDTH));
        c = c.add(FloatVector.fromArray(LANES, weights, at + 2 * WIDTH));
        d = d.add(FloatVector.fromArray(LANES, weights, at + 3 * WIDTH));
      }
      a.max(least).intoArray(to, block);
      b.max(least).intoArray(to, block + WIDTH);
      c.max(least).intoArray(to, block + 2 * WIDTH);
      d.max(least).intoArray(to, block + 3 * WIDTH);
    }
    for (; block < size; block += WIDTH) {
      FloatVector a = FloatVector.fromArray(LANES, before, block);
      for (int f = from; f < end; f++) {
        a = a.add(FloatVector.fromArray(LANES, weights, features[f] * size + block));
      }
      a.max(least).intoArray(to, block);
    }
  }

  @Override
  protected final void hidden2() {
    int size = layer2.length;
    int count = findAwake();
    int block = 0;
    for (; block + 2 * WIDTH <= size; block += 2 * WIDTH) {
      addAwakeToTwo(count, block);
    }
    for (; block < size; block += WIDTH) {
      addAwakeToOne(count, block);
    }
  }

  /**
   * Lists the cells of the first layer that are not zero, most of the time a third of them, and
   * after them cells of value zero up to the next stride; returns how many there are.
   */
  protected int findAwake() {
    int count = 0;
    for (int i = 0; i < layer1.length; i += WIDTH) {
      FloatVector cells = FloatVector.fromArray(LANES, layer1, i);
      VectorMask<Float> mask = cells.compare(VectorOperators.GT, 0);
      cells.compress(mask).intoArray(awake, count);
      IntVector.fromArray(PLACES, rows, i).compress(mask.cast(PLACES)).intoArray(awakeRows, count);
      count += mask.trueCount();
    }
    FloatVector.zero(LANES).intoArray(awake, count);
    IntVector.zero(PLACES).intoArray(awakeRows, count);
    return count;
  }

  /** Two registers of the second layer, from this cell on. */
  protected void addAwakeToTwo(int count, int block) {
    int size = layer2.length;
    float[] weights = net.weights2;
    int first = stack * layer1.length * size + block;
    FloatVector a = FloatVector.fromArray(LANES, net.bias2, stack * size + block);
    FloatVector b = FloatVector.fromArray(LANES, net.bias2, stack * size + block + WIDTH);
    FloatVector c = FloatVector.zero(LANES);
    FloatVector d = FloatVector.zero(LANES);
    FloatVector e = FloatVector.zero(LANES);
    FloatVector f = FloatVector.zero(LANES);
    FloatVector g = FloatVector.zero(LANES);
    FloatVector h = FloatVector.zero(LANES);
    for (int i = 0; i < count; i += STRIDE) {
      int at = first + awakeRows[i];
      FloatVector x = FloatVector.broadcast(LANES, awake[i]);
      a = FloatVector.fromArray(LANES, weights, at).fma(x, a);
      b = FloatVector.fromArray(LANES, weights, at + WIDTH).fma(x, b);
      at = first + awakeRows[i + 1];
      x = FloatVector.broadcast(LANES, awake[i + 1]);
      c = FloatVector.fromArray(LANES, weights, at).fma(x, c);
      d = FloatVector.fromArray(LANES, weights, at + WIDTH).fma(x, d);
      at = first + awakeRows[i + 2];
      x = FloatVector.broadcast(LANES, awake[i + 2]);
      e = FloatVector.fromArray(LANES, weights, at).fma(x, e);
      f = FloatVector.fromArray(LANES, weights, at + WIDTH).fma(x, f);
      at = first + awakeRows[i + 3];
      x = FloatVector.broadcast(LANES, awake[i + 3]);
      g = FloatVector.fromArray(LANES, weights, at).fma(x, g);
      h = FloatVector.fromArray(LANES, weights, at + WIDTH).fma(x, h);
    }
    a.add(c).add(e.add(g)).max(0).intoArray(layer2, block);
    b.add(d).add(f.add(h)).max(0).intoArray(layer2, block + WIDTH);
  }

  /** One register of the second layer, from this cell on. */
  private void addAwakeToOne(int count, int block) {
    int size = layer2.length;
    int first = stack * layer1.length * size + block;
    FloatVector a = FloatVector.fromArray(LANES, net.bias2, stack * size + block);
    for (int i = 0; i < count; i++) {
      a =
          FloatVector.fromArray(LANES, net.weights2, first + awakeRows[i])
              .fma(FloatVector.broadcast(LANES, awake[i]), a);
    }
    a.max(0).intoArray(layer2, block);
  }

  @Override
  protected final void logits() {
    if (outputs.length != EIGHT_WIDTH) {
      super.logits();
      return;
    }
    float[] in = layer2;
    int first = stack * in.length * EIGHT_WIDTH;
    float[] weights = net.weights3;
    FloatVector a = FloatVector.fromArray(EIGHT, net.bias3, stack * EIGHT_WIDTH);
    FloatVector b = FloatVector.zero(EIGHT);
    FloatVector c = FloatVector.zero(EIGHT);
    FloatVector d = FloatVector.zero(EIGHT);
    for (int i = 0; i < in.length; i += STRIDE) {
      int at = first + i * EIGHT_WIDTH;
      a = FloatVector.fromArray(EIGHT, weights, at).fma(FloatVector.broadcast(EIGHT, in[i]), a);
      b =
          FloatVector.fromArray(EIGHT, weights, at + EIGHT_WIDTH)
              .fma(FloatVector.broadcast(EIGHT, in[i + 1]), b);
      c =
          FloatVector.fromArray(EIGHT, weights, at + 2 * EIGHT_WIDTH)
              .fma(FloatVector.broadcast(EIGHT, in[i + 2]), c);
      d =
          FloatVector.fromArray(EIGHT, weights, at + 3 * EIGHT_WIDTH)
              .fma(FloatVector.broadcast(EIGHT, in[i + 3]), d);
    }
    a.add(b).add(c.add(d)).intoArray(outputs, 0);
  }
}
