package governor.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** A sum taken at once is the sum of the pieces. */
class SumTest {
  private static Hooks<Integer> hooks(Object... numbers) {
    int[] acting = new int[numbers.length];
    for (int kind = 0; kind < acting.length; kind++) {
      acting[kind] = kind;
    }
    return new Hooks<>(Integer.class, acting, numbers);
  }

  @Test
  void everySetOfPiecesAddsUp() {
    int[] numbers = {0, 1, 2, 3, 1};
    Sum sum = new Sum(hooks(0, 1, 2, 3, 1), number -> number);
    for (int kinds = 0; kinds < 1 << numbers.length; kinds++) {
      int expected = 0;
      for (int kind = 0; kind < numbers.length; kind++) {
        expected += (kinds >> kind & 1) * numbers[kind];
      }
      assertThat(sum.of(kinds)).isEqualTo(expected);
    }
  }

  @Test
  void otherKindsCountNothing() {
    assertThat(new Sum(hooks(1, 2), number -> number).of(~3L)).isZero();
  }

  @Test
  void numbersThatDoNotFitAreRefused() {
    assertThatThrownBy(() -> new Sum(hooks(4), number -> number))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Sum(hooks(-1), number -> number))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
