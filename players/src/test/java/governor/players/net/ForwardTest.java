package governor.players.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import governor.core.Rng;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The plain ways and the vector way give the same answer. */
class ForwardTest {
  private static final int INPUTS = 300;

  @Test
  void allWaysAgree() {
    Rng rng = new Rng(3);
    Net net = Net.random(INPUTS, 64, 32, 4, rng);
    assertThat(VectorModule.suits(net)).as("the tests run with the vector module").isTrue();
    Forward plain = new PlainForward(net);
    Forward vector = VectorModule.forward(net);
    Forward rows = new RowForward(net);
    int[] features = new int[90];
    for (int i = 0; i < 200; i++) {
      int count = 1 + rng.below(features.length);
      for (int f = 0; f < count; f++) {
        features[f] = rng.below(INPUTS);
      }
      plain.evaluate(features, 0, count);
      vector.evaluate(features, 0, count);
      rows.evaluate(features, 0, count);
      for (int o = 0; o < net.outputs(); o++) {
        assertThat(rows.outputs[o]).isCloseTo(plain.outputs[o], within(1e-4f));
        assertThat(vector.outputs[o]).isCloseTo(plain.outputs[o], within(1e-4f));
      }
    }
  }

  @Test
  void winSharesSumToOne() {
    Net net = Net.random(INPUTS, 32, 16, 3, new Rng(4));
    Forward forward = new PlainForward(net);
    float mine = forward.evaluate(new int[] {1, 2, 3}, 0, 3);
    assertThat(mine).isEqualTo(forward.outputs[0]);
    assertThat(forward.outputs[0] + forward.outputs[1] + forward.outputs[2])
        .isCloseTo(1, within(1e-5f));
  }

  @Test
  void whatIsInCommonMayBeSummedUpFirst() {
    Net net = Net.random(INPUTS, 48, 16, 4, new Rng(5));
    int[] features = {7, 8, 9, 40, 41, 90, 91};
    for (Forward forward :
        List.of(new PlainForward(net), new RowForward(net), VectorModule.forward(net))) {
      forward.evaluate(features, 0, features.length);
      float[] whole = forward.outputs.clone();
      forward.begin(features, 0, 4);
      forward.goOn(features, 4, 1);
      assertThat(forward.goOn(features, 4, 3)).isCloseTo(whole[0], within(1e-5f));
      assertThat(forward.outputs).containsExactly(whole, within(1e-5f));
    }
  }

  @Test
  void sharesAreThoseOfTheTrueExponential() {
    Net net = new Net(1, 16, 16, 3);
    net.bias3[0] = 2.5f;
    net.bias3[1] = -1.25f;
    net.bias3[2] = -70;
    Forward forward = new PlainForward(net);
    double first = Math.exp(2.5);
    double second = Math.exp(-1.25);
    assertThat((double) forward.evaluate(new int[0], 0, 0))
        .isCloseTo(first / (first + second), within(1e-6));
    assertThat((double) forward.outputs[1]).isCloseTo(second / (first + second), within(1e-6));
    assertThat(forward.outputs[2]).isBetween(0f, 1e-20f);
  }
}
