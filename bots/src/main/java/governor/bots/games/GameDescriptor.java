package governor.bots.games;

import governor.bots.search.Guide;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.Player;
import governor.core.State;
import governor.nets.Encoder;
import java.util.List;
import java.util.function.Function;

/**
 * All that tables, the command line and computer players must be told of a game.
 *
 * @param family its editions, presets and settings
 * @param type the class of its compiled games
 * @param nets what the nets of a game are called, without the number of players; one may serve
 *     several editions
 * @param encoder what a net sees of a position
 * @param guide what a search must be told
 * @param players the hand-written players; the first is the strongest
 * @param strengths the levels of players with a net that are its own; those above are the same
 *     everywhere
 * @param <S> the positions of the game
 * @param <G> its compiled games
 */
public record GameDescriptor<S extends State, G extends Game<S>>(
    GameFamily family,
    Class<G> type,
    Function<G, String> nets,
    Function<G, Encoder<S>> encoder,
    Function<G, Guide<S>> guide,
    List<HandWritten<S>> players,
    List<Strength> strengths) {
  public GameDescriptor {
    players = List.copyOf(players);
    strengths = List.copyOf(strengths);
  }

  /** The name of the file with the net for this game; each number of players has its own. */
  public String netOf(Game<S> game) {
    return nets.apply(type.cast(game)) + "-" + game.seats();
  }

  public Encoder<S> encoderOf(Game<S> game) {
    return encoder.apply(type.cast(game));
  }

  public Guide<S> guideOf(Game<S> game) {
    return guide.apply(type.cast(game));
  }

  /** A new one of the strongest hand-written player. */
  public Player<S> strongest() {
    return players.getFirst().make().get();
  }

  /** Those that nets learn from, the strongest first. */
  public List<Player<S>> teachers() {
    return players.stream().filter(HandWritten::teaches).map(each -> each.make().get()).toList();
  }
}
