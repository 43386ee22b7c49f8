package governor.sanjuan;

import governor.core.Config;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.Parsed;
import governor.sanjuan.editions.Editions;
import governor.sanjuan.editions.Expansion;
import governor.sanjuan.editions.ExpansionSource;
import java.util.List;

/** San Juan in all its editions. */
public final class SanJuan implements GameFamily {
  /** The word before the colon in configs. */
  public static final String NAME = "sanjuan";

  private static final String USUAL_EDITION = "2e";
  private static final SanJuan USUAL = new SanJuan();

  private final Editions editions;

  /** With the published expansions and those that an {@link ExpansionSource} brings. */
  public SanJuan() {
    this(ExpansionSource.found());
  }

  /** With these expansions besides the published ones. */
  public SanJuan(List<Expansion> more) {
    editions = new Editions(more);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String title() {
    return "San Juan";
  }

  @Override
  public List<Preset> presets() {
    return editions.presets().stream()
        .map(preset -> new Preset(NAME + ":" + preset.name(), preset.about()))
        .toList();
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
    return compile(config).then(Parsed::ok);
  }

  /** The game that this config names, or why there is none. */
  public Parsed<SanJuanGame> compile(Config config) {
    Config full =
        config.modules().isEmpty()
            ? new Config(config.game(), List.of(USUAL_EDITION), config.players(), config.settings())
            : config;
    return editions.compile(full).then(rules -> Parsed.ok(new SanJuanGame(rules)));
  }

  /** The game of a config that the program itself wrote, such as {@code sanjuan:2e players=3}. */
  public static SanJuanGame game(String config) {
    return Config.parse(config).then(USUAL::compile).orThrow();
  }

  /** The rule set of an edition, such as {@code 2e+new-buildings}. */
  public static RuleSet edition(String edition) {
    return game(NAME + ":" + edition).rules();
  }
}
