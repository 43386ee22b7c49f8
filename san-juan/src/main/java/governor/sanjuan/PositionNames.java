package governor.sanjuan;

import java.util.LinkedHashMap;
import java.util.Map;

/** The words of a position's text: cards, roles and steps by name. */
final class PositionNames {
  static final String CHOOSE_ROLE = "choose role";

  final Map<String, Integer> cards = new LinkedHashMap<>();
  final Map<String, Integer> roles = new LinkedHashMap<>();
  final Map<String, Integer> steps = new LinkedHashMap<>();

  PositionNames(RuleSet rules) {
    for (Role role : Role.values()) {
      roles.put(rules.name(role), role.ordinal());
    }
    steps.put("draw", StepId.DRAW);
    steps.put("next round", StepId.NEXT_ROUND);
    steps.put(CHOOSE_ROLE, StepId.CHOOSE_ROLE);
    steps.put("cards under", StepId.CARDS_UNDER);
    steps.put("hand limit", StepId.HAND_LIMIT);
    steps.put("discard exactly", StepId.DISCARD_EXACTLY);
    steps.put("build", StepId.BUILD);
    steps.put("place", StepId.PLACE);
    steps.put("pay", StepId.PAY);
    steps.put("after build", StepId.AFTER_BUILD);
    steps.put("builder end", StepId.BUILDER_END);
    steps.put("produce", StepId.PRODUCE);
    steps.put("turn tile", StepId.TURN_TILE);
    steps.put("sell", StepId.SELL);
    steps.put("trader end", StepId.TRADER_END);
    steps.put("council", StepId.COUNCIL);
    steps.put("council draw", StepId.COUNCIL_DRAW);
    steps.put("council keep", StepId.COUNCIL_KEEP);
    steps.put("council discard", StepId.COUNCIL_DISCARD);
    steps.put("prospect", StepId.PROSPECT);
    steps.put("dig", StepId.DIG);
    steps.put("free build end", StepId.FREE_BUILD_END);
    steps.put("event end", StepId.EVENT_END);
    for (Card card : rules.cardsInPlay()) {
      int number = rules.number(card);
      cards.put(rules.name(number), number);
      if (rules.steps()[StepId.OF_CARD + number] != null) {
        steps.put(rules.name(number), StepId.OF_CARD + number);
      }
    }
  }
}
