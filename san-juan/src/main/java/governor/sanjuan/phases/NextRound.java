package governor.sanjuan.phases;

import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.hooks.PutsUnder;
import governor.sanjuan.hooks.RoundStart;

/**
 * The start of every round but the first: the roles return and the governor passes on; then, each
 * around the table, office buildings exchange cards, cards go under chapels and banks, and who
 * holds too many cards discards.
 */
public final class NextRound extends Step<SanJuanState> {
  @Override
  public void run(SanJuanState s, int frame, Options out) {
    s.pop();
    if (s.round() == s.rules().roundLimit()) {
      s.finishGame();
      return;
    }
    s.beginRound();
    int governor = s.governor();
    pushRoleChoices(s);
    s.passAround(StepId.HAND_LIMIT, governor);
    s.passAround(StepId.CARDS_UNDER, governor);
    Hooks<RoundStart> first = s.rules().roundStart();
    for (int i = first.size() - 1; i >= 0; i--) {
      s.passAround(StepId.OF_CARD + first.kind(i), governor);
    }
  }

  /**
   * The round: from the governor on each seat chooses a role once; with two players the governor,
   * the other seat and the governor again. Then comes the next round.
   */
  public static void pushRoleChoices(SanJuanState s) {
    s.push(StepId.NEXT_ROUND, s.governor());
    s.passAround(StepId.CHOOSE_ROLE, s.governor(), s.rules().picks());
  }

  /** The seat may put cards under its chapel and then under its bank. */
  public static final class CardsUnder extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      s.pop();
      Hooks<PutsUnder> hooks = s.rules().putsUnder();
      for (int i = hooks.size() - 1; i >= 0; i--) { // What is put on the agenda last comes first.
        int building = hooks.kind(i);
        if (s.works(seat, 1L << building) && hooks.at(i).asks(s, seat)) {
          s.push(StepId.OF_CARD + building, seat);
        }
      }
    }
  }
}
