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
 * Prospector phase: the owner may turn four cards. If all their costs differ, one of them joins the
 * hand: any one in the 1st edition, the cheapest later. The others are discarded. With fewer than
 * four cards to be had it cannot be used. Operand a is 1 once the cards are turned.
 */
public final class GoldMine extends Card implements ProspectorRule {
  /** How many cards are turned. */
  private static final int CARDS = 4;

  private final boolean freeChoice;

  public GoldMine(boolean freeChoice) {
    super("gold mine");
    this.freeChoice = freeChoice;
  }

  @Override
  public boolean isUsable(SanJuanState s) {
    return s.drawPile() + s.discardPile() >= CARDS;
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.PROSPECTOR);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may turn 4 cards; if all costs differ, take "
        + (freeChoice ? "one of them." : "the cheapest.");
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new Dig());
  }

  @Override
  public String question(RuleSet rules) {
    return "Which card do you keep?";
  }

  @Override
  public List<Fact> usedFacts(SanJuanState s) {
    return withEvents(s, Fact.of(FactKind.TURNS, CARDS));
  }

  private final class Dig extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      if (Agenda.a(frame) == 0) {
        s.drawOffer(seat, CARDS, true);
        s.again(1, 0);
        return;
      }
      if (!costsDiffer(s)) {
        s.pop();
        s.discardOffer(seat);
        return;
      }
      if (!freeChoice) {
        out.add(Action.of(Verb.KEEP, cheapest(s)));
        return;
      }
      out.addEach(Verb.KEEP, s.offerMask());
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      s.pop();
      s.keepOffered(seat, Action.a(action));
      s.discardOffer(seat);
    }

    /** Whether four cards lie there, no two of the same cost. */
    private static boolean costsDiffer(SanJuanState s) {
      long kinds = s.offerMask();
      if (Long.bitCount(kinds) < CARDS) {
        return false;
      }
      int costs = 0;
      while (kinds != 0) {
        costs |= 1 << s.rules().cost(Long.numberOfTrailingZeros(kinds));
        kinds &= kinds - 1;
      }
      return Integer.bitCount(costs) == CARDS;
    }

    private static int cheapest(SanJuanState s) {
      long kinds = s.offerMask();
      int cheapest = Long.numberOfTrailingZeros(kinds);
      while (kinds != 0) {
        int card = Long.numberOfTrailingZeros(kinds);
        if (s.rules().cost(card) < s.rules().cost(cheapest)) {
          cheapest = card;
        }
        kinds &= kinds - 1;
      }
      return cheapest;
    }
  }
}
