package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;

/**
 * Game end: points for the owner's production buildings. In the 1st edition two for each; later one
 * for each and one for each kind.
 */
public final class GuildHall extends Card implements ScoreRule {
  private final int forEach;
  private final int forKind;

  public GuildHall(int forEach, int forKind) {
    super("guild hall");
    this.forEach = forEach;
    this.forKind = forKind;
  }

  @Override
  public String when(RuleSet rules) {
    return "game end";
  }

  @Override
  public String effect(RuleSet rules) {
    return forKind == 0
        ? forEach + " points for each of your production buildings."
        : "1 point for each of your production buildings and 1 for each kind of them.";
  }

  /** What it gives for each production building. */
  public int forEach() {
    return forEach;
  }

  /** What it gives for each kind of them. */
  public int forKind() {
    return forKind;
  }

  @Override
  public int score(SanJuanState s, int seat, int before) {
    int points = 0;
    for (int plant = 0; plant < s.rules().plants(); plant++) {
      int standing = s.count(seat, plant);
      points += forEach * standing + (standing > 0 ? forKind : 0);
    }
    return points;
  }
}
