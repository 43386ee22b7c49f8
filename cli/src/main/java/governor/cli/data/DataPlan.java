package governor.cli.data;

import governor.cli.part.GameBlocks;
import governor.cli.player.SeatPlan;
import governor.core.Seed;
import governor.core.State;
import governor.gym.Spaces;
import java.util.List;

/**
 * Which games become rows.
 *
 * @param entrants who plays, in the order in which they sit in the first game; everybody moves on
 *     by one seat from game to game
 * @param positions whether positions are written as text, too
 * @param <S> the positions of the game
 */
record DataPlan<S extends State>(
    Spaces<S> spaces, List<SeatPlan> entrants, Seed seed, int games, boolean positions) {
  private static final int MOST = 200;
  private static final int PARTS = 64;

  /** A block is written at once: enough rows to be packed well, enough blocks to be shared. */
  GameBlocks cut() {
    return new GameBlocks(games, PARTS, MOST);
  }

  /** Who sits at this seat in this game, from 0. */
  String playerAt(int game, int seat) {
    int seats = spaces.game().seats();
    return entrants.get((seat + seats - game % seats) % seats).player();
  }

  Seed seedOf(int game) {
    return new Seed(seed.text() + "-" + (game + 1));
  }

  Seed seedOfPlayers(int game) {
    return new Seed(seed.text() + "-" + (game + 1) + "-players");
  }
}
