package governor.gym;

import governor.bots.games.KnownGames;
import governor.core.Config;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.Nearest;
import governor.core.Parsed;
import governor.core.State;
import governor.gym.puertorico.PuertoRicoSpaces;
import governor.gym.sanjuan.SanJuanSpaces;
import governor.puertorico.PuertoRicoGame;
import governor.sanjuan.SanJuanGame;
import java.util.List;
import java.util.Optional;

/** The games that can be played in batches; adding one is a case here. */
public final class KnownSpaces {
  private KnownSpaces() {}

  /** The spaces of the game that a config names, or why there are none. */
  public static Parsed<Spaces<?>> of(String config) {
    return Config.parse(config).then(KnownSpaces::game).then(KnownSpaces::of);
  }

  private static Parsed<Game<?>> game(Config config) {
    Optional<GameFamily> family =
        KnownGames.families().stream()
            .filter(each -> each.name().equals(config.game()))
            .findFirst();
    if (family.isEmpty()) {
      List<String> names = KnownGames.families().stream().map(GameFamily::name).toList();
      return Parsed.refused(
          "There is no game \"%s\"; %s."
              .formatted(config.game(), Nearest.hint(config.game(), names)));
    }
    return family.get().create(config);
  }

  /** The spaces of this game, or why there are none. */
  @SuppressWarnings("unchecked") // the game says which positions it has
  public static <S extends State> Parsed<Spaces<?>> of(Game<S> game) {
    return switch (game) {
      case SanJuanGame each -> Parsed.ok(SanJuanSpaces.of(each));
      case PuertoRicoGame each -> Parsed.ok(PuertoRicoSpaces.of(each));
      default ->
          Parsed.refused(
              "The game %s has no observation and no actions yet; give it some in the module gym."
                  .formatted(game.config().game()));
    };
  }
}
