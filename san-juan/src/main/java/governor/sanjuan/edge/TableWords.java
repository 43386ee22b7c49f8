package governor.sanjuan.edge;

import governor.core.Catalog.Topic;
import governor.core.Hooks;
import governor.sanjuan.RuleSet;
import governor.sanjuan.editions.BaseGame;
import governor.sanjuan.hooks.HandLimitRule;
import java.util.ArrayList;
import java.util.List;

/** Words that stand on the table and name no piece: prices, piles, the hand limit. */
final class TableWords {
  private final RuleSet rules;

  private TableWords(RuleSet rules) {
    this.rules = rules;
  }

  static List<Topic> of(RuleSet rules) {
    TableWords words = new TableWords(rules);
    List<Topic> all = new ArrayList<>();
    all.add(
        Topics.topic(
            "prices",
            "What each good sells for, in cards. Every trader phase turns the next of five tiles"
                + " and puts it to the bottom afterwards, so that their order never changes."));
    all.add(Topics.topic("good", words.good()));
    all.add(Topics.topic("points", words.points()));
    all.add(
        Topics.topic(
            "hand limit",
            "How many cards you may keep when a round starts, from the second on: "
                + limit(rules)
                + "."));
    all.add(Topics.topic("monument", words.monument()));
    all.add(
        Topics.topic(
            "city building",
            "Every building that is no production building. Of each name you may have one; a"
                + " covered one does not count."));
    all.add(Topics.topic("pile", words.pile()));
    if (rules.events() > 0) {
      all.add(
          Topics.topic(
              "event",
              "A card that lies open beside the roles as soon as somebody would have drawn it."
                  + " Whoever is to take a role may trigger one instead; then it is discarded."));
    }
    all.add(
        Topics.topic(
            "pass", "Declines what is offered. Where several things are picked, done ends that."));
    return all;
  }

  /** How many cards may be kept, by these rules. */
  static String limit(RuleSet rules) {
    Hooks<HandLimitRule> hooks = rules.handLimitRules();
    int usual = RuleSet.HAND_LIMIT;
    StringBuilder changed = new StringBuilder();
    for (int place = 0; place < hooks.size(); place++) {
      usual = hooks.at(place).usual(rules, usual);
      changed.append(", ").append(hooks.at(place).words(rules));
    }
    return usual + " cards" + changed;
  }

  private String good() {
    return "A card that lies face down on a production building"
        + otherCarriers()
        + ", one on each. Nobody looks at it. It is sold for cards in a trader phase.";
  }

  /** The buildings besides production buildings that carry goods. */
  private String otherCarriers() {
    StringBuilder others = new StringBuilder();
    for (int place = rules.plants(); place < rules.goodsPlaces(); place++) {
      others.append(" or a ").append(rules.name(rules.goodsCard(place)));
    }
    return others.toString();
  }

  private String points() {
    return "Printed on buildings. Each card under a "
        + keepers()
        + " brings 1 more, and some buildings count others at the end. Covered buildings bring"
        + " nothing themselves.";
  }

  private String monument() {
    return "A city building that brings points only: "
        + names(rules.monuments(), " and ")
        + ". A "
        + rules.name(BaseGame.TRIUMPHAL_ARCH)
        + " counts how many different ones you have.";
  }

  private String pile() {
    return "Draw pile and discard pile lie face down; when the draw pile is empty, the discards are"
        + " shuffled and take its place. The cards under a "
        + keepers()
        + " are a pile too, 1 point each.";
  }

  /** The buildings under which cards are put for points. */
  private String keepers() {
    return names(rules.pileKeepers().mask, " or ");
  }

  /** The names of these kinds in one phrase. */
  private String names(long kinds, String beforeLast) {
    List<String> names = new ArrayList<>();
    for (long left = kinds; left != 0; left &= left - 1) {
      names.add(rules.name(Long.numberOfTrailingZeros(left)));
    }
    int last = names.size() - 1;
    return last == 0
        ? names.getFirst()
        : String.join(", ", names.subList(0, last)) + beforeLast + names.get(last);
  }
}
