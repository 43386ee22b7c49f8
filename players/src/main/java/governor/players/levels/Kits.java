package governor.players.levels;

import governor.core.Game;
import governor.core.State;
import governor.players.heuristic.PuertoRicoGreedy;
import governor.players.heuristic.SanJuanGreedy;
import governor.players.net.Trained;
import governor.players.puertorico.PuertoRicoGuide;
import governor.players.sanjuan.SanJuanGuide;
import governor.players.search.Guide;
import governor.players.search.Kit;
import governor.players.search.Mind;
import governor.players.search.MixedMind;
import governor.players.search.NetMind;
import governor.players.search.PolicyMind;
import governor.players.shipped.ShippedNets;
import governor.puertorico.PuertoRicoGame;
import governor.sanjuan.SanJuanGame;
import java.util.Optional;
import java.util.function.Supplier;

/** What searches need, for each game that is known here. */
public final class Kits {
  /** How freely other seats are thought to choose. */
  private static final double TEMPERATURE = 0.02;

  private Kits() {}

  /** The kit for this game: with its net, or with its hand-written player where it has none. */
  public static <S extends State> Kit<S> of(Game<S> game) {
    return of(game, ShippedNets.of(game));
  }

  /** The kit for this game with this net. */
  @SuppressWarnings("unchecked") // the game says which positions it has
  public static <S extends State> Kit<S> of(Game<S> game, Optional<Trained<S>> net) {
    return switch (game) {
      case SanJuanGame sanJuan ->
          kit(
              game,
              (Guide<S>) new SanJuanGuide(sanJuan),
              net,
              () -> (Mind<S>) new PolicyMind<>(new SanJuanGreedy(), game.seats()));
      case PuertoRicoGame puertoRico ->
          kit(
              game,
              (Guide<S>) new PuertoRicoGuide(puertoRico),
              net,
              () -> (Mind<S>) new PolicyMind<>(new PuertoRicoGreedy(), game.seats()));
      default -> throw new IllegalArgumentException("no kit for " + game.config());
    };
  }

  private static <S extends State> Kit<S> kit(
      Game<S> game, Guide<S> guide, Optional<Trained<S>> net, Supplier<Mind<S>> otherwise) {
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
        .orElseGet(() -> new Kit<S>(game, guide, otherwise, false));
  }
}
