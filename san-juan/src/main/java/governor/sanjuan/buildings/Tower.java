package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.HandLimitRule;

/** Round start: the owner may hold twelve cards. */
public final class Tower implements HandLimitRule {
  private static final int LIMIT = 12;

  @Override
  public int limit(SanJuanState s, int seat, int limit) {
    return s.works(seat, Card.TOWER) ? LIMIT : limit;
  }
}
