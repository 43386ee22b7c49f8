package governor.sanjuan;

import governor.core.Config;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.Parsed;
import governor.sanjuan.editions.Editions;
import java.util.List;

/** San Juan in all its editions. */
public final class SanJuan implements GameFamily {
  /** The word before the colon in configs. */
  public static final String NAME = "sanjuan";

  private static final String USUAL_EDITION = "2e";

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
    return Editions.presets().stream()
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
    return game(config).then(Parsed::ok);
  }

  /** The game that this config names, or why there is none. */
  public static Parsed<SanJuanGame> game(Config config) {
    Config full =
        config.modules().isEmpty()
            ? new Config(config.game(), List.of(USUAL_EDITION), config.players(), config.settings())
            : config;
    return Editions.compile(full).then(rules -> Parsed.ok(new SanJuanGame(rules)));
  }

  /** The game of a config that the program itself wrote, such as {@code sanjuan:2e players=3}. */
  public static SanJuanGame game(String config) {
    return Config.parse(config).then(SanJuan::game).orThrow();
  }

  /** The rule set of an edition, such as {@code 2e+new-buildings}. */
  public static RuleSet edition(String edition) {
    return game(NAME + ":" + edition).rules();
  }
}
