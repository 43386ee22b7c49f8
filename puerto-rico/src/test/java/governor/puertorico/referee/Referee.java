package governor.puertorico.referee;

import governor.core.Rng;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;

/** Follows games and objects where the engine does other than the rules say. */
public final class Referee {
  private Referee() {}

  /** Follows a new game, so many rounds of it at most; says how many questions were compared. */
  public static int followNew(PuertoRicoGame game, long seed, int rounds) {
    Rng rng = new Rng(seed);
    EngineSide engine =
        new EngineSide(game, game.newGame(rng), Long.toString(seed), new Rng(rng.next()));
    new Setup(engine.world(), engine).begin();
    return follow(engine, rounds);
  }

  /**
   * Follows a game from this position on, which stands at a role choice.
   *
   * @param origin where the position came from, for messages
   */
  public static int followFrom(
      PuertoRicoGame game, PuertoRicoState position, String origin, long seed, int rounds) {
    return follow(new EngineSide(game, position, origin, new Rng(seed)), rounds);
  }

  private static int follow(EngineSide engine, int rounds) {
    Rounds play = new Rounds(engine.world(), engine);
    for (int round = 0; round < rounds; round++) {
      if (play.playRound()) {
        engine.checkEnd();
        break;
      }
    }
    return engine.questions();
  }
}
