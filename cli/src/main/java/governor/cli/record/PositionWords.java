package governor.cli.record;

import governor.cli.Families;
import governor.cli.UsageProblem;
import governor.core.Game;
import governor.core.GameRecord;
import governor.core.PositionText;
import governor.core.Seed;
import governor.core.State;
import java.util.List;
import java.util.stream.IntStream;

/** Positions that somebody wrote on the command line. */
public final class PositionWords {
  private PositionWords() {}

  /** The game of a position. */
  public static Game<?> game(String position) {
    return Families.game(
        UsageProblem.orProblem(PositionText.parse(position).then(PositionText::config)));
  }

  /** Refuses a text that is no position of the game; an empty one is no text. */
  public static <S extends State> void check(Game<S> game, String position, Seed seed) {
    if (!position.isEmpty()) {
      S s = UsageProblem.orProblem(game.readPosition(position, seed.rng()));
      if (s.isOver()) {
        throw new UsageProblem("In this position the game is over.");
      }
    }
  }

  /** The record of a game that begins in a position, before its first choice. */
  public static GameRecord record(String position, Seed seed) {
    Game<?> game = game(position);
    check(game, position, seed);
    List<String> seats =
        IntStream.rangeClosed(1, game.seats()).mapToObj(seat -> "seat " + seat).toList();
    return new GameRecord(
        game.config().toString(), game.ruleFingerprint(), seed, seats, List.of(), "", position);
  }
}
