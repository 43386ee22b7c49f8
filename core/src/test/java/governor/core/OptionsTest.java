package governor.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Choices stand in the order in which they were added, and nothing else is among them. */
class OptionsTest {
  @Test
  void eachKindOfAMaskIsAddedOnceInItsOrder() {
    Rng rng = new Rng(1);
    for (int number = 0; number <= Long.SIZE; number++) {
      long kinds = 0;
      while (Long.bitCount(kinds) < number) {
        kinds |= 1L << rng.below(Long.SIZE);
      }
      Options options = new Options();
      options.add(Action.of(1));
      options.addEach(2, kinds, 3);
      options.add(Action.of(4));

      assertThat(options.size()).isEqualTo(number + 2);
      assertThat(options.get(0)).isEqualTo(Action.of(1));
      int place = 1;
      for (int kind = 0; kind < Long.SIZE; kind++) {
        if ((kinds >>> kind & 1) != 0) {
          assertThat(options.get(place++)).isEqualTo(Action.of(2, kind, 3));
        }
      }
      assertThat(options.get(place)).isEqualTo(Action.of(4));
      assertThat(options.toArray()).hasSize(number + 2);
    }
  }
}
