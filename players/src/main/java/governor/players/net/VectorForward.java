package governor.players.net;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/** The layers in wide registers: sixteen outputs at a time, kept in registers over all inputs. */
final class VectorForward extends Forward {
  private static final VectorSpecies<Float> LANES = FloatVector.SPECIES_256;
  private static final int WIDTH = 8;

  VectorForward(Net net) {
    super(net);
  }

  @Override
  protected void hidden1(int[] features, int count) {
    int size = layer1.length;
    float[] weights = net.weights1;
    int block = 0;
    for (; block + 4 * WIDTH <= size; block += 4 * WIDTH) {
      FloatVector a = FloatVector.fromArray(LANES, net.bias1, block);
      FloatVector b = FloatVector.fromArray(LANES, net.bias1, block + WIDTH);
      FloatVector c = FloatVector.fromArray(LANES, net.bias1, block + 2 * WIDTH);
      FloatVector d = FloatVector.fromArray(LANES, net.bias1, block + 3 * WIDTH);
      for (int f = 0; f < count; f++) {
        int at = features[f] * size + block;
        a = a.add(FloatVector.fromArray(LANES, weights, at));
        b = b.add(FloatVector.fromArray(LANES, weights, at + WIDTH));
        c = c.add(FloatVector.fromArray(LANES, weights, at + 2 * WIDTH));
        d = d.add(FloatVector.fromArray(LANES, weights, at + 3 * WIDTH));
      }
      a.max(0).intoArray(layer1, block);
      b.max(0).intoArray(layer1, block + WIDTH);
      c.max(0).intoArray(layer1, block + 2 * WIDTH);
      d.max(0).intoArray(layer1, block + 3 * WIDTH);
    }
    for (; block < size; block += WIDTH) {
      FloatVector a = FloatVector.fromArray(LANES, net.bias1, block);
      for (int f = 0; f < count; f++) {
        a = a.add(FloatVector.fromArray(LANES, weights, features[f] * size + block));
      }
      a.max(0).intoArray(layer1, block);
    }
  }

  @Override
  protected void hidden2() {
    int size = layer2.length;
    float[] weights = net.weights2;
    for (int block = 0; block < size; block += 2 * WIDTH) {
      FloatVector a = FloatVector.fromArray(LANES, net.bias2, block);
      FloatVector b = FloatVector.fromArray(LANES, net.bias2, block + WIDTH);
      for (int i = 0; i < layer1.length; i++) {
        int at = i * size + block;
        FloatVector x = FloatVector.broadcast(LANES, layer1[i]);
        a = FloatVector.fromArray(LANES, weights, at).fma(x, a);
        b = FloatVector.fromArray(LANES, weights, at + WIDTH).fma(x, b);
      }
      a.max(0).intoArray(layer2, block);
      b.max(0).intoArray(layer2, block + WIDTH);
    }
  }
}
