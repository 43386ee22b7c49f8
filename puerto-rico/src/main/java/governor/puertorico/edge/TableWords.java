package governor.puertorico.edge;

import governor.core.Catalog.Topic;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import java.util.List;
import java.util.stream.IntStream;

/** Words that stand on the table and name no piece: ships, the trading house, the supply. */
final class TableWords {
  private TableWords() {}

  static List<Topic> of(RuleSet rules) {
    return List.of(
        Topics.topic(
            "doubloon",
            "The money that buildings cost. It comes from sales, from roles that nobody took in"
                + " earlier rounds, from a prospector and from a factory. The bank never runs"
                + " dry."),
        Topics.topic("points", points(rules)),
        Topics.topic(
            "trading house",
            "Holds 4 barrels, all of different kinds unless somebody sells by an office. If it is"
                + " full at the end of a trader phase, it is emptied."),
        Topics.topic(
            "supply",
            "Barrels and colonists that nobody has yet. Barrels come back from full ships, from the"
                + " full trading house, from a wharf and when they cannot be stored."),
        Topics.topic(
            "barrel",
            "One piece of a good. Barrels are made in a craftsman phase, sold in a trader phase and"
                + " loaded or stored in a captain phase."),
        Topics.topic(
            "cargo ship",
            "Carries barrels of a single kind, as many as its number says. No two carry the same"
                + " kind. Full ones are emptied at the end of a captain phase."),
        Topics.topic(
            "colonist ship",
            "Brings the colonists that the next mayor phase deals around. At its end the ship gets"
                + " one for each empty circle of buildings, at least one a seat."),
        Topics.topic(
            "San Juan",
            "Where those of your colonists wait who have no circle, until a mayor phase."),
        Topics.topic("set-up", setUp(rules)),
        Topics.topic(
            "pass",
            "Declines what is offered. Whoever can load a cargo ship has to load and cannot"
                + " pass."));
  }

  private static String points(RuleSet rules) {
    return "Chips from captain phases, printed points of buildings, and what manned large buildings"
        + " count at the end. "
        + (rules.openPoints()
            ? "Everybody sees everybody's chips."
            : "How many chips others have is hidden.");
  }

  private static String setUp(RuleSet rules) {
    int[] doubloons = IntStream.range(0, rules.players()).map(rules::doubloons).toArray();
    boolean alike = IntStream.of(doubloons).distinct().count() == 1;
    String money =
        alike
            ? "Everybody begins with " + doubloons[0] + " doubloons"
            : "From the governor on the seats begin with " + list(doubloons) + " doubloons";
    List<String> tiles =
        IntStream.range(0, rules.players())
            .mapToObj(seat -> Tile.of(rules.startTile(seat)).title())
            .toList();
    return money
        + " and a plantation each, from the governor on "
        + String.join(", ", tiles)
        + ". There are "
        + rules.pool()
        + " points, "
        + rules.colonists()
        + " colonists in the supply and "
        + rules.players()
        + " on the ship; the cargo ships hold "
        + list(IntStream.range(0, rules.ships()).map(rules::capacity).toArray())
        + ".";
  }

  private static String list(int[] numbers) {
    List<String> texts = IntStream.of(numbers).mapToObj(String::valueOf).toList();
    int last = texts.size() - 1;
    return String.join(", ", texts.subList(0, last)) + " and " + texts.get(last);
  }
}
