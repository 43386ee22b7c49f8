package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.HandPicks;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.RoundStart;
import governor.sanjuan.phases.Picks;
import java.util.Optional;

/**
 * Round start: the owner may discard one or two cards and then draws as many. Operand a counts
 * them, b is the next kind.
 */
public final class OfficeBuilding extends Card implements RoundStart {
  /** How many cards may be exchanged. */
  private static final int MOST = 2;

  public OfficeBuilding() {
    super("office building");
  }

  @Override
  public String when(RuleSet rules) {
    return "round start";
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may discard 1 or 2 cards and draw as many.";
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new Exchange());
  }

  @Override
  public String question(RuleSet rules) {
    return "Which cards do you exchange?";
  }

  @Override
  public Optional<HandPicks> picks(SanJuanState s, int frame) {
    return Optional.of(new HandPicks(Verb.DISCARD, 0, HandPicks.ALL, MOST - Agenda.a(frame)));
  }

  private static final class Exchange extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      int discarded = Agenda.a(frame);
      if (s.works(seat, 1L << StepId.card(frame)) && discarded < MOST) {
        Picks.any(s, seat, Verb.DISCARD, Agenda.b(frame), 0, out);
      }
      if (out.size() == 0) {
        finish(s, seat, discarded);
      } else {
        out.add(Action.of(Verb.DONE));
      }
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      int discarded = Agenda.a(frame);
      if (Action.verb(action) == Verb.DONE) {
        finish(s, seat, discarded);
        return;
      }
      if (discarded == 0 && s.isHeard()) {
        s.tell(What.USED, seat, StepId.card(frame), 0);
      }
      int card = Action.a(action);
      Picks.discard(s, seat, card);
      s.again(discarded + 1, card);
    }

    private static void finish(SanJuanState s, int seat, int discarded) {
      s.pop();
      if (discarded > 0) {
        s.push(StepId.DRAW, seat, discarded, 0);
      }
    }
  }
}
