package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.ScoreRule;

/**
 * Game end: points for the owner's production buildings. In the 1st edition two for each; later one
 * for each and one for each kind.
 */
public final class GuildHall implements ScoreRule {
  private final int forEach;
  private final int forKind;

  public GuildHall(int forEach, int forKind) {
    this.forEach = forEach;
    this.forKind = forKind;
  }

  @Override
  public int score(SanJuanState s, int seat, int before) {
    int points = 0;
    for (int plant = 0; plant < Card.PRODUCTION_KINDS; plant++) {
      int standing = s.count(seat, plant);
      points += forEach * standing + (standing > 0 ? forKind : 0);
    }
    return points;
  }
}
