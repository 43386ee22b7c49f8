package governor.nets;

/** Plain loops that follow a net while it learns, for machines without the vector module. */
final class PlainForward extends Forward {
  PlainForward(Net net) {
    super(net);
  }

  @Override
  protected void sum(int[] features, int from, int end) {
    System.arraycopy(net.bias1, 0, sums, 0, sums.length);
    add(features, from, end, sums);
  }

  @Override
  protected void first(boolean begun, int[] features, int from, int end) {
    System.arraycopy(begun ? sums : net.bias1, 0, layer1, 0, layer1.length);
    add(features, from, end, layer1);
    for (int i = 0; i < layer1.length; i++) {
      layer1[i] = Math.max(0, layer1[i]);
    }
  }

  /** Adds the rows of these features, four at a time. */
  private void add(int[] features, int from, int end, float[] to) {
    int size = to.length;
    float[] weights = net.weights1;
    int f = from;
    for (; f + 4 <= end; f += 4) {
      int a = features[f] * size;
      int b = features[f + 1] * size;
      int c = features[f + 2] * size;
      int d = features[f + 3] * size;
      for (int i = 0; i < size; i++) {
        to[i] += (weights[a + i] + weights[b + i]) + (weights[c + i] + weights[d + i]);
      }
    }
    for (; f < end; f++) {
      int a = features[f] * size;
      for (int i = 0; i < size; i++) {
        to[i] += weights[a + i];
      }
    }
  }

  @Override
  protected void hidden2() {
    int size = layer2.length;
    float[] weights = net.weights2;
    System.arraycopy(net.bias2, stack * size, layer2, 0, size);
    for (int i = 0; i < layer1.length; i++) {
      float x = layer1[i];
      if (x != 0) {
        int at = (stack * layer1.length + i) * size;
        for (int o = 0; o < size; o++) {
          layer2[o] += x * weights[at + o];
        }
      }
    }
    for (int o = 0; o < size; o++) {
      layer2[o] = Math.max(0, layer2[o]);
    }
  }
}
