package governor.sanjuan.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.ProspectorRule;

/**
 * Prospector phase: the prospector may draw a card (two with the library); then, from the
 * prospector on, gold mines and goldsmiths may be used.
 */
public final class ProspectorPhase {
  private static final int PRIVILEGE = 1;

  private ProspectorPhase() {}

  /** The privilege, taken or declined. */
  public static final class Prospect extends MayDraw {
    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      s.pop();
      if (Action.verb(action) == Verb.PASS) {
        s.say(What.PASSED_DRAW, seat);
        return;
      }
      if (s.usesLibrary(seat)) {
        s.push(StepId.DRAW, seat, 2 * PRIVILEGE, PRIVILEGE);
      } else {
        s.push(StepId.DRAW, seat, PRIVILEGE, 0);
      }
    }
  }

  /**
   * The seat uses its gold mine and its goldsmith, each once, in the order it likes. Operand a has
   * a bit for each that was used.
   */
  public static final class Dig extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      Hooks<ProspectorRule> hooks = s.rules().prospectorRules();
      if ((s.working(seat) & hooks.mask) != 0) {
        for (int i = 0; i < hooks.size(); i++) {
          int card = hooks.kind(i);
          boolean has = (s.working(seat) >>> card & 1) != 0;
          boolean used = (Agenda.a(frame) >>> i & 1) != 0;
          if (has && !used && hooks.at(i).isUsable(s)) {
            out.add(Action.of(Verb.USE, card));
          }
        }
      }
      if (out.size() == 0) {
        s.pop();
      } else {
        out.add(Action.of(Verb.PASS));
      }
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      if (Action.verb(action) == Verb.PASS) {
        s.pop();
        return;
      }
      int seat = Agenda.seat(frame);
      int card = Action.a(action);
      Hooks<ProspectorRule> hooks = s.rules().prospectorRules();
      int used = Agenda.a(frame);
      for (int i = 0; i < hooks.size(); i++) {
        if (hooks.kind(i) == card) {
          used |= 1 << i;
        }
      }
      if (s.isHeard()) {
        s.tell(What.USED, seat, card, 0);
      }
      s.again(used, 0);
      s.push(StepId.OF_CARD + card, seat);
    }
  }
}
