package governor.browser;

import governor.bots.Signature;
import governor.bots.levels.Levels;
import governor.core.Game;
import governor.core.State;
import governor.table.Games;

/** Numbers by which what runs in the browser is shown to be what runs on the JVM. */
final class Proof {
  private Proof() {}

  /** A hash of the ends of so many random games. */
  static String rules(String config, int games) {
    return hex(Signature.ofRules(game(config), games));
  }

  /** A hash of all choices of so many games between players of this level. */
  static String level(String config, int level, int games) {
    return hex(ofLevel(game(config), level, games));
  }

  private static <S extends State> long ofLevel(Game<S> game, int level, int games) {
    return Signature.ofPlayer(game, Levels.make(game, level), games);
  }

  static Game<?> game(String config) {
    return Games.game(config).orThrow();
  }

  private static String hex(long number) {
    return Long.toHexString(number);
  }
}
