package governor.nets;

/** Plain loops. */
final class PlainBackward extends Backward {
  PlainBackward(Net net, Forward forward) {
    super(net, forward);
  }

  @Override
  protected void hidden2(float rate) {
    int size = error2.length;
    float[] weights = net.weights2;
    for (int i = 0; i < error1.length; i++) {
      float x = forward.layer1[i];
      float error = 0;
      if (x > 0) {
        int at = (forward.stack * error1.length + i) * size;
        float step = rate * x;
        for (int o = 0; o < size; o++) {
          error += error2[o] * weights[at + o];
          weights[at + o] -= step * error2[o];
        }
      }
      error1[i] = -rate * error;
    }
    for (int o = 0; o < size; o++) {
      net.bias2[forward.stack * size + o] -= rate * error2[o];
    }
  }

  @Override
  protected void hidden1(int[] features, int count, float[] pace) {
    int size = error1.length;
    for (int i = 0; i < size; i++) {
      net.bias1[i] += error1[i];
    }
    for (int f = 0; f < count; f++) {
      int at = features[f] * size;
      float faster = pace[features[f]];
      for (int i = 0; i < size; i++) {
        net.weights1[at + i] += faster * error1[i];
      }
    }
  }
}
