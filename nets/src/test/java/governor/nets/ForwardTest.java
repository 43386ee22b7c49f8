package governor.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import governor.core.Rng;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The plain ways and the vector ways give the same answer; the narrow one nearly. */
class ForwardTest {
  private static final int INPUTS = 300;
  private static final int STACKS = 3;

  /**
   * Many times what rounding the first layer to 16 bits usually moves, and no choice hangs on it.
   */
  private static final float NARROW = 5e-3f;

  /** Makes all stacks different. */
  private static Net withStacks(Net net, Rng rng) {
    for (float[] array : List.of(net.weights2, net.bias2, net.weights3, net.bias3)) {
      for (int i = 0; i < array.length; i++) {
        array[i] += (float) (0.2 * rng.unit() - 0.1);
      }
    }
    return net;
  }

  @Test
  void everyKindOfChoiceIsJudgedByItsOwnStack() {
    Rng rng = new Rng(6);
    Net net = withStacks(Net.random(INPUTS, 32, 16, 4, STACKS, rng), rng);
    for (int kind = 0; kind < STACKS; kind++) {
      Net alone = new Net(INPUTS, 32, 16, 4, 1);
      for (int a = 0; a < net.arrays().length; a++) {
        float[] own = alone.arrays()[a];
        System.arraycopy(net.arrays()[a], a < 2 ? 0 : kind * own.length, own, 0, own.length);
      }
      Forward stacked = new PlainForward(net);
      float share = stacked.evaluate(new int[] {1, 2, 3}, 0, 3, kind);
      assertThat(share).isEqualTo(new PlainForward(alone).evaluate(new int[] {1, 2, 3}, 0, 3, 0));
      assertThat(share)
          .isNotEqualTo(stacked.evaluate(new int[] {1, 2, 3}, 0, 3, (kind + 1) % STACKS));
    }
  }

  @Test
  void learningMovesTheStackOfItsKindOnly() {
    Rng rng = new Rng(7);
    Net start = withStacks(Net.random(INPUTS, 32, 16, 4, STACKS, rng), rng);
    for (boolean plain : new boolean[] {true, false}) {
      Net net = start.copy();
      Forward forward = plain ? new PlainForward(net) : VectorModule.forward(net);
      Backward backward =
          plain ? new PlainBackward(net, forward) : VectorModule.backward(net, forward);
      float[] pace = new float[INPUTS];
      Arrays.fill(pace, 1);
      float before = forward.evaluate(new int[] {1, 2}, 0, 2, 1);
      backward.step(new int[] {1, 2}, 2, new float[] {-1, 0, 0, 0, 0, 0, 0, 0}, 0.01f, pace);
      for (int a = 2; a < net.arrays().length; a++) {
        float[] now = net.arrays()[a];
        float[] was = start.arrays()[a];
        int size = now.length / STACKS;
        assertThat(Arrays.copyOf(now, size)).isEqualTo(Arrays.copyOf(was, size));
        assertThat(Arrays.copyOfRange(now, size, 2 * size))
            .isNotEqualTo(Arrays.copyOfRange(was, size, 2 * size));
        assertThat(Arrays.copyOfRange(now, 2 * size, now.length))
            .isEqualTo(Arrays.copyOfRange(was, 2 * size, was.length));
      }
      assertThat(forward.evaluate(new int[] {1, 2}, 0, 2, 1)).isGreaterThan(before);
    }
  }

