package governor.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Options;
import governor.core.Rng;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import org.junit.jupiter.api.Test;

/**
 * Who chooses in rollouts: here a stand-in for the net takes the last choice, the player the first.
 */
class MixedMindTest {
  private static final int TIMES = 2000;

  private final SanJuanGame game = SanJuan.game("sanjuan:2e players=3");
  private final Options options = new Options();
  private final SanJuanState s = game.newGame(new Rng(1));

  MixedMindTest() {
    game.advance(s, options);
  }

  @Test
  void theHandWrittenPlayerMayPlayAllSeats() {
    assertThat(mind(0).best(s, options)).isEqualTo(options.get(0));
    assertThat(sampled(mind(0), options.get(0))).isGreaterThan(0.85);
  }

  @Test
  void orOthersAreForeseenAsBothKindsAndTheSeatItselfAsTheNet() {
    int last = options.get(options.size() - 1);
    assertThat(mind(0.5).best(s, options)).isEqualTo(last);
    assertThat(sampled(mind(0.5), last)).isBetween(0.4, 0.6);
    assertThat(sampled(mind(0.5), options.get(0))).isBetween(0.4, 0.6);
  }

  private MixedMind<SanJuanState> mind(double byNet) {
    Mind<SanJuanState> net =
        new PolicyMind<>((any, choices, rng) -> choices.get(choices.size() - 1), 3);
    return new MixedMind<>(net, (any, choices, rng) -> choices.get(0), 3, byNet);
  }

  /** How often the other seats make this choice. */
  private double sampled(Mind<SanJuanState> mind, int choice) {
    Rng rng = new Rng(7);
    int times = 0;
    for (int i = 0; i < TIMES; i++) {
      times += mind.sample(s, options, rng) == choice ? 1 : 0;
    }
    return (double) times / TIMES;
  }
}
