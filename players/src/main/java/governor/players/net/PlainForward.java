package governor.players.net;

/** Plain loops, for machines without the vector module and for the browser. */
final class PlainForward extends Forward {
  PlainForward(Net net) {
    super(net);
  }

  @Override
  protected void hidden1(int[] features, int count) {
    int size = layer1.length;
    float[] weights = net.weights1;
    System.arraycopy(net.bias1, 0, layer1, 0, size);
    int f = 0;
    for (; f + 4 <= count; f += 4) {
      int a = features[f] * size;
      int b = features[f + 1] * size;
      int c = features[f + 2] * size;
      int d = features[f + 3] * size;
      for (int i = 0; i < size; i++) {
        layer1[i] += (weights[a + i] + weights[b + i]) + (weights[c + i] + weights[d + i]);
      }
    }
    for (; f < count; f++) {
      int a = features[f] * size;
      for (int i = 0; i < size; i++) {
        layer1[i] += weights[a + i];
      }
    }
    for (int i = 0; i < size; i++) {
      layer1[i] = Math.max(0, layer1[i]);
    }
  }

  @Override
  protected void hidden2() {
    int size = layer2.length;
    float[] weights = net.weights2;
    System.arraycopy(net.bias2, 0, layer2, 0, size);
    for (int i = 0; i < layer1.length; i++) {
      float x = layer1[i];
      if (x != 0) {
        int at = i * size;
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
