package governor.puertorico.edge;

import governor.core.Catalog.Topic;
import governor.puertorico.Role;
import governor.puertorico.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** What players ask about in games with expansions. */
final class ExpansionTopics {
  private ExpansionTopics() {}

  static List<Topic> of(RuleSet rules) {
    List<Topic> topics = new ArrayList<>();
    if (rules.hasNobles()) {
      topics.add(
          Topics.topic(
              "noble",
              "Stands wherever a colonist may and does the same, but for buildings that say"
                  + " otherwise. Each of your nobles is 1 point at the end, also in San Juan. A"
                  + " mayor phase brings one noble on the ship, as long as there are any."));
    }
    if (rules.guestRules().mask != 0) {
      topics.add(
          Topics.topic(
              "guests",
              "Those who stand on a guesthouse. You may move them to empty circles of yours when a"
                  + " role was chosen and in your own turns, but in no mayor phase. They stay there"
                  + " until the next mayor phase. At the end of the game those who are left go to"
                  + " the large buildings that bring most points."));
    }
    if (rules.drafted() != 0 && !rules.draftsByChance()) {
      topics.add(
          Topics.topic(
              "draft",
              "Before the game the seats in turn, from the governor on, bring violet buildings into"
                  + " it. Of each price only so many come in; what is not drafted is not in the"
                  + " game."));
    }
    if (rules.has(Role.BUCCANEER)) {
      topics.add(
          Topics.topic(
              "kidnapped role",
              "A role that the buccaneer marked. Who takes it brings the buccaneer 3 doubloons from"
                  + " the bank; if nobody does, the buccaneer plays it alone at the end of the"
                  + " round."));
    }
    if (rules.hasFestival()) {
      topics.add(
          Topics.topic(
              "festival",
              "Asks for three things, each with a prize for who is first: 3 plantations of a kind"
                  + " (3 colonists), 3 certain barrels in one craftsman phase (3 doubloons), a"
                  + " certain building (3 points)."));
    }
    return topics;
  }
}
