package governor.sanjuan.referee;

import governor.core.Config;

/** Which edition is played with which house rules, read from the config. */
final class Rules {
  private final Config config;
  private final String edition;

  Rules(Config config) {
    this.config = config;
    this.edition = config.modules().getFirst();
  }

  int players() {
    return config.players();
  }

  boolean isFirstEdition() {
    return edition.equals("1e");
  }

  boolean isSecondEdition() {
    return edition.equals("2e");
  }

  boolean isRedesign() {
    return edition.equals("yaro");
  }

  boolean isTreasureChest() {
    return config.modules().contains("treasure-chest");
  }

  boolean hasNewBuildings() {
    return isTreasureChest() || config.modules().contains("new-buildings");
  }

  boolean hasEvents() {
    return config.modules().contains("events");
  }

  /** Whether this house rule is on. */
  boolean has(String setting) {
    return config.has(setting);
  }

  /** After how many rounds the game is scored at the latest. */
  int lastRound() {
    String rounds = config.settings().get("rounds");
    return rounds == null ? Integer.MAX_VALUE : Integer.parseInt(rounds);
  }

  /** The name of a role in this edition. */
  String role(String role) {
    return isRedesign() && role.equals("prospector") ? "adventurer" : role;
  }

  @Override
  public String toString() {
    return config.toString();
  }
}
