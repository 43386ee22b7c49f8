package governor.sanjuan.referee;

import governor.core.Rng;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;

/** Follows one game of the engine from its beginning, a role choice or the start of a round. */
public final class Referee {
  private final Board board;
  private final Table table;
  private final Play play;

  private Referee(SanJuanGame game, SanJuanState position, long seed, String title, int choices) {
    Rules rules = new Rules(game.config());
    this.board = new Board(rules);
    this.table = new Table(game, position, seed, title, choices);
    this.play = new Play(board, table);
    table.listen();
  }

  /** Follows a new game to its end, at most for so many choices; returns how many it compared. */
  public static int followNewGame(SanJuanGame game, long seed, int mostChoices) {
    SanJuanState position = game.blank();
    Referee referee = new Referee(game, position, seed, "seed " + seed, mostChoices);
    game.start(position, new Rng(seed));
    return referee.follow(
        () -> {
          Setup.deal(referee.play);
          new Rounds(referee.play).playOn();
        });
  }

  /**
   * Follows the game on from a position whose next question is the first role choice of a round, or
   * that stands right at the start of a round.
   */
  public static int followPosition(
      SanJuanGame game,
      SanJuanState position,
      boolean roundStart,
      long seed,
      String title,
      int mostChoices) {
    Referee referee = new Referee(game, position, seed, title, mostChoices);
    Setup.read(referee.play);
    return referee.follow(
        () -> {
          Rounds rounds = new Rounds(referee.play);
          if (roundStart) {
            rounds.beginNext();
          }
          rounds.playOn();
        });
  }

  private int follow(Runnable game) {
    try {
      table.advance();
      game.run();
      play.expectOver("Q-67");
      Scoring.compare(board, table);
    } catch (Table.Enough enough) {
      return table.compared();
    } catch (RuntimeException e) {
      throw new AssertionError(table.difference("?", "the game", "going on", e).getMessage(), e);
    }
    return table.compared();
  }
}
