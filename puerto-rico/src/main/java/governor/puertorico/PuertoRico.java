package governor.puertorico;

import governor.core.Config;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.Parsed;
import governor.puertorico.editions.Editions;
import java.util.List;

/** Puerto Rico: the base game with the official variant for two. */
public final class PuertoRico implements GameFamily {
  /** The first word of configs. */
  public static final String NAME = "puertorico";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String title() {
    return "Puerto Rico";
  }

  @Override
  public List<Preset> presets() {
    return Editions.presets();
  }

  @Override
  public List<Setting> settings() {
    return Editions.settings();
  }

  @Override
  public List<Integer> playerCounts() {
    return Editions.players();
  }

  @Override
  public Parsed<Game<?>> create(Config config) {
    return game(config).then(Parsed::ok);
  }

  /** The game that this config names, or why there is none. */
  public static Parsed<PuertoRicoGame> game(Config config) {
    return Editions.compile(config).then(rules -> Parsed.ok(new PuertoRicoGame(rules)));
  }

  /** The game of a config that the program itself wrote, such as {@code puertorico players=4}. */
  public static PuertoRicoGame game(String config) {
    return Config.parse(config).then(PuertoRico::game).orThrow();
  }
}
