package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.hooks.ProspectorRule;

/**
 * Prospector phase: the owner may turn a card. If nobody has a building of that name standing, the
 * owner may keep it; otherwise it is discarded. Operand a is 1 once the card is turned.
 */
public final class Goldsmith extends Step<SanJuanState> implements ProspectorRule {
  @Override
  public boolean isUsable(SanJuanState s) {
    return s.canDraw();
  }

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    if (Agenda.a(frame) == 0) {
      s.drawOffer(seat, 1, true);
      s.again(1, 0);
      return;
    }
    if (s.offerSize() == 0 || isBuilt(s, s.offerMask())) {
      s.pop();
      s.discardOffer(seat);
      return;
    }
    out.add(Action.of(Verb.KEEP, Long.numberOfTrailingZeros(s.offerMask())));
    out.add(Action.of(Verb.PASS));
  }

  @Override
  public void choose(SanJuanState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    s.pop();
    if (Action.verb(action) == Verb.KEEP) {
      s.keepOffered(seat, Action.a(action));
    }
    s.discardOffer(seat);
  }

  private static boolean isBuilt(SanJuanState s, long kinds) {
    long built = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      built |= s.owned(seat);
    }
    return (built & kinds) != 0;
  }
}
