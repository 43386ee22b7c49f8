package governor.table;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.Seed;
import governor.core.State;
import governor.players.Player;
import governor.players.RandomPlayer;
import governor.players.heuristic.PuertoRicoGreedy;
import governor.players.heuristic.SanJuanGreedy;
import governor.puertorico.PuertoRicoGame;
import governor.sanjuan.SanJuanGame;
import java.util.List;

/** The computer players that sit at tables, by level. */
public final class ComputerPlayers {
  /** The level that people meet who choose none. */
  public static final int USUAL_LEVEL = 4;

  /** A level with a line about it. */
  public record Level(int level, String name, String about) {}

  /** A temper of a computer player. */
  public record Personality(String name, String about) {}

  private static final int LONGEST_SEED = 40;

  private ComputerPlayers() {}

  public static List<Level> levels() {
    return List.of(
        new Level(1, "Random", "Chooses anything that is legal."),
        new Level(USUAL_LEVEL, "Greedy", "Plays by rules of thumb."));
  }

  public static List<Personality> personalities() {
    return List.of();
  }

  /** The name of this level, or empty if there is none. */
  public static String levelName(int level) {
    return levels().stream()
        .filter(each -> each.level() == level)
        .map(Level::name)
        .findFirst()
        .orElse("");
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
    return player(game, who.level()).choose(imagined, options, rng);
  }

  @SuppressWarnings("unchecked")
  private static <S extends State> Player<S> player(Game<S> game, int level) {
    if (level <= 1) {
      return new RandomPlayer<>();
    }
    return switch ((Game<?>) game) {
      case SanJuanGame _ -> (Player<S>) new SanJuanGreedy();
      case PuertoRicoGame _ -> (Player<S>) new PuertoRicoGreedy();
      default -> new RandomPlayer<>();
    };
  }

  private static Rng rng(Seed seed, int ply) {
    String text = seed.text();
    String head = text.substring(0, Math.min(LONGEST_SEED, text.length()));
    return new Seed(head + "-player-" + ply).rng();
  }
}
