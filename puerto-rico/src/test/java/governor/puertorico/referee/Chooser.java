package governor.puertorico.referee;

import governor.core.Rng;
import java.util.List;

/** Answers at random; in some games as often with nothing as with anything, in others rarely. */
final class Chooser {
  private static final int[] PERCENT_OF_PASSES = {100, 30, 3};

  private final Rng rng;
  private final int passes;

  Chooser(Rng rng) {
    this.rng = rng;
    this.passes = PERCENT_OF_PASSES[rng.below(PERCENT_OF_PASSES.length)];
  }

  String pick(List<String> choices) {
    while (true) {
      String choice = choices.get(rng.below(choices.size()));
      boolean isNothing = choice.equals("pass") || choice.equals("refuse");
      if (!isNothing || rng.below(100) < passes) {
        return choice;
      }
    }
  }
}
