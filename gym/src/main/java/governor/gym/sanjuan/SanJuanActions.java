package governor.gym.sanjuan;

import governor.core.Action;
import governor.gym.ActionSpace;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.Verb;
import governor.sanjuan.hooks.EventRule;

/** The actions of San Juan: what the cards in play can make anybody choose. */
final class SanJuanActions {
  private static final int MOST_BUILDINGS = 12;

  private final RuleSet rules;
  private final ActionSpace.Builder space = new ActionSpace.Builder();

  private SanJuanActions(RuleSet rules) {
    this.rules = rules;
  }

  static ActionSpace of(RuleSet rules) {
    SanJuanActions actions = new SanJuanActions(rules);
    actions.roles();
    actions.builds();
    actions.goods();
    actions.cards();
    actions.rest();
    return actions.space.build();
  }

  private void roles() {
    boolean library = rules.doublesPrivilege() != 0;
    for (Role role : Role.values()) {
      String name = rules.name(role);
      add(Action.of(Verb.TAKE, role.ordinal(), 0), "take " + name, "Takes the " + name + ".");
      if (library) {
        add(
            Action.of(Verb.TAKE, role.ordinal(), 1),
            "take " + name + " with library",
            "Takes the " + name + " and doubles its privilege by the library.");
      }
    }
    for (int event = rules.firstEvent(); event < rules.kinds(); event++) {
      trigger(event, library);
    }
  }

  private void trigger(int event, boolean library) {
    EventRule rule = rules.eventRules().of(event);
    String name = "trigger " + rules.name(event);
    if (rule.phase(0) == null) {
      add(Action.of(Verb.TRIGGER, event), name, "Triggers the event " + rules.name(event) + ".");
      return;
    }
    for (Role role : Role.values()) {
      for (int with = 0; with <= (library ? 1 : 0); with++) {
        add(
            Action.of(Verb.TRIGGER, event, 2 * role.ordinal() + with),
            name + " " + rules.name(role) + (with == 1 ? " with library" : ""),
            "Triggers %s for the phase of the %s%s."
                .formatted(
                    rules.name(event),
                    rules.name(role),
                    with == 1 ? ", doubled by a library" : ""));
      }
    }
  }

  private void builds() {
    for (int card = 0; card < rules.firstEvent(); card++) {
      String name = rules.name(card);
      add(Action.of(Verb.BUILD, card), "build " + name, "Builds the " + name + ".");
    }
    if (rules.placementRules().mask != 0) {
      add(Action.of(Verb.BESIDE), "beside", "Puts the new building on a space of its own.");
      stacks(Verb.OVER, "over", "Puts the new building over the");
    }
    if (rules.events() > 0) {
      stacks(Verb.DEMOLISH, "demolish", "Demolishes the");
    }
  }

  /** A building of a kind, with or without a good; with events also which of unlike stacks. */
  private void stacks(int verb, String word, String does) {
    for (int card = 0; card < rules.firstEvent(); card++) {
      boolean many = rules.events() > 0 && rules.isProduction(card);
      int stacks = many ? Math.min(rules.copies(rules.card(card)), MOST_BUILDINGS) : 1;
      int contents = rules.goodsPlace(card) >= 0 ? 2 : 1;
      for (int stack = 0; stack < stacks; stack++) {
        for (int good = 0; good < contents; good++) {
          String which = rules.name(card) + (good == 1 ? " with good" : "");
          add(
              Action.of(verb, card, good | stack << 1),
              word + " " + which + (stack == 0 ? "" : " on stack " + stack),
              "%s %s%s."
                  .formatted(does, which, stack == 0 ? "" : ", on its unlike stack " + stack));
        }
      }
    }
  }

  private void goods() {
    for (int place = 0; place < rules.goodsPlaces(); place++) {
      int card = rules.goodsCard(place);
      String name = rules.name(card);
      if (rules.isProduction(card)) {
        add(
            Action.of(Verb.PRODUCE, card),
            "produce on " + name,
            "Puts a good on an empty " + name + ".");
      }
      add(Action.of(Verb.SELL, card), "sell from " + name, "Sells the good on the " + name + ".");
      if (rules.paymentRules().mask != 0) {
        add(
            Action.of(Verb.PAY_GOOD, card),
            "pay good on " + name,
            "Pays with the good on the " + name + ".");
      }
    }
  }

  private void cards() {
    for (int card = 0; card < rules.firstEvent(); card++) {
      if (card == rules.centre()) {
        continue;
      }
      String name = rules.name(card);
      add(Action.of(Verb.PAY, card), "pay " + name, "Pays with the hand card " + name + ".");
      add(Action.of(Verb.KEEP, card), "keep " + name, "Keeps the " + name + " that is on offer.");
      add(Action.of(Verb.DISCARD, card), "discard " + name, "Discards the hand card " + name + ".");
      for (long left = rules.putsUnder().mask; left != 0; left &= left - 1) {
        int keeper = Long.numberOfTrailingZeros(left);
        add(
            Action.of(Verb.PUT_UNDER, card, keeper),
            "put " + name + " under " + rules.name(keeper),
            "Puts the hand card " + name + " under the " + rules.name(keeper) + ".");
      }
    }
  }

  private void rest() {
    for (int card = 0; card < rules.firstEvent(); card++) {
      add(
          Action.of(Verb.USE, card),
          "use " + rules.name(card),
          "Uses what the " + rules.name(card) + " does.");
    }
    add(Action.of(Verb.DRAW), "draw", "Draws the cards that are offered.");
    add(Action.of(Verb.PASS), "pass", "Does nothing.");
    add(Action.of(Verb.DONE), "done", "Ends a set that was picked one by one.");
  }

  private void add(int choice, String name, String about) {
    space.add(choice, name, about);
  }
}
