package governor.bots.levels;

import governor.bots.games.GameDescriptor;
import governor.bots.games.KnownGames;
import governor.bots.search.Guide;
import governor.bots.search.Kit;
import governor.bots.search.MixedMind;
import governor.bots.search.NetMind;
import governor.bots.search.PolicyMind;
import governor.bots.shipped.ShippedNets;
import governor.core.Game;
import governor.core.State;
import governor.nets.Trained;
import java.util.Optional;

/** What searches need, for each game that is known. */
public final class Kits {
  /** How freely other seats are thought to choose. */
  private static final double TEMPERATURE = 0.02;

  private Kits() {}

  /** The kit for this game: with its net, or with its hand-written player where it has none. */
  public static <S extends State> Kit<S> of(Game<S> game) {
    return of(game, ShippedNets.of(game));
  }

  /** The kit for this game with this net. */
  public static <S extends State> Kit<S> of(Game<S> game, Optional<Trained<S>> net) {
    GameDescriptor<S, ?> known =
        KnownGames.of(game)
            .orElseThrow(() -> new IllegalArgumentException("no kit for " + game.config()));
    Guide<S> guide = known.guideOf(game);
    return net.map(
            trained ->
                new Kit<S>(
                    game,
                    guide,
                    () ->
                        new MixedMind<>(
                            new NetMind<>(game, trained, TEMPERATURE),
                            trained.clerk().get(),
                            game.seats(),
                            guide.byNet()),
                    true))
        .orElseGet(
            () ->
                new Kit<S>(
                    game, guide, () -> new PolicyMind<>(known.strongest(), game.seats()), false));
  }
}
