package governor.players.net;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** The layers in wide registers. */
final class VectorBackward extends Backward {
  private static final VectorSpecies<Float> LANES = FloatVector.SPECIES_256;
  private static final int WIDTH = 8;
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

  @Override
  protected void hidden1(int[] features, int count, float[] pace) {
    int size = error1.length;
    float[] weights = net.weights1;
    for (int block = 0; block < size; block += 2 * WIDTH) {
      FloatVector a = FloatVector.fromArray(LANES, error1, block);
      FloatVector b = FloatVector.fromArray(LANES, error1, block + WIDTH);
      a.add(FloatVector.fromArray(LANES, net.bias1, block)).intoArray(net.bias1, block);
      b.add(FloatVector.fromArray(LANES, net.bias1, block + WIDTH))
          .intoArray(net.bias1, block + WIDTH);
      for (int f = 0; f < count; f++) {
        int at = features[f] * size + block;
        FloatVector faster = FloatVector.broadcast(LANES, pace[features[f]]);
        a.fma(faster, FloatVector.fromArray(LANES, weights, at)).intoArray(weights, at);
        b.fma(faster, FloatVector.fromArray(LANES, weights, at + WIDTH))
            .intoArray(weights, at + WIDTH);
      }
    }
  }

  /** In a fixed order, so that the same seed gives the same net. */
  private float sum(FloatVector vector) {
    vector.intoArray(lanes, 0);
    return ((lanes[0] + lanes[1]) + (lanes[2] + lanes[3]))
        + ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7]));
  }
}
