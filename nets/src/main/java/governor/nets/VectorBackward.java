package governor.nets;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** The layers in wide registers. */
final class VectorBackward extends Backward {
  private static final VectorSpecies<Float> LANES = FloatVector.SPECIES_256;
  private static final int WIDTH = 8;

  /** For what gives the same in registers of any width. */
  private static final VectorSpecies<Float> WIDEST =
      FloatVector.SPECIES_MAX.length() > 16 ? FloatVector.SPECIES_512 : FloatVector.SPECIES_MAX;

  private final float[] lanes = new float[WIDTH];

  VectorBackward(Net net, Forward forward) {
    super(net, forward);
  }

  @Override
  protected void hidden2(float rate) {
    int size = error2.length;
    float[] weights = net.weights2;
    float[] errors = error2;
    int first = forward.stack * error1.length;
    for (int i = 0; i < error1.length; i++) {
      float x = forward.layer1[i];
      float error = 0;
      if (x > 0) {
        FloatVector step = FloatVector.broadcast(LANES, -rate * x);
        FloatVector products = FloatVector.zero(LANES);
        for (int o = 0; o < size; o += WIDTH) {
          FloatVector weight = FloatVector.fromArray(LANES, weights, (first + i) * size + o);
          FloatVector e = FloatVector.fromArray(LANES, errors, o);
          products = e.fma(weight, products);
          e.fma(step, weight).intoArray(weights, (first + i) * size + o);
        }
        error = sum(products);
      }
      error1[i] = -rate * error;
    }
    for (int o = 0; o < size; o++) {
      net.bias2[forward.stack * size + o] -= rate * errors[o];
    }
  }

  /** Row by row, so that memory is read and written in its order. */
  @Override
  protected void hidden1(int[] features, int count, float[] pace) {
    add(1, net.bias1, 0);
    for (int f = 0; f < count; f++) {
      add(pace[features[f]], net.weights1, features[f] * error1.length);
    }
  }

  /** Adds so many times {@link #error1} to a row. */
  private void add(float times, float[] to, int row) {
    FloatVector faster = FloatVector.broadcast(WIDEST, times);
    for (int i = 0; i < error1.length; i += WIDEST.length()) {
      FloatVector.fromArray(WIDEST, error1, i)
          .fma(faster, FloatVector.fromArray(WIDEST, to, row + i))
          .intoArray(to, row + i);
    }
  }

  /** In a fixed order, so that the same seed gives the same net. */
  private float sum(FloatVector vector) {
    vector.intoArray(lanes, 0);
    return ((lanes[0] + lanes[1]) + (lanes[2] + lanes[3]))
        + ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7]));
  }
}
