package governor.puertorico;

import governor.core.Config;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.Parsed;
import governor.puertorico.editions.Editions;
import governor.puertorico.editions.Expansion;
import governor.puertorico.editions.ExpansionSource;
import java.util.List;

/** Puerto Rico: the base game with the official variant for two, and its expansions. */
public final class PuertoRico implements GameFamily {
  /** The first word of configs. */
  public static final String NAME = "puertorico";

  private static final PuertoRico USUAL = new PuertoRico();

  private final Editions editions;

  /** With the published expansions and those that an {@link ExpansionSource} brings. */
  public PuertoRico() {
    this(ExpansionSource.found());
  }

  /** With these expansions besides the published ones. */
  public PuertoRico(List<Expansion> more) {
    this.editions = new Editions(more);
  }

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
    return editions.presets();
  }

  @Override
  public List<Setting> settings() {
    return editions.settings();
  }

  @Override
  public List<Integer> playerCounts() {
    return editions.players();
  }

  @Override
  public Parsed<Game<?>> create(Config config) {
    return make(config).then(Parsed::ok);
  }

  private Parsed<PuertoRicoGame> make(Config config) {
    return editions.compile(config).then(rules -> Parsed.ok(new PuertoRicoGame(rules)));
  }

  /** The game that this config names, or why there is none. */
  public static Parsed<PuertoRicoGame> game(Config config) {
    return USUAL.make(config);
  }

  /** The game of a config that the program itself wrote, such as {@code puertorico players=4}. */
  public static PuertoRicoGame game(String config) {
    return Config.parse(config).then(PuertoRico::game).orThrow();
  }
}
