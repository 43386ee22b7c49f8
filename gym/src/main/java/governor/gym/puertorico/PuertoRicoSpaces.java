package governor.gym.puertorico;

import governor.gym.Spaces;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Puerto Rico: its observation and its actions. */
public final class PuertoRicoSpaces {
  /** Raised when a byte or an action keeps its name and means something else. */
  private static final int MEANING = 1;

  static final List<String> GOODS = Stream.of(Good.values()).map(Good::title).toList();
  static final List<String> TILES = Stream.of(Tile.values()).map(Tile::title).toList();
  static final List<String> PLANTATIONS = TILES.subList(0, Tile.PLANTATIONS);

  private PuertoRicoSpaces() {}

  public static Spaces<PuertoRicoState> of(PuertoRicoGame game) {
    return Spaces.of(
        game, MEANING, () -> new PuertoRicoObserver(game), PuertoRicoActions.of(game.rules()));
  }

  static List<String> buildings(RuleSet rules) {
    return IntStream.range(0, rules.kinds())
        .mapToObj(kind -> rules.building(kind).title())
        .toList();
  }
}
