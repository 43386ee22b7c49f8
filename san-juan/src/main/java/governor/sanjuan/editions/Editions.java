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
  private static final List<Integer> PLAYERS = List.of(2, 3, 4);

  /** The setting that ends a game after so many rounds. */
  private static final String ROUNDS = "rounds";

  private record Edition(String name, String about, RuleModule rules) {}

  /** The 2nd edition of 2014 is the base game as it stands. */
  private static final List<Edition> EDITIONS =
      List.of(
          new Edition("2e", "The 2nd edition of 2014.", new BaseGame()),
          new Edition("1e", "The 1st edition of 2004.", new FirstEdition()),
          new Edition(
              "yaro", "The redesign of 2017: the 2nd edition under other names.", new Yaro()));

  /** The expansions of each edition, events apart, which fit them all. */
  private static final List<Expansion> USUAL =
      List.of(
          new Expansion(
              "new-buildings",
              List.of("2e"),
              "With ten new kinds of building and the cathedral.",
              new NewBuildings()),
          new Expansion(
              "treasure-chest", List.of("1e"), "With the set of 2009.", new TreasureChest()),
          new Expansion(
              "new-buildings",
              List.of("yaro"),
              "The redesign with the new buildings.",
              new Yaro.NewBuildingsOfYaro()));

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

  private final List<Expansion> expansions;

  /** The usual expansions and these. */
  public Editions(List<Expansion> more) {
    expansions = new ArrayList<>(USUAL);
    expansions.addAll(more);
  }

  /** Each edition as it is, then with each expansion; then all of that with events. */
  public List<Preset> presets() {
    List<Preset> presets = new ArrayList<>();
    for (Edition edition : EDITIONS) {
      presets.add(new Preset(edition.name(), edition.about()));
      for (Expansion expansion : expansions) {
        if (expansion.editions().contains(edition.name())) {
          presets.add(new Preset(edition.name() + "+" + expansion.name(), expansion.about()));
        }
      }
    }
    List<Preset> all = new ArrayList<>(presets);
    for (Preset preset : presets) {
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
  public Parsed<RuleSet> compile(Config config) {
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
    String name = config.modules().isEmpty() ? "" : config.modules().getFirst();
    for (Edition edition : EDITIONS) {
      if (edition.name().equals(name)) {
        return compile(config, edition);
      }
    }
    return Parsed.refused(
        "San Juan has no edition \""
            + name
            + "\"; "
            + Nearest.hint(name, EDITIONS.stream().map(Edition::name).toList())
            + ", as in sanjuan:2e.");
  }

  private Parsed<RuleSet> compile(Config config, Edition edition) {
    Map<String, RuleModule> known = expansionsOf(edition);
    RuleSetBuilder rules = new RuleSetBuilder(config);
    edition.rules().install(rules);
    List<String> seen = new ArrayList<>();
    for (String name : config.modules().subList(1, config.modules().size())) {
      RuleModule expansion = known.get(name);
      if (expansion == null) {
        return Parsed.refused(
            "The edition "
                + edition.name()
                + " has no expansion \""
                + name
                + "\"; it goes with "
                + String.join(" and ", known.keySet())
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

  private Map<String, RuleModule> expansionsOf(Edition edition) {
    Map<String, RuleModule> known = new LinkedHashMap<>();
    for (Expansion expansion : expansions) {
      if (expansion.editions().contains(edition.name())) {
        known.put(expansion.name(), expansion.rules());
      }
    }
    known.put(EVENTS, new Events());
    return known;
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
}
