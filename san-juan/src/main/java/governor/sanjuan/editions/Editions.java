package governor.sanjuan.editions;

import governor.core.Config;
import governor.core.GameFamily.Preset;
import governor.core.GameFamily.Setting;
import governor.core.Nearest;
import governor.core.Parsed;
import governor.sanjuan.RuleSet;
import governor.sanjuan.RuleSetBuilder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All editions, expansions and house rules by name, and how they go together. */
public final class Editions {
  private static final String EVENTS = "events";
  private static final String NEW_BUILDINGS = "new-buildings";
  private static final String TREASURE_CHEST = "treasure-chest";
  private static final List<Integer> PLAYERS = List.of(2, 3, 4);

  /** The setting that ends a game after so many rounds. */
  private static final String ROUNDS = "rounds";

  private static final Map<String, RuleModule> EDITIONS =
      inOrder("2e", new SecondEdition(), "1e", new FirstEdition(), "yaro", new Yaro());

  /** The expansions of each edition, events apart, which fit them all. */
  private static final Map<String, Map<String, RuleModule>> EXPANSIONS =
      Map.of(
          "1e", inOrder(TREASURE_CHEST, new TreasureChest()),
          "2e", inOrder(NEW_BUILDINGS, new NewBuildings()),
          "yaro", inOrder(NEW_BUILDINGS, new Yaro.NewBuildingsOfYaro()));

  private static final List<Preset> PRESETS =
      List.of(
          new Preset("2e", "The 2nd edition of 2014."),
          new Preset("2e+new-buildings", "With ten new kinds of building and the cathedral."),
          new Preset("1e", "The 1st edition of 2004."),
          new Preset("1e+treasure-chest", "With the set of 2009."),
          new Preset("yaro", "The redesign of 2017: the 2nd edition under other names."),
          new Preset("yaro+new-buildings", "The redesign with the new buildings."));

  private static final List<Setting> SETTINGS =
      List.of(
          new Setting("setup-variation", "Seats draw 5, 6, 7, 8 cards at first and keep 4."),
          new Setting(
              "open-piles", "Everybody sees how many cards lie under chapel, bank, harbor."),
          new Setting("sell-one-by-one", "Goods are sold one by one, with the cards in between."),
          new Setting(
              "covered-building-helps", "A building covered by the crane helps that build."),
          new Setting("covered-good-pays", "A good covered by the crane may pay for that build."),
          new Setting("cathedral-returns", "A covered cathedral goes back to the centre."),
          new Setting("guard-room-always", "The hand limit of 6 holds without any guard room."),
          new Setting(
              "visit-with-library", "A library helps in a phase begun by the governor's visit."),
          new Setting("earthquake-top-only", "An earthquake brings back what lay beneath."),
          new Setting(ROUNDS, "rounds=N: the game is scored after N rounds at the latest."));

  private Editions() {}

  public static List<Preset> presets() {
    List<Preset> all = new ArrayList<>(PRESETS);
    for (Preset preset : PRESETS) {
      all.add(new Preset(preset.name() + "+" + EVENTS, preset.about() + " With events."));
    }
    return all;
  }

  public static List<Setting> settings() {
    return SETTINGS;
  }

  public static List<Integer> players() {
    return PLAYERS;
  }

  /** The rules that this config names, or what is wrong with it. */
  public static Parsed<RuleSet> compile(Config config) {
    if (!PLAYERS.contains(config.players())) {
      return Parsed.refused(
          "San Juan is for 2, 3 or 4 players, not for "
              + config.players()
              + "; try players=2, players=3 or players=4.");
    }
    for (Map.Entry<String, String> setting : config.settings().entrySet()) {
      String wrong = wrongWith(setting.getKey(), setting.getValue());
      if (!wrong.isEmpty()) {
        return Parsed.refused(wrong);
      }
    }
    String edition = config.modules().isEmpty() ? "" : config.modules().getFirst();
    RuleModule base = EDITIONS.get(edition);
    if (base == null) {
      return Parsed.refused(
          "San Juan has no edition \""
              + edition
              + "\"; "
              + Nearest.hint(edition, EDITIONS.keySet())
              + ", as in sanjuan:2e.");
    }
    Map<String, RuleModule> expansions =
        new LinkedHashMap<>(EXPANSIONS.getOrDefault(edition, Map.of()));
    expansions.put(EVENTS, new Events());
    RuleSetBuilder rules = new RuleSetBuilder(config);
    base.install(rules);
    List<String> seen = new ArrayList<>();
    for (String name : config.modules().subList(1, config.modules().size())) {
      RuleModule expansion = expansions.get(name);
      if (expansion == null) {
        return Parsed.refused(
            "The edition "
                + edition
                + " has no expansion \""
                + name
                + "\"; it goes with "
                + String.join(" and ", expansions.keySet())
                + ".");
      }
      if (seen.contains(name)) {
        return Parsed.refused("The expansion \"" + name + "\" is named twice; leave one out.");
      }
      if (name.equals(EVENTS) && !config.modules().getLast().equals(EVENTS)) {
        return Parsed.refused(
            "Name the expansion events last, as in sanjuan:2e+new-buildings+events.");
      }
      seen.add(name);
      expansion.install(rules);
    }
    return Parsed.ok(rules.build());
  }

  private static String wrongWith(String setting, String value) {
    if (setting.equals("visit-without-library")) {
      return "A governor's visit is always without the library now: leave out"
          + " \"visit-without-library\". The setting visit-with-library allows it.";
    }
    List<String> known = SETTINGS.stream().map(Setting::name).toList();
    if (!known.contains(setting)) {
      return "San Juan has no setting \"" + setting + "\"; " + Nearest.hint(setting, known) + ".";
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

  private static Map<String, RuleModule> inOrder(Object... namesAndModules) {
    Map<String, RuleModule> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndModules.length; i += 2) {
      map.put((String) namesAndModules[i], (RuleModule) namesAndModules[i + 1]);
    }
    return map;
  }
}
