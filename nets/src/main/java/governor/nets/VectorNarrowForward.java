package governor.nets;

import java.lang.foreign.MemorySegment;
import java.nio.ByteOrder;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorSpecies;

/**
 * Wide registers over a finished net, with the first layer in numbers of 16 bits: a register holds
 * twice as many, and half as much is fetched for a feature. Weights lie where registers are filled
 * fastest, and sums become cells of the first layer only as they are listed.
 */
final class VectorNarrowForward extends VectorForward {
  private static final VectorSpecies<Short> LANES16 = ShortVector.SPECIES_PREFERRED;
  private static final int WIDTH16 = LANES16.length();
  private static final long BYTES16 = (long) Short.BYTES * WIDTH16;
  private static final long BYTES = (long) Float.BYTES * WIDTH;
  private static final ByteOrder ORDER = ByteOrder.nativeOrder();
  private static final int BLOCK = 4 * WIDTH16;
  private static final int HALF_BLOCK = 2 * WIDTH16;

  /** As many numbers of 16 bits as there are floats in a register. */
  private static final VectorSpecies<Short> HALF =
      VectorSpecies.of(short.class, VectorShape.forBitSize(LANES.vectorBitSize() / 2));

  private final short[] bias;
  private final float unit;
  private final MemorySegment weights1;
  private final MemorySegment weights2;

  /** The sums of the features in common, and of all. */
  private final short[] begun;

  private final short[] whole;

  VectorNarrowForward(FinishedNet finished) {
    super(finished.net());
    bias = finished.narrow().bias;
    unit = 1 / finished.narrow().scale;
    weights1 = finished.aligned().weights1;
    weights2 = finished.aligned().weights2;
    begun = new short[net.hidden1];
    whole = new short[net.hidden1];
  }

  /** Whether the first layer fills whole registers. */
  static boolean suits(Net net) {
    return net.hidden1 % WIDTH16 == 0;
  }

  @Override
  protected void sum(int[] features, int from, int end) {
    add(bias, features, from, end, begun);
  }

  @Override
  protected void first(boolean goOn, int[] features, int from, int end) {
    add(goOn ? begun : bias, features, from, end, whole);
  }

  /**
   * Adds the rows of these features to what is there before. No vector is handed to another method:
   * where the JIT did not inline that, each would become an object.
   */
  private void add(short[] before, int[] features, int from, int end, short[] to) {
    int size = to.length;
    MemorySegment weights = weights1;
    int block = 0;
    for (; block + BLOCK <= size; block += BLOCK) {
      ShortVector a = ShortVector.fromArray(LANES16, before, block);
      ShortVector b = ShortVector.fromArray(LANES16, before, block + WIDTH16);
      ShortVector c = ShortVector.fromArray(LANES16, before, block + 2 * WIDTH16);
      ShortVector d = ShortVector.fromArray(LANES16, before, block + 3 * WIDTH16);
      for (int f = from; f < end; f++) {
        long at = (long) Short.BYTES * (features[f] * size + block);
        a = a.add(ShortVector.fromMemorySegment(LANES16, weights, at, ORDER));
        b = b.add(ShortVector.fromMemorySegment(LANES16, weights, at + BYTES16, ORDER));
        c = c.add(ShortVector.fromMemorySegment(LANES16, weights, at + 2 * BYTES16, ORDER));
        d = d.add(ShortVector.fromMemorySegment(LANES16, weights, at + 3 * BYTES16, ORDER));
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
        long at = (long) Short.BYTES * (features[f] * size + block);
        a = a.add(ShortVector.fromMemorySegment(LANES16, weights, at, ORDER));
        b = b.add(ShortVector.fromMemorySegment(LANES16, weights, at + BYTES16, ORDER));
      }
      a.intoArray(to, block);
      b.intoArray(to, block + WIDTH16);
    }
    for (; block < size; block += WIDTH16) {
      ShortVector a = ShortVector.fromArray(LANES16, before, block);
      for (int f = from; f < end; f++) {
        long at = (long) Short.BYTES * (features[f] * size + block);
        a = a.add(ShortVector.fromMemorySegment(LANES16, weights, at, ORDER));
      }
      a.intoArray(to, block);
    }
  }

  /** Straight from the sums. */
  @Override
  protected int findAwake() {
    int count = 0;
    for (int i = 0; i < whole.length; i += WIDTH) {
      FloatVector cells =
          ((FloatVector) ShortVector.fromArray(HALF, whole, i).castShape(LANES, 0)).mul(unit);
      VectorMask<Float> mask = cells.compare(VectorOperators.GT, 0);
      cells.compress(mask).intoArray(awake, count);
      IntVector.fromArray(PLACES, rows, i).compress(mask.cast(PLACES)).intoArray(awakeRows, count);
      count += mask.trueCount();
    }
    FloatVector.zero(LANES).intoArray(awake, count);
    IntVector.zero(PLACES).intoArray(awakeRows, count);
    return count;
  }

  /** The same as for a net that learns, with weights from elsewhere. */
  @Override
  protected void addAwakeToTwo(int count, int block) {
    int size = layer2.length;
    MemorySegment weights = weights2;
    int first = stack * net.hidden1 * size + block;
    FloatVector a = FloatVector.fromArray(LANES, net.bias2, stack * size + block);
    FloatVector b = FloatVector.fromArray(LANES, net.bias2, stack * size + block + WIDTH);
    FloatVector c = FloatVector.zero(LANES);
    FloatVector d = FloatVector.zero(LANES);
    FloatVector e = FloatVector.zero(LANES);
    FloatVector f = FloatVector.zero(LANES);
    FloatVector g = FloatVector.zero(LANES);
    FloatVector h = FloatVector.zero(LANES);
    for (int i = 0; i < count; i += STRIDE) {
      long at = (long) Float.BYTES * (first + awakeRows[i]);
      FloatVector x = FloatVector.broadcast(LANES, awake[i]);
      a = FloatVector.fromMemorySegment(LANES, weights, at, ORDER).fma(x, a);
      b = FloatVector.fromMemorySegment(LANES, weights, at + BYTES, ORDER).fma(x, b);
      at = (long) Float.BYTES * (first + awakeRows[i + 1]);
      x = FloatVector.broadcast(LANES, awake[i + 1]);
      c = FloatVector.fromMemorySegment(LANES, weights, at, ORDER).fma(x, c);
      d = FloatVector.fromMemorySegment(LANES, weights, at + BYTES, ORDER).fma(x, d);
      at = (long) Float.BYTES * (first + awakeRows[i + 2]);
      x = FloatVector.broadcast(LANES, awake[i + 2]);
      e = FloatVector.fromMemorySegment(LANES, weights, at, ORDER).fma(x, e);
      f = FloatVector.fromMemorySegment(LANES, weights, at + BYTES, ORDER).fma(x, f);
      at = (long) Float.BYTES * (first + awakeRows[i + 3]);
      x = FloatVector.broadcast(LANES, awake[i + 3]);
      g = FloatVector.fromMemorySegment(LANES, weights, at, ORDER).fma(x, g);
      h = FloatVector.fromMemorySegment(LANES, weights, at + BYTES, ORDER).fma(x, h);
    }
    a.add(c).add(e.add(g)).max(0).intoArray(layer2, block);
    b.add(d).add(f.add(h)).max(0).intoArray(layer2, block + WIDTH);
  }
}
