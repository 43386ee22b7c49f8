package governor.players.levels;

import governor.core.Game;
import governor.core.State;
import governor.players.heuristic.PuertoRicoGreedy;
import governor.players.heuristic.SanJuanGreedy;
import governor.players.puertorico.PuertoRicoGuide;
import governor.players.sanjuan.SanJuanGuide;
import governor.players.search.Kit;
import governor.players.search.PolicyMind;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;

/** What searches need, for each game that is known here. */
public final class Kits {
  private Kits() {}

  /** The kit for this game: with its net, or with its hand-written player where it has none. */
  @SuppressWarnings("unchecked")
  public static <S extends State> Kit<S> of(Game<S> game) {
    return switch (game) {
      case SanJuanGame sanJuan -> (Kit<S>) sanJuan(sanJuan);
      case PuertoRicoGame puertoRico -> (Kit<S>) puertoRico(puertoRico);
      default -> throw new IllegalArgumentException("no kit for " + game.config());
    };
  }

  private static Kit<SanJuanState> sanJuan(SanJuanGame game) {
    return new Kit<>(
        game,
        new SanJuanGuide(game),
        () -> new PolicyMind<>(new SanJuanGreedy(), game.seats()),
        false);
  }

  private static Kit<PuertoRicoState> puertoRico(PuertoRicoGame game) {
    return new Kit<>(
        game,
        new PuertoRicoGuide(game),
        () -> new PolicyMind<>(new PuertoRicoGreedy(), game.seats()),
        false);
  }
}
