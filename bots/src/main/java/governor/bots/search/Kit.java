package governor.bots.search;

import governor.core.Game;
import governor.core.State;
import java.util.function.Supplier;

/**
 * All that a search needs to play one game.
 *
 * @param guide what it must be told of the game
 * @param minds makes a mind for a thread
 * @param hasNet whether the minds think with a net
 * @param <S> the positions of the game
 */
public record Kit<S extends State>(
    Game<S> game, Guide<S> guide, Supplier<Mind<S>> minds, boolean hasNet) {}
