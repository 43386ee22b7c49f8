package governor.bots.games;

import governor.core.Player;
import governor.core.State;
import java.util.List;
import java.util.function.Supplier;

/**
 * A hand-written player of one game.
 *
 * @param words what it is called; all mean the same
 * @param about one line about it
 * @param teaches whether nets learn from it
 * @param make a new one
 * @param <S> the positions of the game
 */
public record HandWritten<S extends State>(
    List<String> words, String about, boolean teaches, Supplier<Player<S>> make) {
  public HandWritten {
    words = List.copyOf(words);
  }
}
