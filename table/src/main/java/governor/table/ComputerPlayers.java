package governor.table;

import governor.bots.levels.Levels;
import governor.bots.levels.Personality;
import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.Seed;
import governor.core.State;

/** The computer players that sit at tables, by level. */
public final class ComputerPlayers {
  /** The level that people meet who choose none. */
  public static final int USUAL_LEVEL = Levels.USUAL;

  private static final int LONGEST_SEED = 40;

  private ComputerPlayers() {}

  /** The name of this level, or empty if there is none. */
  public static String levelName(int level) {
    return level >= 1 && level <= Levels.all().size() ? Levels.of(level).name() : "";
  }

  /**
   * What a computer player of this seat's level chooses for the seat that is asked. Its chances
   * depend only on the seed and the number of choices, so that going back and forth changes
   * nothing.
   */
  public static <S extends State> int choose(
      Game<S> game, Seed seed, int ply, S state, Options options, SeatPlan who) {
    Rng rng = rng(seed, ply);
    S imagined = game.copy(state);
    game.imagine(imagined, state.seatToAct(), rng);
    return Levels.make(game, who.level(), personality(who.personality()))
        .choose(imagined, options, rng);
  }

  /** The merchant of this name; nobody, if there is none. */
  public static Personality personality(String name) {
    for (Personality each : Personality.values()) {
      if (each.title().equals(name)) {
        return each;
      }
    }
    return Personality.NOBODY;
  }

  private static Rng rng(Seed seed, int ply) {
    String text = seed.text();
    String head = text.substring(0, Math.min(LONGEST_SEED, text.length()));
    return new Seed(head + "-player-" + ply).rng();
  }
}
