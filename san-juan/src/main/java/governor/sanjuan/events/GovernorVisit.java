package governor.sanjuan.events;

import governor.core.Action;
import governor.core.Options;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.ChooseRole;

/**
 * The seat that triggers it runs the phase of a role that was used this round once more, for
 * everybody and with the privilege, but without its library, unless a house rule allows that. No
 * role card is taken.
 */
public final class GovernorVisit extends Event {
  private static final Role[] ROLES = Role.values();

  public GovernorVisit() {
    super("governor visit");
  }

  @Override
  public String effect(RuleSet rules) {
    return "Begin the phase of a role already used this round again, with its privilege"
        + (rules.visitWithLibrary()
            ? ", which your library may double."
            : ", but without your library.");
  }

  @Override
  public void offer(SanJuanState s, int seat, Options out) {
    int event = s.rules().number(this);
    boolean library = s.canUseLibrary(seat) && s.rules().visitWithLibrary();
    for (Role role : ROLES) {
      if ((s.rolesTaken() >>> role.ordinal() & 1) != 0) {
        out.add(Action.of(Verb.TRIGGER, event, role.ordinal() << 1));
        if (library) {
          out.add(Action.of(Verb.TRIGGER, event, role.ordinal() << 1 | 1));
        }
      }
    }
  }

  @Override
  public void trigger(SanJuanState s, int seat, int operand) {
    ChooseRole.beginPhase(s, operand >> 1, seat, (operand & 1) != 0);
  }

  @Override
  public Role phase(int operand) {
    return Role.of(operand >> 1);
  }
}
