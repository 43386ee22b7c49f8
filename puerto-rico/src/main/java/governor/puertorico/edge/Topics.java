package governor.puertorico.edge;

import governor.core.Catalog.Topic;
import governor.puertorico.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** What players ask about besides pieces. */
final class Topics {
  private Topics() {}

  static List<Topic> of(RuleSet rules) {
    List<Topic> all = new ArrayList<>(ofTheGame(rules));
    all.addAll(ExpansionTopics.of(rules));
    all.addAll(TableWords.of(rules));
    return all;
  }

  private static List<Topic> ofTheGame(RuleSet rules) {
    return List.of(
        topic("governor", governor(rules)),
        topic("privilege", privilege(rules)),
        topic(
            "colonist",
            "A tile or building does something only with a colonist in one of its circles. All are"
                + " placed anew in a mayor phase. Those without a circle wait in San Juan."),
        topic(
            "circles",
            "Places for colonists, one in each. A tile has one; a building says how many it has."),
        topic(
            "quarries",
            "How many of your manned quarries count at most when you build this; each takes 1"
                + " doubloon off the price."),
        topic(
            "spaces",
            "Your city has 12 spaces; a large building takes 2. Your island has 12 for tiles."),
        topic(
            "storage",
            "At the end of a captain phase everybody keeps one single barrel, and all barrels of as"
                + " many kinds as warehouses hold. All others go back to the supply."),
        topic("game end", end(rules)));
  }

  static Topic topic(String name, String text) {
    return new Topic(name, name, text);
  }

  private static String privilege(RuleSet rules) {
    return "What a role gives only to the seat that took it, beside what everybody does in the"
        + " phase. "
        + (rules.automaticColonists()
            ? "The settler's quarry and the craftsman's barrel may be declined; colonists,"
            : "The settler's quarry, the mayor's colonist and the craftsman's barrel may be"
                + " declined;")
        + " doubloons and points come without asking."
        + (rules.privilegeRules().mask == 0 ? "" : " A library doubles it.");
  }

  private static String governor(RuleSet rules) {
    String picks = rules.players() == 2 ? "three roles each, in turn" : "one role each";
    return "Takes the first role of a round; then the others follow clockwise, "
        + picks
        + ". Every role left over gets a doubloon, and the next seat is governor.";
  }

  private static String end(RuleSet rules) {
    String limit =
        rules.roundLimit() > 0 ? " Round " + rules.roundLimit() + " is the last in any case." : "";
    return "The round is the last in which "
        + (rules.hasNobles() ? "" : "the colonist ship cannot be filled, ")
        + "somebody fills the 12th space of a city, or the last point chip is taken. Most points"
        + " win: chips, "
        + (rules.hasNobles() ? "nobles, " : "")
        + "buildings, bonuses of manned large buildings. Ties go to who has more doubloons and"
        + " barrels together."
        + limit;
  }
}
