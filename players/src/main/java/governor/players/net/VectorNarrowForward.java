package governor.players.net;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/**
 * Wide registers over a finished net, with the first layer in numbers of 16 bits: a register holds
 * twice as many, and half as much is fetched for a feature.
 */
final class VectorNarrowForward extends VectorForward {
  private static final VectorSpecies<Short> LANES16 = ShortVector.SPECIES_PREFERRED;
  private static final int WIDTH16 = LANES16.length();
  private static final int BLOCK = 4 * WIDTH16;
  private static final int HALF_BLOCK = 2 * WIDTH16;

  /** As many numbers of 16 bits as there are floats in a register. */
  private static final VectorSpecies<Short> HALF =
      VectorSpecies.of(short.class, VectorShape.forBitSize(LANES.vectorBitSize() / 2));

  private final NarrowLayer layer;
  private final float unit;

  /** The sums of the features in common, and of all. */
  private final short[] begun;

  private final short[] whole;

  VectorNarrowForward(FinishedNet finished) {
    super(finished.net());
    layer = finished.narrow();
    unit = 1 / layer.scale;
    begun = new short[net.hidden1];
    whole = new short[net.hidden1];
  }

  /** Whether the first layer fills whole registers. */
  static boolean suits(Net net) {
    return net.hidden1 % WIDTH16 == 0;
  }

  @Override
  protected void sum(int[] features, int from, int end) {
    add(layer.bias, features, from, end, begun);
  }

  @Override
  protected void first(boolean goOn, int[] features, int from, int end) {
    add(goOn ? begun : layer.bias, features, from, end, whole);
    widen();
  }

  /**
   * Adds the rows of these features to what is there before. No vector is handed to another method:
   * where the JIT did not inline that, each would become an object.
   */
  private void add(short[] before, int[] features, int from, int end, short[] to) {
    int size = to.length;
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
      a.intoArray(to, block);
      b.intoArray(to, block + WIDTH16);
      c.intoArray(to, block + 2 * WIDTH16);
      d.intoArray(to, block + 3 * WIDTH16);
    }
    for (; block + HALF_BLOCK <= size; block += HALF_BLOCK) {
      ShortVector a = ShortVector.fromArray(LANES16, before, block);
      ShortVector b = ShortVector.fromArray(LANES16, before, block + WIDTH16);
      for (int f = from; f < end; f++) {
        int at = features[f] * size + block;
        a = a.add(ShortVector.fromArray(LANES16, weights, at));
        b = b.add(ShortVector.fromArray(LANES16, weights, at + WIDTH16));
      }
      a.intoArray(to, block);
      b.intoArray(to, block + WIDTH16);
    }
    for (; block < size; block += WIDTH16) {
      ShortVector a = ShortVector.fromArray(LANES16, before, block);
      for (int f = from; f < end; f++) {
        a = a.add(ShortVector.fromArray(LANES16, weights, features[f] * size + block));
      }
      a.intoArray(to, block);
    }
  }

  /** The sums become cells of the first layer. */
  private void widen() {
    for (int at = 0; at < whole.length; at += WIDTH) {
      ((FloatVector) ShortVector.fromArray(HALF, whole, at).castShape(LANES, 0))
          .mul(unit)
          .max(0)
          .intoArray(layer1, at);
    }
  }
}