  @Test
  void allWaysAgree() {
    Rng rng = new Rng(3);
    Net net = withStacks(Net.random(INPUTS, 64, 32, 4, STACKS, rng), rng);
    assertThat(VectorModule.suits(net)).as("the tests run with the vector module").isTrue();
    Forward plain = new PlainForward(net);
    Forward vector = VectorModule.forward(net);
    Forward narrow = VectorModule.forward(new FinishedNet(net));
    assertThat(narrow).isInstanceOf(VectorNarrowForward.class);
    Forward rows = new RowForward(new FinishedNet(net));
    int[] features = new int[90];
    for (int i = 0; i < 200; i++) {
      int count = 1 + rng.below(features.length);
      for (int f = 0; f < count; f++) {
        features[f] = rng.below(INPUTS);
      }
      int kind = rng.below(STACKS);
      plain.evaluate(features, 0, count, kind);
      vector.evaluate(features, 0, count, kind);
      narrow.evaluate(features, 0, count, kind);
      rows.evaluate(features, 0, count, kind);
      for (int o = 0; o < net.outputs(); o++) {
        assertThat(rows.outputs[o]).isCloseTo(plain.outputs[o], within(NARROW));
        assertThat(vector.outputs[o]).isCloseTo(plain.outputs[o], within(1e-4f));
        assertThat(narrow.outputs[o]).isCloseTo(plain.outputs[o], within(NARROW));
        assertThat(narrow.outputs[o]).isCloseTo(rows.outputs[o], within(1e-4f));
      }
    }
  }

  @Test
  void everyWidthIsCountedWhole() {
    for (int hidden1 : new int[] {16, 48, 64, 80, 96, 128, 192, 256}) {
      for (int hidden2 : new int[] {16, 32, 48}) {
        Net net = Net.random(INPUTS, hidden1, hidden2, 4, 1, new Rng(8));
        float share = new PlainForward(net).evaluate(new int[] {1, 20, 30}, 0, 3, 0);
        assertThat(VectorModule.forward(net).evaluate(new int[] {1, 20, 30}, 0, 3, 0))
            .isCloseTo(share, within(1e-5f));
        for (Forward narrow :
            List.of(
                VectorModule.forward(new FinishedNet(net)), new RowForward(new FinishedNet(net)))) {
          assertThat(narrow.evaluate(new int[] {1, 20, 30}, 0, 3, 0))
              .isCloseTo(share, within(NARROW));
        }
      }
    }
  }

  @Test
  void winSharesSumToOne() {
    Net net = Net.random(INPUTS, 32, 16, 3, 1, new Rng(4));
    Forward forward = new PlainForward(net);
    float mine = forward.evaluate(new int[] {1, 2, 3}, 0, 3, 0);
    assertThat(mine).isEqualTo(forward.outputs[0]);
    assertThat(forward.outputs[0] + forward.outputs[1] + forward.outputs[2])
        .isCloseTo(1, within(1e-5f));
  }

  @Test
  void whatIsInCommonMayBeSummedUpFirst() {
    Rng rng = new Rng(5);
    Net net = withStacks(Net.random(INPUTS, 64, 16, 4, STACKS, rng), rng);
    int[] features = {7, 8, 9, 40, 41, 90, 91};
    for (Forward forward :
        List.of(
            new PlainForward(net),
            new RowForward(new FinishedNet(net)),
            VectorModule.forward(net),
            VectorModule.forward(new FinishedNet(net)))) {
      forward.evaluate(features, 0, features.length, 2);
      float[] whole = forward.outputs.clone();
      forward.begin(features, 0, 4);
      forward.goOn(features, 4, 1, 1);
      assertThat(forward.goOn(features, 4, 3, 2)).isCloseTo(whole[0], within(1e-5f));
      assertThat(forward.outputs).containsExactly(whole, within(1e-5f));
    }
  }

  @Test
  void sharesAreThoseOfTheTrueExponential() {
    Net net = new Net(1, 16, 16, 3, 1);
    net.bias3[0] = 2.5f;
    net.bias3[1] = -1.25f;
    net.bias3[2] = -70;
    Forward forward = new PlainForward(net);
    double first = Math.exp(2.5);
    double second = Math.exp(-1.25);
    assertThat((double) forward.evaluate(new int[0], 0, 0, 0))
        .isCloseTo(first / (first + second), within(1e-6));
    assertThat((double) forward.outputs[1]).isCloseTo(second / (first + second), within(1e-6));
    assertThat(forward.outputs[2]).isBetween(0f, 1e-20f);
  }
}
