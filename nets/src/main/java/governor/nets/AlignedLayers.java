package governor.nets;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * The weights of a finished net's two hidden layers outside of the heap, where they can begin with
 * a line of the processor's cache: a wide register that is filled from two lines takes twice as
 * long.
 */
final class AlignedLayers {
  private static final int LINE = 64;

  /** The weights of the first layer in 16 bits, a row for each feature. */
  final MemorySegment weights1;

  /** The weights of the second layer, a row for each cell of the first, one stack after another. */
  final MemorySegment weights2;

  AlignedLayers(Net net, NarrowLayer narrow) {
    Arena arena = Arena.ofAuto();
    int size1 = narrow.weights.length;
    weights1 = arena.allocate((long) size1 * Short.BYTES, LINE);
    MemorySegment.copy(narrow.weights, 0, weights1, ValueLayout.JAVA_SHORT, 0, size1);
    int size2 = net.weights2.length;
    weights2 = arena.allocate((long) size2 * Float.BYTES, LINE);
    MemorySegment.copy(net.weights2, 0, weights2, ValueLayout.JAVA_FLOAT, 0, size2);
  }
}
