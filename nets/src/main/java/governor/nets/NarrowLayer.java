package governor.nets;

import java.util.Arrays;

/**
 * The first layer of a net in numbers of 16 bits.
 *
 * <p>The scale leaves room for sums up to a part of what the largest weights of a cell come to
 * together. Over thousands of questions of every net that comes with Governor no sum, nor a part of
 * one, came to more than 54 % of that room; {@code NarrowLayerTest} holds that none leaves it.
 *
 * <p>Rounding moves win shares by some ten-thousandths, at most by a few thousandths, and most of
 * that alike for all choices of a question. About three questions of a thousand get another best
 * choice, one that is worth the same within a few ten-thousandths.
 */
final class NarrowLayer {
  /** How many of a cell's largest weights are looked at. */
  private static final int TOGETHER = 64;

  /** How much of their sum there is room for; about a fifth is the most that was seen. */
  private static final float ROOM = 0.4f;

  /** Weights are multiplied by this. */
  final float scale;

  final short[] weights;
  final short[] bias;

  NarrowLayer(Net net) {
    scale = Short.MAX_VALUE / (ROOM * highest(net));
    weights = narrow(net.weights1);
    bias = narrow(net.bias1);
  }

  /** The highest sum of a cell's largest weights. */
  private static float highest(Net net) {
    float highest = 1;
    float[] sizes = new float[net.inputs];
    for (int cell = 0; cell < net.hidden1; cell++) {
      for (int i = 0; i < sizes.length; i++) {
        sizes[i] = Math.abs(net.weights1[i * net.hidden1 + cell]);
      }
      Arrays.sort(sizes);
      float sum = Math.abs(net.bias1[cell]);
      for (int i = Math.max(0, sizes.length - TOGETHER); i < sizes.length; i++) {
        sum += sizes[i];
      }
      highest = Math.max(highest, sum);
    }
    return highest;
  }

  private short[] narrow(float[] numbers) {
    short[] narrow = new short[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      narrow[i] =
          (short) Math.clamp(Math.round(numbers[i] * scale), Short.MIN_VALUE, Short.MAX_VALUE);
    }
    return narrow;
  }
}
