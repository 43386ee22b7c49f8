package governor.lab.pool.styles;

import governor.core.Game;
import governor.core.Player;
import governor.core.State;
import java.util.function.Function;

/**
 * A style of play.
 *
 * @param word what it is called
 * @param about one line about it
 * @param make a new player for one seat
 * @param <S> the positions of the game
 * @param <G> its compiled games
 */
public record Styled<S extends State, G extends Game<S>>(
    String word, String about, Function<G, Player<S>> make) {}
