package governor.sanjuan.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Role;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.CouncilStart;
import governor.sanjuan.hooks.EventRule;

/**
 * The seat takes one of the roles left, with its library or without, or triggers an event that lies
 * open.
 */
public final class ChooseRole extends Step<SanJuanState> {
  private static final int ROLES = (1 << Role.values().length) - 1;

  @Override
  public void run(SanJuanState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    int left = ROLES & ~s.rolesTaken();
    if (s.canUseLibrary(seat)) {
      for (int roles = left; roles != 0; roles &= roles - 1) {
        int role = Integer.numberOfTrailingZeros(roles);
        out.add(Action.of(Verb.TAKE, role));
        out.add(Action.of(Verb.TAKE, role, 1));
      }
    } else {
      out.addEach(Verb.TAKE, left);
    }
    long events = s.openEvents();
    Hooks<EventRule> rules = s.rules().eventRules();
    while (events != 0) {
      rules.of(Long.numberOfTrailingZeros(events)).offer(s, seat, out);
      events &= events - 1;
    }
  }

  @Override
  public void choose(SanJuanState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    s.pop();
    if (Action.verb(action) == Verb.TRIGGER) {
      int event = Action.a(action);
      s.triggerEvent(seat, event);
      s.push(StepId.EVENT_END, seat);
      s.rules().eventRules().of(event).trigger(s, seat, Action.b(action));
    } else {
      int role = Action.a(action);
      s.takeRole(seat, role);
      beginPhase(s, role, seat, Action.b(action) == 1);
    }
  }

  private static void tellIfNobodyIsConcerned(SanJuanState s, int step, What what) {
    if (s.isHeard() && s.concerned(step) == 0) {
      s.say(what, SanJuanState.NOBODY);
    }
  }

  /** Puts the phase of a role on the agenda, last things first. */
  public static void beginPhase(SanJuanState s, int role, int seat, boolean withLibrary) {
    s.beginPhase(role, seat, withLibrary);
    switch (Role.of(role)) {
      case BUILDER -> {
        s.push(StepId.BUILDER_END, seat);
        s.passAround(StepId.BUILD, seat);
      }
      case PRODUCER -> {
        tellIfNobodyIsConcerned(s, StepId.PRODUCE, What.NOBODY_PRODUCES);
        s.passAround(StepId.PRODUCE, seat);
      }
      case TRADER -> {
        tellIfNobodyIsConcerned(s, StepId.SELL, What.NOBODY_SELLS);
        s.push(StepId.TRADER_END, seat);
        s.passAround(StepId.SELL, seat);
        s.push(StepId.TURN_TILE, seat);
      }
      case COUNCILLOR -> {
        s.passAround(StepId.COUNCIL, seat);
        Hooks<CouncilStart> first = s.rules().councilStart();
        for (int i = first.size() - 1; i >= 0; i--) {
          s.passAround(StepId.OF_CARD + first.kind(i), seat);
        }
      }
      case PROSPECTOR -> {
        s.passAround(StepId.DIG, seat);
        s.push(StepId.PROSPECT, seat);
      }
    }
  }
}
