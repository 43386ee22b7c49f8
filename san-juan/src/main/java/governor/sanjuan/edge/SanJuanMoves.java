package governor.sanjuan.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Move;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;

/** The choices of San Juan taken apart, and the kinds of question. */
public final class SanJuanMoves {
  private static final int WITH = 1;
  private final RuleSet rules;

  public SanJuanMoves(RuleSet rules) {
    this.rules = rules;
  }

  public Move of(int action) {
    int a = Action.a(action);
    int b = Action.b(action);
    return switch (Action.verb(action)) {
      case Verb.TAKE -> new Move("TAKE", rules.name(Role.of(a)), "", onlyIf(b));
      case Verb.TRIGGER -> trigger(a, b);
      case Verb.BUILD -> card("BUILD", a);
      case Verb.BESIDE -> Move.of("BESIDE");
      case Verb.OVER -> new Move("OVER", rules.name(a), "", b == 0 ? Move.NO_NUMBER : b);
      case Verb.PAY -> card("PAY", a);
      case Verb.PAY_GOOD -> card("PAY_GOOD", a);
      case Verb.PRODUCE -> card("PRODUCE", a);
      case Verb.SELL -> card("SELL", a);
      case Verb.KEEP -> card("KEEP", a);
      case Verb.DISCARD -> card("DISCARD", a);
      case Verb.PUT_UNDER -> new Move("PUT_UNDER", rules.name(a), rules.name(b), Move.NO_NUMBER);
      case Verb.USE -> card("USE", a);
      case Verb.DRAW -> Move.of("DRAW");
      case Verb.PASS -> Move.of("PASS");
      case Verb.DONE -> Move.of("DONE");
      case Verb.DEMOLISH -> new Move("DEMOLISH", rules.name(a), "", b);
      default -> throw new IllegalArgumentException("no such choice: " + action);
    };
  }

  private Move card(String verb, int card) {
    return Move.of(verb, rules.name(card));
  }

  private Move trigger(int event, int operand) {
    Role role = rules.eventRules().of(event).phase(operand);
    return role == null
        ? card("TRIGGER", event)
        : new Move("TRIGGER", rules.name(event), rules.name(role), onlyIf(operand & 1));
  }

  /** The number of a choice with the library, or with a good. */
  private static int onlyIf(int flag) {
    return flag == WITH ? WITH : Move.NO_NUMBER;
  }

  public static String questionKind(SanJuanState s) {
    int step = Agenda.step(s.top());
    if (step >= StepId.OF_CARD) {
      return s.rules().card(StepId.card(s.top())).questionKind();
    }
    return switch (step) {
      case StepId.CHOOSE_ROLE -> "CHOOSE_ROLE";
      case StepId.DISCARD_EXACTLY -> "DISCARD_EXACTLY";
      case StepId.BUILD -> "BUILD";
      case StepId.PLACE -> "PLACE";
      case StepId.PAY -> "PAY";
      case StepId.PRODUCE -> "PRODUCE";
      case StepId.SELL -> "SELL";
      case StepId.COUNCIL -> "COUNCIL";
      case StepId.COUNCIL_KEEP -> "COUNCIL_KEEP";
      case StepId.COUNCIL_DISCARD -> "COUNCIL_DISCARD";
      case StepId.PROSPECT -> "PROSPECT";
      case StepId.DIG -> "DIG";
      default -> throw new IllegalStateException("step " + step + " asks no question");
    };
  }
}
