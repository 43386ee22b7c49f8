package governor.players.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import governor.core.Rng;
import org.junit.jupiter.api.Test;

/** The plain and the vector way give the same answer. */
class ForwardTest {
  private static final int INPUTS = 300;

  @Test
  void bothWaysAgree() {
    Rng rng = new Rng(3);
    Net net = Net.random(INPUTS, 64, 32, 4, rng);
    assertThat(VectorModule.suits(net)).as("the tests run with the vector module").isTrue();
    Forward plain = new PlainForward(net);
    Forward vector = VectorModule.forward(net);
    int[] features = new int[90];
    for (int i = 0; i < 200; i++) {
      int count = 1 + rng.below(features.length);
      for (int f = 0; f < count; f++) {
        features[f] = rng.below(INPUTS);
      }
      plain.evaluate(features, count);
      vector.evaluate(features, count);
      for (int o = 0; o < net.outputs(); o++) {
        assertThat(vector.outputs[o]).isCloseTo(plain.outputs[o], within(1e-4f));
      }
    }
  }

  @Test
  void winSharesSumToOne() {
    Net net = Net.random(INPUTS, 32, 16, 3, new Rng(4));
    Forward forward = new PlainForward(net);
    float mine = forward.evaluate(new int[] {1, 2, 3}, 3);
    assertThat(mine).isEqualTo(forward.outputs[0]);
    assertThat(forward.outputs[0] + forward.outputs[1] + forward.outputs[2])
        .isCloseTo(1, within(1e-5f));
  }
}
