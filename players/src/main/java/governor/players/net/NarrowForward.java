package governor.players.net;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/**
 * Wide registers over a copy of the net as it is now, with the first layer in numbers of 16 bits: a
 * register holds twice as many, and half as much is fetched for a feature.
 */
final class NarrowForward extends VectorForward {
  private static final VectorSpecies<Short> LANES16 = ShortVector.SPECIES_PREFERRED;
  private static final int WIDTH16 = LANES16.length();
  private static final int BLOCK = 4 * WIDTH16;

  private final NarrowLayer layer;
  private final float unit;
  private final short[] begun;

  NarrowForward(Net net) {
    super(net);
    layer = new NarrowLayer(net);
    unit = 1 / layer.scale;
    begun = new short[net.hidden1];
  }

  /** Whether the first layer fills whole registers. */
  static boolean suits(Net net) {
    return net.hidden1 % WIDTH16 == 0;
  }

  @Override
  protected void sum(int[] features, int from, int end) {
    add(layer.bias, features, from, end, true);
  }

  @Override
  protected void first(float[] before, int[] features, int from, int end) {
    add(before == sums ? begun : layer.bias, features, from, end, false);
  }

  /** Adds the rows of these features to what is there before; to begin with, or to go on. */
  private void add(short[] before, int[] features, int from, int end, boolean begin) {
    int size = before.length;
    short[] weights = layer.weights;
    int block = 0;
    for (; block + BLOCK <= size; block += BLOCK) {
      ShortVector a = ShortVector.fromArray(LANES16, before, block);
      ShortVector b = ShortVector.fromArray(LANES16, before, block + WIDTH16);
      ShortVector c = ShortVector.fromArray(LANES16, before, block + 2 * WIDTH16);
      ShortVector d = ShortVector.fromArray(LANES16, before, block + 3 * WIDTH16);
      for (int f = from; f < end; f++) {
        int at = features[f] * size + block;
        a = a.add(ShortVector.fromArray(LANES16, weights, at));
        b = b.add(ShortVector.fromArray(LANES16, weights, at + WIDTH16));
        c = c.add(ShortVector.fromArray(LANES16, weights, at + 2 * WIDTH16));
        d = d.add(ShortVector.fromArray(LANES16, weights, at + 3 * WIDTH16));
      }
      put(a, begin, block);
      put(b, begin, block + WIDTH16);
      put(c, begin, block + 2 * WIDTH16);
      put(d, begin, block + 3 * WIDTH16);
    }
    for (; block < size; block += WIDTH16) {
      ShortVector a = ShortVector.fromArray(LANES16, before, block);
      for (int f = from; f < end; f++) {
        a = a.add(ShortVector.fromArray(LANES16, weights, features[f] * size + block));
      }
      put(a, begin, block);
    }
  }

  private void put(ShortVector sum, boolean begin, int at) {
    if (begin) {
      sum.intoArray(begun, at);
      return;
    }
    ShortVector cells = sum.max((short) 0);
    put((FloatVector) cells.convertShape(VectorOperators.S2F, LANES, 0), at);
    put((FloatVector) cells.convertShape(VectorOperators.S2F, LANES, 1), at + WIDTH);
  }

  private void put(FloatVector cells, int at) {
    cells.mul(unit).intoArray(layer1, at);
  }
}
