package governor.sanjuan.buildings;

import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.hooks.BuilderEnd;

/**
 * End of a builder phase: the owner may draw a card if nobody has fewer buildings and somebody has
 * more. By the rules of 2009 it acts in the phase in which it is built already.
 */
public final class Tavern extends ExtraCard implements BuilderEnd {
  private static final int TAVERN = Card.TAVERN.ordinal();

  private final boolean actsWhenNew;

  public Tavern(boolean actsWhenNew) {
    super(Card.TAVERN);
    this.actsWhenNew = actsWhenNew;
  }

  @Override
  public void builderEnd(SanJuanState s) {
    if (!actsWhenNew && s.worksFor(TAVERN) == 0) {
      return;
    }
    int fewest = Integer.MAX_VALUE;
    int most = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      fewest = Math.min(fewest, s.buildings(seat));
      most = Math.max(most, s.buildings(seat));
    }
    if (fewest == most) {
      return;
    }
    for (int turn = s.players() - 1; turn >= 0; turn--) {
      int seat = (s.rolePlayer() + turn) % s.players();
      boolean acts = actsWhenNew ? s.owns(seat, Card.TAVERN) : s.works(seat, Card.TAVERN);
      if (acts && s.buildings(seat) == fewest) {
        offer(s, seat);
      }
    }
  }
}
