package governor.lab.pool;

import static governor.bots.roster.Known.thinking;

import governor.bots.RandomPlayer;
import governor.bots.games.GameDescriptor;
import governor.bots.games.KnownGames;
import governor.bots.roster.Known;
import governor.bots.roster.RosterSource;
import governor.core.Game;
import governor.core.State;
import java.util.stream.Stream;

/** The searching players of the pool, by name. */
public final class Pool implements RosterSource {
  @Override
  public Stream<Known> players() {
    return Stream.concat(
        Stream.of(
            thinking(
                "flat",
                "flat Monte-Carlo search with random playouts",
                Game.class,
                (game, budget) -> new FlatMonteCarlo<>(game, new RandomPlayer<>(), budget)),
            thinking(
                "ismcts",
                "information set tree search with random playouts",
                Game.class,
                (game, budget) -> new InformationSetSearch<>(game, new RandomPlayer<>(), budget))),
        KnownGames.all().stream().map(Pool::playingOutByHand));
  }

  private static <S extends State, G extends Game<S>> Known playingOutByHand(
      GameDescriptor<S, G> known) {
    return thinking(
        "ismcts-greedy",
        "information set tree search with playouts by greedy",
        known.type(),
        (game, budget) ->
            new InformationSetSearch<>(known.type().cast(game), known.strongest(), budget));
  }
}
