package governor.puertorico.editions;

import governor.core.Config;
import governor.core.GameFamily.Setting;
import governor.core.Nearest;
import java.util.List;
import java.util.Map;

/** All settings by name, and what is wrong with those of a config. */
final class Settings {
  static final String SWAPPED_PRICES = "swapped-prices";
  static final String CORN_PAYS = "corn-pays";

  /** How the violet buildings of a game with new ones are chosen; by the players if not said. */
  static final String DRAFT = "draft";

  /** The draft that is meant anyway. */
  static final String BY_PLAYERS = "players";

  private static final String BY_CHANCE = "chance";

  static final String SET = "set";
  static final String BOTH_HACIENDAS = "both-haciendas";
  static final String BASE_COLONISTS = "base-colonists";
  private static final String UNMANNED_FOREST_HOUSE = "unmanned-forest-house";
  private static final String DIFFERENT_EXTRA_GOODS = "different-extra-goods";
  private static final String KIDNAPPED_FOR_ALL = "kidnapped-for-all";

  /** The setting that ends a game after so many rounds. */
  private static final String ROUNDS = "rounds";

  static final List<Setting> ALL =
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
          new Setting(ROUNDS, "rounds=N: the game is scored after N rounds at the latest."),
          new Setting(
              DRAFT,
              "With new-buildings: draft=chance deals out which violet buildings are in the game;"
                  + " otherwise (draft=players) the players choose them in turn."),
          new Setting(
              SET,
              "With new-buildings: set=NAME plays with a ready set of violet buildings: "
                  + String.join(", ", Sets.names())
                  + "."),
          new Setting(
              BOTH_HACIENDAS,
              "With new-buildings: hacienda and forest house may both be in the game."),
          new Setting(
              UNMANNED_FOREST_HOUSE,
              "With new-buildings: forests make building cheaper also when nobody is on the forest"
                  + " house."),
          new Setting(
              DIFFERENT_EXTRA_GOODS,
              "With new-buildings: a craftsman with a library takes two different goods."),
          new Setting(
              BASE_COLONISTS, "With nobles: as many colonists as in the base game instead of 100."),
          new Setting(
              KIDNAPPED_FOR_ALL,
              "With buccaneer: a kidnapped role that nobody takes is played by everybody, not by"
                  + " the kidnapper alone."));

  /** Settings that belong to an expansion. */
  private static final Map<String, String> EXPANSIONS =
      Map.of(
          DRAFT, Editions.NEW_BUILDINGS,
          SET, Editions.NEW_BUILDINGS,
          BOTH_HACIENDAS, Editions.NEW_BUILDINGS,
          UNMANNED_FOREST_HOUSE, Editions.NEW_BUILDINGS,
          DIFFERENT_EXTRA_GOODS, Editions.NEW_BUILDINGS,
          BASE_COLONISTS, Editions.NOBLES,
          KIDNAPPED_FOR_ALL, Editions.BUCCANEER);

  /** Settings that earlier versions had, and what to write instead. */
  private static final Map<String, String> FORMER =
      Map.of(
          "strict-options",
          "Colonists of the mayor, hospice and university may always be declined now: leave out"
              + " \"strict-options\". The setting automatic-colonists gives them without asking.");

  private Settings() {}

  /** A sentence about the first setting that does not do; empty if all do. */
  static String wrongWith(Config config) {
    for (Map.Entry<String, String> setting : config.settings().entrySet()) {
      String wrong = wrongWith(setting.getKey(), setting.getValue());
      if (wrong.isEmpty()) {
        wrong = missingFor(config, setting.getKey(), setting.getValue());
      }
      if (!wrong.isEmpty()) {
        return wrong;
      }
    }
    return wrongTogether(config);
  }

  private static String wrongWith(String setting, String value) {
    String former = FORMER.get(setting);
    if (former != null) {
      return former;
    }
    List<String> known = ALL.stream().map(Setting::name).toList();
    if (!known.contains(setting)) {
      String hint = Nearest.hint(setting, known);
      return "Puerto Rico has no setting \"" + setting + "\"; " + hint + ".";
    }
    return switch (setting) {
      case ROUNDS ->
          value.matches("[1-9][0-9]{0,4}")
              ? ""
              : "The setting rounds needs a number from 1 to 99999, as in rounds=50.";
      case DRAFT ->
          List.of(BY_PLAYERS, BY_CHANCE).contains(value)
              ? ""
              : "The setting draft says who chooses the buildings; write draft=players or"
                  + " draft=chance.";
      case SET -> wrongWithSet(value);
      default ->
          value.isEmpty()
              ? ""
              : "The setting \"" + setting + "\" takes no value; write just " + setting + ".";
    };
  }

  private static String wrongWithSet(String value) {
    if (Sets.named(value).isPresent()) {
      return "";
    }
    String hint = Nearest.hint(value, Sets.names());
    return value.isEmpty()
        ? "The setting set needs the name of a set of buildings; " + hint + ", as in set=woods."
        : "There is no set of buildings \"" + value + "\"; " + hint + ", as in set=woods.";
  }

  private static String missingFor(Config config, String setting, String value) {
    String needed = EXPANSIONS.get(setting);
    if (needed == null || config.expansions().contains(needed)) {
      return "";
    }
    return "The setting \""
        + setting
        + "\" is for the expansion "
        + needed
        + "; leave it out, or write "
        + config.name()
        + "+"
        + needed
        + " "
        + (value.isEmpty() ? setting : setting + "=" + value)
        + ".";
  }

  private static String wrongTogether(Config config) {
    if (!config.has(SET)) {
      return "";
    }
    for (String drafting : List.of(DRAFT, BOTH_HACIENDAS)) {
      if (config.has(drafting)) {
        return "With a set nothing is drafted; leave out either set or " + drafting + ".";
      }
    }
    return "";
  }
}
