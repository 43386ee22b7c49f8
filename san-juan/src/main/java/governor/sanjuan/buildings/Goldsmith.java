package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.hooks.ProspectorRule;
import java.util.List;
import java.util.Optional;

/**
 * Prospector phase: the owner may turn a card. If nobody has a building of that name standing, the
 * owner may keep it; otherwise it is discarded. Operand a is 1 once the card is turned.
 */
public final class Goldsmith extends Card implements ProspectorRule {
  public Goldsmith() {
    super("goldsmith");
  }

  @Override
  public boolean isUsable(SanJuanState s) {
    return s.canDraw();
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.PROSPECTOR);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may turn a card and keep it if nobody has such a building standing.";
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new Turn());
  }

  @Override
  public String question(RuleSet rules) {
    return "Which card do you keep?";
  }

  @Override
  public List<Fact> usedFacts(SanJuanState s) {
    return withEvents(s, Fact.of(FactKind.TURNS, 1));
  }

  private static final class Turn extends Step<SanJuanState> {
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
}
