package governor.players.net;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The layers in wide registers. Sums go through several registers side by side, since one addition
 * must not wait for the one before.
 */
final class VectorForward extends Forward {
  private static final VectorSpecies<Float> LANES = FloatVector.SPECIES_256;
  private static final int WIDTH = 8;

  /** How many registers of the first layer are summed at a time. */
  private static final int BLOCK = 4 * WIDTH;

  VectorForward(Net net) {
    super(net);
  }

  @Override
  protected void sum(int[] features, int from, int end) {
    int size = layer1.length;
    float[] weights = net.weights1;
    int block = 0;
    for (; block + BLOCK <= size; block += BLOCK) {
      FloatVector a = FloatVector.fromArray(LANES, net.bias1, block);
      FloatVector b = FloatVector.fromArray(LANES, net.bias1, block + WIDTH);
      FloatVector c = FloatVector.fromArray(LANES, net.bias1, block + 2 * WIDTH);
      FloatVector d = FloatVector.fromArray(LANES, net.bias1, block + 3 * WIDTH);
      for (int f = from; f < end; f++) {
        int at = features[f] * size + block;
        a = a.add(FloatVector.fromArray(LANES, weights, at));
        b = b.add(FloatVector.fromArray(LANES, weights, at + WIDTH));
        c = c.add(FloatVector.fromArray(LANES, weights, at + 2 * WIDTH));
        d = d.add(FloatVector.fromArray(LANES, weights, at + 3 * WIDTH));
      }
      a.intoArray(sums, block);
      b.intoArray(sums, block + WIDTH);
      c.intoArray(sums, block + 2 * WIDTH);
      d.intoArray(sums, block + 3 * WIDTH);
    }
    for (; block < size; block += WIDTH) {
      FloatVector a = FloatVector.fromArray(LANES, net.bias1, block);
      for (int f = from; f < end; f++) {
        a = a.add(FloatVector.fromArray(LANES, weights, features[f] * size + block));
      }
      a.intoArray(sums, block);
    }
  }

  @Override
  protected void first(float[] before, int[] features, int from, int end) {
    int size = layer1.length;
    float[] weights = net.weights1;
    int block = 0;
    for (; block + BLOCK <= size; block += BLOCK) {
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
      a.max(0).intoArray(layer1, block);
      b.max(0).intoArray(layer1, block + WIDTH);
      c.max(0).intoArray(layer1, block + 2 * WIDTH);
      d.max(0).intoArray(layer1, block + 3 * WIDTH);
    }
    for (; block < size; block += WIDTH) {
      FloatVector a = FloatVector.fromArray(LANES, before, block);
      for (int f = from; f < end; f++) {
        a = a.add(FloatVector.fromArray(LANES, weights, features[f] * size + block));
      }
      a.max(0).intoArray(layer1, block);
    }
  }

  @Override
  protected void hidden2() {
    int size = layer2.length;
    float[] weights = net.weights2;
    float[] in = layer1;
    int first = stack * in.length * size;
    for (int block = 0; block < size; block += 2 * WIDTH) {
      FloatVector a = FloatVector.fromArray(LANES, net.bias2, stack * size + block);
      FloatVector b = FloatVector.fromArray(LANES, net.bias2, stack * size + block + WIDTH);
      FloatVector c = FloatVector.zero(LANES);
      FloatVector d = FloatVector.zero(LANES);
      FloatVector e = FloatVector.zero(LANES);
      FloatVector f = FloatVector.zero(LANES);
      FloatVector g = FloatVector.zero(LANES);
      FloatVector h = FloatVector.zero(LANES);
      for (int i = 0; i < in.length; i += 4) {
        int at = first + i * size + block;
        FloatVector x = FloatVector.broadcast(LANES, in[i]);
        a = FloatVector.fromArray(LANES, weights, at).fma(x, a);
        b = FloatVector.fromArray(LANES, weights, at + WIDTH).fma(x, b);
        x = FloatVector.broadcast(LANES, in[i + 1]);
        c = FloatVector.fromArray(LANES, weights, at + size).fma(x, c);
        d = FloatVector.fromArray(LANES, weights, at + size + WIDTH).fma(x, d);
        x = FloatVector.broadcast(LANES, in[i + 2]);
        e = FloatVector.fromArray(LANES, weights, at + 2 * size).fma(x, e);
        f = FloatVector.fromArray(LANES, weights, at + 2 * size + WIDTH).fma(x, f);
        x = FloatVector.broadcast(LANES, in[i + 3]);
        g = FloatVector.fromArray(LANES, weights, at + 3 * size).fma(x, g);
        h = FloatVector.fromArray(LANES, weights, at + 3 * size + WIDTH).fma(x, h);
      }
      a.add(c).add(e.add(g)).max(0).intoArray(layer2, block);
      b.add(d).add(f.add(h)).max(0).intoArray(layer2, block + WIDTH);
    }
  }

  @Override
  protected void logits() {
    if (outputs.length != WIDTH) {
      super.logits();
      return;
    }
    float[] in = layer2;
    int first = stack * in.length * WIDTH;
    float[] weights = net.weights3;
    FloatVector a = FloatVector.fromArray(LANES, net.bias3, stack * WIDTH);
    FloatVector b = FloatVector.zero(LANES);
    FloatVector c = FloatVector.zero(LANES);
    FloatVector d = FloatVector.zero(LANES);
    for (int i = 0; i < in.length; i += 4) {
      int at = first + i * WIDTH;
      a = FloatVector.fromArray(LANES, weights, at).fma(FloatVector.broadcast(LANES, in[i]), a);
      b =
          FloatVector.fromArray(LANES, weights, at + WIDTH)
              .fma(FloatVector.broadcast(LANES, in[i + 1]), b);
      c =
          FloatVector.fromArray(LANES, weights, at + 2 * WIDTH)
              .fma(FloatVector.broadcast(LANES, in[i + 2]), c);
      d =
          FloatVector.fromArray(LANES, weights, at + 3 * WIDTH)
              .fma(FloatVector.broadcast(LANES, in[i + 3]), d);
    }
    a.add(b).add(c.add(d)).intoArray(outputs, 0);
  }
}
