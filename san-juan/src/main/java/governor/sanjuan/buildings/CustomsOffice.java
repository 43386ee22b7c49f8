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
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.hooks.CouncilStart;
import governor.sanjuan.hooks.GoodsHolder;
import java.util.List;
import java.util.Optional;

/**
 * Start of the councillor phase: an empty customs office may be given a card from the draw pile,
 * face down. It is a good, sold for two cards whatever the tile says.
 */
public final class CustomsOffice extends Card implements CouncilStart, GoodsHolder {
  /** What the good on it sells for. */
  public static final int PRICE = 2;

  public CustomsOffice() {
    super("customs office");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.COUNCILLOR, Role.TRADER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "If it is empty when a councillor phase begins, you may put a good on it, which sells"
        + " for 2 cards.";
  }

  @Override
  public int price() {
    return PRICE;
  }

  @Override
  public Optional<Step<SanJuanState>> step() {
    return Optional.of(new Fill());
  }

  @Override
  public String question(RuleSet rules) {
    return "Do you put a good on the " + rules.name(this) + "?";
  }

  @Override
  public boolean isRoutine(SanJuanState s) {
    return true;
  }

  @Override
  public List<Fact> usedFacts(SanJuanState s) {
    return List.of(
        Fact.of(FactKind.MAKES_GOOD, s.rules().name(this), 1), Fact.of(FactKind.SELLS_FOR, PRICE));
  }

  private static final class Fill extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      int office = StepId.card(frame);
      boolean empty = s.goodsAt(seat, s.rules().goodsPlace(office)) == 0;
      if (s.works(seat, 1L << office) && empty && s.canDraw()) {
        out.add(Action.of(Verb.USE, office));
        out.add(Action.of(Verb.PASS));
      } else {
        s.pop();
      }
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      s.pop();
      if (Action.verb(action) == Verb.USE) {
        s.putGood(Agenda.seat(frame), StepId.card(frame));
      }
    }
  }
}
