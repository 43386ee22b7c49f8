package governor.sanjuan;

import governor.core.Config;

/** What was agreed on before the game: the config, and its settings as questions. */
abstract class HouseRules {
  private final Config config;
  private final boolean sellOneByOne;
  private final boolean coveredBuildingHelps;
  private final boolean coveredGoodPays;
  private final boolean cathedralReturns;
  private final boolean guardRoomAlways;
  private final boolean visitWithLibrary;
  private final boolean earthquakeTopOnly;
  private final boolean openPiles;
  private final boolean setupVariation;
  private final int roundLimit;

  HouseRules(Config config) {
    this.config = config;
    sellOneByOne = config.has("sell-one-by-one");
    coveredBuildingHelps = config.has("covered-building-helps");
    coveredGoodPays = config.has("covered-good-pays");
    cathedralReturns = config.has("cathedral-returns");
    guardRoomAlways = config.has("guard-room-always");
    visitWithLibrary = config.has("visit-with-library");
    earthquakeTopOnly = config.has("earthquake-top-only");
    openPiles = config.has("open-piles");
    setupVariation = config.has("setup-variation");
    roundLimit = Integer.parseInt(config.settings().getOrDefault("rounds", "0"));
  }

  public final Config config() {
    return config;
  }

  public final int players() {
    return config.players();
  }

  public final boolean sellOneByOne() {
    return sellOneByOne;
  }

  public final boolean coveredBuildingHelps() {
    return coveredBuildingHelps;
  }

  public final boolean coveredGoodPays() {
    return coveredGoodPays;
  }

  public final boolean cathedralReturns() {
    return cathedralReturns;
  }

  public final boolean guardRoomAlways() {
    return guardRoomAlways;
  }

  public final boolean visitWithLibrary() {
    return visitWithLibrary;
  }

  public final boolean earthquakeTopOnly() {
    return earthquakeTopOnly;
  }

  public final boolean openPiles() {
    return openPiles;
  }

  public final boolean setupVariation() {
    return setupVariation;
  }

  /** After how many rounds the game is scored although nobody is complete; 0 for never. */
  public final int roundLimit() {
    return roundLimit;
  }
}
