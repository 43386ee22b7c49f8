package governor.gym.sanjuan;

import governor.gym.Spaces;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.util.List;
import java.util.stream.IntStream;

/** San Juan: its observation and its actions. */
public final class SanJuanSpaces {
  /** Raised when a byte or an action keeps its name and means something else. */
  private static final int MEANING = 1;

  private SanJuanSpaces() {}

  public static Spaces<SanJuanState> of(SanJuanGame game) {
    return Spaces.of(
        game, MEANING, () -> new SanJuanObserver(game), SanJuanActions.of(game.rules()));
  }

  /** The names of the cards with numbers in this range. */
  static List<String> names(RuleSet rules, int from, int to) {
    return IntStream.range(from, to).mapToObj(rules::name).toList();
  }
}
