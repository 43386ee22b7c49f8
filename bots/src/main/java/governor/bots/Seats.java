package governor.bots;

import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import java.util.List;

/**
 * Computer players at a table: asks the player of the seat that is to choose, handing it an
 * imagined copy of the position and nothing else.
 *
 * @param <S> the positions of the game
 */
public final class Seats<S extends State> {
  private final Game<S> game;
  private final List<Player<S>> players;
  private final S imagined;

  public Seats(Game<S> game, List<Player<S>> players) {
    this.game = game;
    this.players = List.copyOf(players);
    this.imagined = game.blank();
  }

  /** What the seat that is asked chooses; the position stays as it is. */
  public int choose(S s, Options options, Rng rng) {
    int seat = s.seatToAct();
    imagined.copyFrom(s);
    game.imagine(imagined, seat, rng);
    return players.get(seat).choose(imagined, options, rng);
  }
}
