package governor.cli.player;

import static org.assertj.core.api.Assertions.assertThat;

import governor.nets.Fit;
import org.junit.jupiter.api.Test;

/** People are told how much of the net a game uses. */
final class WhoPlaysTest {
  @Test
  void saysWhatTheNetKnowsAndWhatItDoesNot() {
    assertThat(WhoPlays.sentence("x-4", new Fit(12, 0, 0)))
        .isEqualTo(
            "Levels and searches think with the net x-4. The game has all 12 features that it"
                + " learnt, and no others.");
    assertThat(WhoPlays.sentence("x-4", new Fit(10, 2, 5)))
        .isEqualTo(
            "Levels and searches think with the net x-4. The game has 10 of the 12 features that"
                + " it learnt; of the game's 15, it does not know 5.");
  }
}
