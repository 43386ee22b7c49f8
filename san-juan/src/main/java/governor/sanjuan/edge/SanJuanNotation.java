package governor.sanjuan.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Notation;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.phases.Payment;
import java.util.ArrayList;
import java.util.List;

/** The words for the choices and questions of San Juan. */
public final class SanJuanNotation implements Notation<SanJuanState> {
  private final RuleSet rules;

  public SanJuanNotation(RuleSet rules) {
    this.rules = rules;
  }

  @Override
  public String words(SanJuanState s, int action) {
    int a = Action.a(action);
    int b = Action.b(action);
    return switch (Action.verb(action)) {
      case Verb.TAKE -> "take " + role(a) + withLibrary(b);
      case Verb.TRIGGER -> "trigger " + trigger(a, b);
      case Verb.BUILD -> "build " + rules.name(a);
      case Verb.BESIDE -> "beside";
      case Verb.OVER -> "over " + building(s, a, b);
      case Verb.PAY -> "pay " + rules.name(a);
      case Verb.PAY_GOOD -> "pay good on " + rules.name(a);
      case Verb.PRODUCE -> "produce on " + rules.name(a);
      case Verb.SELL -> "sell from " + rules.name(a);
      case Verb.KEEP -> "keep " + rules.name(a);
      case Verb.DISCARD -> "discard " + rules.name(a);
      case Verb.PUT_UNDER -> "put " + rules.name(a) + " under " + rules.name(b);
      case Verb.USE -> "use " + rules.name(a);
      case Verb.DRAW -> "draw";
      case Verb.PASS -> "pass";
      case Verb.DONE -> "done";
      case Verb.DEMOLISH -> "demolish " + building(s, a, b);
      default -> throw new IllegalArgumentException("no such choice: " + action);
    };
  }

  private String role(int role) {
    return rules.name(Role.of(role));
  }

  private static String withLibrary(int library) {
    return library == 1 ? " with library" : "";
  }

  private String trigger(int event, int operand) {
    Role role = rules.eventRules().of(event).phase(operand);
    String phase = role == null ? "" : " " + rules.name(role) + withLibrary(operand & 1);
    return rules.name(event) + phase;
  }

  /** One of the seat's buildings, with what it carries and where events play what it stands on. */
  private String building(SanJuanState s, int card, int content) {
    List<String> carried = new ArrayList<>();
    if ((content & 1) != 0) {
      carried.add("good");
    }
    List<String> beneath = new ArrayList<>();
    if (rules.events() > 0) {
      int seat = s.seatToAct();
      int space = s.spaceOf(seat, card, content);
      int cards = s.pileOf(seat, space);
      if (cards > 0) {
        carried.add(cards == 1 ? "1 card" : cards + " cards");
      }
      int place = s.nextCovered(seat, space, 0);
      for (; place < s.laidSize(); place = s.nextCovered(seat, space, place + 1)) {
        beneath.addFirst(rules.name(s.laidCard(place)));
      }
    }
    return rules.name(card) + joined(" with ", carried) + joined(" on ", beneath);
  }

  private static String joined(String before, List<String> things) {
    return things.isEmpty() ? "" : before + String.join(" and ", things);
  }

  @Override
  public String question(SanJuanState s) {
    int frame = s.top();
    int step = Agenda.step(frame);
    int a = Agenda.a(frame);
    if (step >= StepId.OF_CARD) {
      return rules.card(StepId.card(frame)).question(rules);
    }
    return switch (step) {
      case StepId.CHOOSE_ROLE -> "Which role do you take?";
      case StepId.BUILD -> "What do you build?";
      case StepId.PLACE -> "Where does the " + rules.name(a) + " go?";
      case StepId.PAY -> "What do you pay with? " + toPay(s);
      case StepId.PRODUCE -> "Where do you produce?";
      case StepId.SELL -> "What do you sell?";
      case StepId.COUNCIL -> "Do you draw cards to choose from?";
      case StepId.COUNCIL_KEEP -> "Which card do you keep?";
      case StepId.COUNCIL_DISCARD -> "Which card do you discard?" + toGo(a >> 1);
      case StepId.DISCARD_EXACTLY -> "Which card do you discard?" + toGo(a);
      case StepId.PROSPECT -> "Do you draw a card?";
      case StepId.DIG -> "What do you use?";
      default -> "What do you do?";
    };
  }

  private String toPay(SanJuanState s) {
    int price = Payment.toPay(s.top());
    int more = Payment.worthPaying(s);
    String due = price == 0 ? "The price is paid" : price + " to pay";
    return due + (more == 0 ? "." : "; up to " + more + " more for your " + rewarding(s) + ".");
  }

  /** The building that rewards a small hand. */
  private String rewarding(SanJuanState s) {
    long kinds = s.working(s.seatToAct()) & rules.rewardsSmallHand();
    return rules.name(Long.numberOfTrailingZeros(kinds));
  }

  private static String toGo(int cards) {
    return cards > 0 ? " " + cards + " to go." : "";
  }
}
