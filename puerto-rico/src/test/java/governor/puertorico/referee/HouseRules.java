package governor.puertorico.referee;

import governor.core.Config;
import java.util.Set;

/**
 * Which expansions are played, and what differs from the rules by agreement: sections 7 of the base
 * game and 10 of the expansions.
 *
 * @param expansions their words in configs
 * @param settings the words of settings without a value
 * @param draft who drafts: players, chance, or the name of a set
 * @param rounds the last round, whatever happens; 0 for none
 */
record HouseRules(Set<String> expansions, Set<String> settings, String draft, int rounds) {

  static HouseRules of(Config config) {
    return new HouseRules(
        Set.copyOf(config.expansions()),
        Set.copyOf(config.settings().keySet()),
        config.settings().getOrDefault("set", config.settings().getOrDefault("draft", "players")),
        Integer.parseInt(config.settings().getOrDefault("rounds", "0")));
  }

  /** 14 more kinds of violet building, and a draft. */
  boolean hasNewBuildings() {
    return expansions.contains("new-buildings");
  }

  boolean hasNobles() {
    return expansions.contains("nobles");
  }

  boolean hasBuccaneer() {
    return expansions.contains("buccaneer");
  }

  boolean hasFestival() {
    return expansions.contains("festival");
  }

  /** Factory 8, university 7 (R40). */
  boolean swappedPrices() {
    return settings.contains("swapped-prices");
  }

  /** Whoever begins with corn has a doubloon less (R40). */
  boolean cornPays() {
    return settings.contains("corn-pays");
  }

  /** A share of the ship may be refused and then leaves the game (R2). */
  boolean refuseColonists() {
    return settings.contains("refuse-colonists");
  }

  /** Nobody is asked whether he wants a single colonist (R3, R45). */
  boolean automaticColonists() {
    return settings.contains("automatic-colonists");
  }

  /** Everybody sees all points (R27). */
  boolean openPoints() {
    return settings.contains("open-points");
  }

  /** Hacienda and forest house may both be drafted. */
  boolean bothHaciendas() {
    return settings.contains("both-haciendas");
  }

  /** Forests take doubloons off also while nobody stands on the forest house. */
  boolean unmannedForestHouse() {
    return settings.contains("unmanned-forest-house");
  }

  /** The two extra barrels of a craftsman with a library differ. */
  boolean differentExtraGoods() {
    return settings.contains("different-extra-goods");
  }

  /** The colonists of the base game also with nobles. */
  boolean baseColonists() {
    return settings.contains("base-colonists");
  }

  /** A kidnapped role that nobody took is played by everybody. */
  boolean kidnappedForAll() {
    return settings.contains("kidnapped-for-all");
  }

  int cost(Pieces.Kind kind) {
    if (swappedPrices() && kind.name().equals("factory")) {
      return 8;
    }
    return swappedPrices() && kind.name().equals("university") ? 7 : kind.cost();
  }
}
