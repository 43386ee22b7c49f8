package governor.puertorico.editions;

import governor.core.Config;
import governor.core.GameFamily.Preset;
import governor.core.GameFamily.Setting;
import governor.core.Nearest;
import governor.core.Parsed;
import governor.puertorico.RuleSet;
import governor.puertorico.RuleSetBuilder;
import java.util.List;
import java.util.Map;

/** The one edition and all house rules by name, and how they go together. */
public final class Editions {
  private static final Map<Integer, RuleModule> SET_UPS = SetUp.byPlayers();
  private static final List<Integer> PLAYERS = List.of(2, 3, 4, 5);
  private static final String SWAPPED_PRICES = "swapped-prices";
  private static final String CORN_PAYS = "corn-pays";

  /** The setting that ends a game after so many rounds. */
  private static final String ROUNDS = "rounds";

  private static final List<Setting> SETTINGS =
      List.of(
          new Setting(SWAPPED_PRICES, "The factory costs 8 and the university 7."),
          new Setting(CORN_PAYS, "Seats that start with corn get a doubloon less."),
          new Setting(
              "refuse-colonists",
              "A seat may refuse its share of the colonist ship; those colonists leave the game."),
          new Setting(
              "automatic-colonists",
              "The colonists of the mayor, hospice and university come without asking;"
                  + " otherwise one that is declined stays in the supply."),
          new Setting("open-points", "Everybody sees everybody's points."),
          new Setting(ROUNDS, "rounds=N: the game is scored after N rounds at the latest."));

  /** Settings that earlier versions had, and what to write instead. */
  private static final Map<String, String> FORMER =
      Map.of(
          "strict-options",
          "Colonists of the mayor, hospice and university may always be declined now: leave out"
              + " \"strict-options\". The setting automatic-colonists gives them without asking.");

  private Editions() {}

  public static List<Preset> presets() {
    return List.of(new Preset("puertorico", "The base game, for two with the official variant."));
  }

  public static List<Setting> settings() {
    return SETTINGS;
  }

  public static List<Integer> players() {
    return PLAYERS;
  }

  /** The rules that this config names, or what is wrong with it. */
  public static Parsed<RuleSet> compile(Config config) {
    RuleModule setUp = SET_UPS.get(config.players());
    if (setUp == null) {
      return Parsed.refused(
          "Puerto Rico is for 2 to 5 players, not for "
              + config.players()
              + "; try players=2, players=3, players=4 or players=5.");
    }
    if (!config.modules().isEmpty()) {
      return Parsed.refused(
          "Puerto Rico has no edition or expansion \""
              + String.join("+", config.modules())
              + "\"; write just puertorico.");
    }
    for (Map.Entry<String, String> setting : config.settings().entrySet()) {
      String wrong = wrongWith(setting.getKey(), setting.getValue());
      if (!wrong.isEmpty()) {
        return Parsed.refused(wrong);
      }
    }
    RuleSetBuilder rules = new RuleSetBuilder(config);
    new BaseGame().install(rules);
    setUp.install(rules);
    if (config.has(SWAPPED_PRICES)) {
      HouseRules.swappedPrices(rules);
    }
    if (config.has(CORN_PAYS)) {
      HouseRules.cornPays(rules);
    }
    return Parsed.ok(rules.build());
  }

  private static String wrongWith(String setting, String value) {
    String former = FORMER.get(setting);
    if (former != null) {
      return former;
    }
    List<String> known = SETTINGS.stream().map(Setting::name).toList();
    if (!known.contains(setting)) {
      return "Puerto Rico has no setting \""
          + setting
          + "\"; "
          + Nearest.hint(setting, known)
          + ".";
    }
    if (setting.equals(ROUNDS)) {
      return value.matches("[1-9][0-9]{0,4}")
          ? ""
          : "The setting rounds needs a number from 1 to 99999, as in rounds=50.";
    }
    return value.isEmpty()
        ? ""
        : "The setting \"" + setting + "\" takes no value; write just " + setting + ".";
  }
}
