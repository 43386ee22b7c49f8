package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.HandLimitRule;

/** Round start: while a guard room stands anywhere, seats without one may hold only six cards. */
public final class GuardRoom implements HandLimitRule {
  private static final int GUARD_ROOM = Card.GUARD_ROOM.ordinal();
  private static final int LIMIT_OF_OTHERS = 6;

  @Override
  public int limit(SanJuanState s, int seat, int limit) {
    boolean stands = s.worksFor(GUARD_ROOM) != 0 || s.rules().guardRoomAlways();
    boolean concerned = stands && !s.works(seat, Card.GUARD_ROOM);
    return concerned ? Math.min(limit, LIMIT_OF_OTHERS) : limit;
  }
}
