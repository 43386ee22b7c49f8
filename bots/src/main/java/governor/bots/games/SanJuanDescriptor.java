package governor.bots.games;

import governor.bots.sanjuan.SanJuanEncoder;
import governor.bots.sanjuan.SanJuanGuide;
import governor.bots.sanjuan.heuristic.SanJuanGreedy;
import governor.bots.sanjuan.heuristic.SanJuanPlain;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.util.List;

/** San Juan. */
final class SanJuanDescriptor {
  private SanJuanDescriptor() {}

  static GameDescriptor<SanJuanState, SanJuanGame> make() {
    return new GameDescriptor<>(
        new SanJuan(),
        SanJuanGame.class,
        game -> "sanjuan-" + (game.config().expansions().isEmpty() ? "base" : "expanded"),
        SanJuanEncoder::new,
        SanJuanGuide::new,
        List.of(
            new HandWritten<>(
                List.of("greedy", "greedy-1"),
                "hand-written, takes what gains most now",
                true,
                SanJuanGreedy::new),
            new HandWritten<>(
                List.of("plain", "plain-1"),
                "hand-written, a few rules of thumb",
                false,
                SanJuanPlain::new)),
        List.of(
            Strength.atFirstSight(0.14, 0.12),
            Strength.atFirstSight(0.085, 0.1),
            Strength.atFirstSight(0.056, 0.09),
            Strength.atFirstSight(0.036, 0.075),
            Strength.thinking(Strength.SHORT_THOUGHT, 0.025, 0.06, 1)));
  }
}
