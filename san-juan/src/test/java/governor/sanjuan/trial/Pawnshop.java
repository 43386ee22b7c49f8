package governor.sanjuan.trial;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.HandPicks;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.hooks.RoundStart;
import governor.sanjuan.phases.Picks;
import java.util.List;
import java.util.Optional;

/**
 * Round start: the owner may discard up to three cards of cost three or less and then draws as
 * many. Operand a counts them, b is the next kind.
 */
final class Pawnshop extends Card implements RoundStart {
  private static final int MOST = 3;
  private static final int HIGHEST_COST = 3;

  Pawnshop() {
    super("pawnshop");
  }

  @Override
  public String when(RuleSet rules) {
    return "round start";
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may discard up to 3 cards of cost 3 or less and draw as many.";
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new Exchange());
  }

  @Override
  public String question(RuleSet rules) {
    return "Which cards go to the " + rules.name(this) + "?";
  }

  @Override
  public Optional<HandPicks> picks(SanJuanState s, int frame) {
    long kinds = s.rules().costAtMost(HIGHEST_COST);
    return Optional.of(new HandPicks(Verb.DISCARD, 0, kinds, MOST - Agenda.a(frame)));
  }

  @Override
  public List<Fact> refusal(SanJuanState s, int seat, int card) {
    return s.rules().cost(card) > HIGHEST_COST
        ? List.of(Fact.of(FactKind.COST_LIMIT, HIGHEST_COST))
        : List.of();
  }

  private static final class Exchange extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      long cheap = s.handMask(seat) & s.rules().costAtMost(HIGHEST_COST);
      if (s.works(seat, 1L << StepId.card(frame)) && Agenda.a(frame) < MOST) {
        out.addEach(Verb.DISCARD, cheap & -1L << Agenda.b(frame));
      }
      if (out.size() == 0) {
        finish(s, frame);
      } else {
        out.add(Action.of(Verb.DONE));
      }
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      if (Action.verb(action) == Verb.DONE) {
        finish(s, frame);
        return;
      }
      Picks.discard(s, Agenda.seat(frame), Action.a(action));
      s.again(Agenda.a(frame) + 1, Action.a(action));
    }

    private static void finish(SanJuanState s, int frame) {
      s.pop();
      if (Agenda.a(frame) > 0) {
        s.push(StepId.DRAW, Agenda.seat(frame), Agenda.a(frame), 0);
      }
    }
  }
}
