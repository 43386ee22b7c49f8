package governor.puertorico.referee;

import governor.core.Config;

/**
 * What differs from the rules by agreement.
 *
 * @param swappedPrices factory 8, university 7 (R40)
 * @param cornPays whoever begins with corn has a doubloon less (R40)
 * @param refuseColonists a share of the ship may be refused and then leaves the game (R2)
 * @param automaticColonists nobody is asked whether he wants a single colonist (R3, R45)
 * @param openPoints everybody sees all points (R27)
 * @param rounds the last round, whatever happens; 0 for none
 */
record HouseRules(
    boolean swappedPrices,
    boolean cornPays,
    boolean refuseColonists,
    boolean automaticColonists,
    boolean openPoints,
    int rounds) {

  static HouseRules of(Config config) {
    return new HouseRules(
        config.has("swapped-prices"),
        config.has("corn-pays"),
        config.has("refuse-colonists"),
        config.has("automatic-colonists"),
        config.has("open-points"),
        Integer.parseInt(config.settings().getOrDefault("rounds", "0")));
  }

  int cost(Pieces.Kind kind) {
    if (swappedPrices && kind.name().equals("factory")) {
      return 8;
    }
    return swappedPrices && kind.name().equals("university") ? 7 : kind.cost();
  }
}
