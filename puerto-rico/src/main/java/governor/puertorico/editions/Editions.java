package governor.puertorico.editions;

import governor.core.Config;
import governor.core.GameFamily.Preset;
import governor.core.GameFamily.Setting;
import governor.core.Nearest;
import governor.core.Parsed;
import governor.puertorico.PuertoRico;
import governor.puertorico.RuleSet;
import governor.puertorico.RuleSetBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The base game, its expansions and house rules by name, and how they go together. */
public final class Editions {
  public static final String NEW_BUILDINGS = "new-buildings";
  public static final String NOBLES = "nobles";
  public static final String BUCCANEER = "buccaneer";
  public static final String FESTIVAL = "festival";

  /** The published ones. Whatever order they are written in, they are installed in this one. */
  private static final List<Expansion> PUBLISHED =
      List.of(
          new Expansion(
              NEW_BUILDINGS,
              "14 more kinds of violet building; which 17 of all are in the game is drafted, dealt"
                  + " out or a ready set.",
              new NewBuildings()),
          new Expansion(
              NOBLES,
              "20 nobles among the colonists, each worth a point, and 8 buildings for them.",
              new Nobles()),
          new Expansion(
              BUCCANEER,
              "One more role: the buccaneer empties ships or the trading house or kidnaps a role.",
              new Buccaneer()),
          new Expansion(
              FESTIVAL, "Three targets with a prize for whoever is first.", new Festival()));

  private static final Map<Integer, RuleModule> SET_UPS = SetUp.byPlayers();
  private static final List<Integer> PLAYERS = List.of(2, 3, 4, 5);

  private final List<Expansion> expansions;

  /** With these expansions besides the published ones; they are installed last. */
  public Editions(List<Expansion> more) {
    expansions = Stream.concat(PUBLISHED.stream(), more.stream()).toList();
  }

  /** The base game, each expansion alone, and the published ones all together. */
  public List<Preset> presets() {
    List<Preset> presets = new ArrayList<>();
    presets.add(new Preset(PuertoRico.NAME, "The base game, for two with the official variant."));
    for (Expansion each : expansions) {
      presets.add(new Preset(PuertoRico.NAME + "+" + each.name(), each.about()));
    }
    String all = PUBLISHED.stream().map(Expansion::name).collect(Collectors.joining("+"));
    presets.add(new Preset(PuertoRico.NAME + "+" + all, "All expansions together."));
    return presets;
  }

  public List<Setting> settings() {
    return Settings.ALL;
  }

  public List<Integer> players() {
    return PLAYERS;
  }

  /** The rules that this config names, or what is wrong with it. */
  public Parsed<RuleSet> compile(Config config) {
    RuleModule setUp = SET_UPS.get(config.players());
    if (setUp == null) {
      return Parsed.refused(
          "Puerto Rico is for 2 to 5 players, not for "
              + config.players()
              + "; try players=2, players=3, players=4 or players=5.");
    }
    String wrong = wrongWithModules(config);
    if (wrong.isEmpty()) {
      wrong = Settings.wrongWith(config);
    }
    return wrong.isEmpty() ? Parsed.ok(build(usual(config), setUp)) : Parsed.refused(wrong);
  }

  private RuleSet build(Config config, RuleModule setUp) {
    RuleSetBuilder rules = new RuleSetBuilder(config);
    new BaseGame().install(rules);
    setUp.install(rules);
    HouseRules.install(rules);
    chosen(config).forEach(expansion -> expansion.rules().install(rules));
    return rules.build();
  }

  /** The expansions of a config in the order in which they are installed. */
  private List<Expansion> chosen(Config config) {
    return expansions.stream().filter(each -> config.expansions().contains(each.name())).toList();
  }

  /** The same game as it is usually written, so that it has one name in records. */
  private Config usual(Config config) {
    List<String> modules = new ArrayList<>(config.modules());
    if (!modules.isEmpty()) {
      modules.subList(1, modules.size()).clear();
      chosen(config).forEach(expansion -> modules.add(expansion.name()));
    }
    Map<String, String> settings = new TreeMap<>(config.settings());
    settings.remove(Settings.DRAFT, Settings.BY_PLAYERS);
    return new Config(config.game(), modules, config.players(), settings);
  }

  private String wrongWithModules(Config config) {
    if (config.modules().isEmpty()) {
      return "";
    }
    List<String> known = expansions.stream().map(Expansion::name).toList();
    String edition = config.modules().getFirst();
    if (!edition.isEmpty() || config.modules().size() == 1) {
      return "Puerto Rico has no edition or expansion \""
          + edition
          + "\" after a colon; write "
          + (known.contains(edition) ? config.game() + "+" + edition : "just " + config.game())
          + ".";
    }
    List<String> named = config.expansions();
    for (String name : named) {
      if (!known.contains(name)) {
        return "Puerto Rico has no expansion \""
            + name
            + "\"; "
            + Nearest.hint(name, known)
            + ", as in puertorico+nobles.";
      }
      if (named.indexOf(name) != named.lastIndexOf(name)) {
        return "The expansion \"" + name + "\" is named twice; leave one out.";
      }
    }
    return "";
  }
}
