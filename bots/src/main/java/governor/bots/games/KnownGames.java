package governor.bots.games;

import governor.core.Game;
import governor.core.GameFamily;
import governor.core.State;
import java.util.List;
import java.util.Optional;

/** The games that Governor knows; adding one is one line. */
public final class KnownGames {
  private static final List<GameDescriptor<?, ?>> ALL =
      List.of(SanJuanDescriptor.make(), PuertoRicoDescriptor.make());

  private KnownGames() {}

  /** All of them, in the order in which people are shown them. */
  public static List<GameDescriptor<?, ?>> all() {
    return ALL;
  }

  public static List<GameFamily> families() {
    return ALL.stream().<GameFamily>map(GameDescriptor::family).toList();
  }

  /** What is known of this game; nothing of one that only a test knows. */
  @SuppressWarnings("unchecked") // the game says which positions it has
  public static <S extends State> Optional<GameDescriptor<S, ?>> of(Game<S> game) {
    return ALL.stream()
        .filter(each -> each.type().isInstance(game))
        .<GameDescriptor<S, ?>>map(each -> (GameDescriptor<S, ?>) each)
        .findFirst();
  }
}
