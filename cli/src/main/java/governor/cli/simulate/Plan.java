package governor.cli.simulate;

import governor.cli.part.GameBlocks;
import governor.cli.player.SeatPlan;
import governor.core.Game;
import governor.core.Seed;
import governor.core.State;
import java.util.List;

/**
 * What is to be simulated.
 *
 * @param entrants who plays, in the order in which they sit in the first game
 * @param rotate whether everybody moves on by one seat from game to game
 * @param cap the round after which a game is scored at the latest
 * @param <S> the positions of the game
 */
record Plan<S extends State>(
    Game<S> game, List<SeatPlan> entrants, Seed seed, int games, boolean rotate, int cap) {
  private static final int PARTS = 200;
  private static final int MOST_GAMES = 100;

  /** The games in blocks. */
  GameBlocks cut() {
    return new GameBlocks(games, PARTS, MOST_GAMES);
  }

  int blocks() {
    return cut().number();
  }

  /** The first game of a block, both from 0. */
  int firstOf(int block) {
    return cut().firstOf(block);
  }

  /** Who sits at this seat in this game, as a place in the list. */
  int entrantAt(int number, int seat) {
    int shift = rotate ? number % game.seats() : 0;
    return (seat + game.seats() - shift) % game.seats();
  }

  /** Who plays, each once. */
  List<String> players() {
    return entrants.stream().map(SeatPlan::player).distinct().toList();
  }

  /** How many seats a player has in every game. */
  int seatsOf(String player) {
    return (int) entrants.stream().filter(each -> each.player().equals(player)).count();
  }

  /** The seed of one game, from which it can be replayed alone. */
  Seed seedOf(int number) {
    return new Seed(seed.text() + "-" + (number + 1));
  }

  /** Where the players' own chances come from in one game. */
  Seed seedOfPlayers(int number) {
    return new Seed(seed.text() + "-" + (number + 1) + "-players");
  }
}
