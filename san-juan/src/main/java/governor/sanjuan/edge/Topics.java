package governor.sanjuan.edge;

import governor.core.Catalog.Topic;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.buildings.ProductionBuilding;
import governor.sanjuan.editions.BaseGame;
import governor.sanjuan.editions.Events;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What players ask about besides cards: roles, goods, the course of the game. */
final class Topics {
  private final RuleSet rules;

  private Topics(RuleSet rules) {
    this.rules = rules;
  }

  static List<Topic> of(RuleSet rules) {
    Topics topics = new Topics(rules);
    List<Topic> all = new ArrayList<>();
    for (Role role : Role.values()) {
      all.add(new Topic(role.title(), rules.name(role), topics.of(role)));
    }
    for (int plant = 0; plant < rules.plants(); plant++) {
      String key = ((ProductionBuilding) rules.card(plant)).good();
      all.add(new Topic(key, rules.goodName(plant), topics.ofGood(plant)));
    }
    all.add(topic("governor", topics.governor()));
    all.add(
        topic(
            "privilege",
            "What a role gives only to the seat that took it. It may be declined, the builder's"
                + " lower price only with a "
                + rules.name(BaseGame.POOR_HOUSE)
                + ". What everybody does in the phase stands beside it."));
    all.add(topic("round start", topics.roundStart()));
    all.add(topic("set-up", topics.setUp()));
    all.add(topic("game end", topics.end()));
    all.addAll(TableWords.of(rules));
    return all;
  }

  static Topic topic(String name, String text) {
    return new Topic(name, name, text);
  }

  /** What everybody does in the phase of the role, and what its player gets for it. */
  private String of(Role role) {
    return switch (role) {
      case BUILDER ->
          "Everybody may build one card from hand"
              + (rules.hasCathedral() ? ", or the cathedral while it lies in the centre," : "")
              + " and pays its cost in hand cards; the builder pays 1 less. A new building works"
              + " only after this phase.";
      case PRODUCER ->
          "Everybody may put 1 good on an empty production building, the producer up to 2: a card"
              + " that nobody has seen.";
      case TRADER ->
          "The next prices are turned up. Everybody may sell 1 good, the trader up to 2, "
              + (rules.sellOneByOne()
                  ? "one by one, and draws for each its price in cards before the next."
                  : "all at once, and draws their prices in cards.");
      case COUNCILLOR ->
          "Everybody may draw 2 cards, the councillor 5, keeps 1 of them and discards the others.";
      case PROSPECTOR ->
          "The "
              + rules.name(role)
              + " may draw 1 card; the others do nothing but use buildings that act in this phase.";
    };
  }

  private String ofGood(int plant) {
    int[] prices =
        IntStream.range(0, RuleSet.TILES).map(tile -> rules.price(tile, plant)).toArray();
    int least = IntStream.of(prices).min().orElseThrow();
    int most = IntStream.of(prices).max().orElseThrow();
    String range =
        least == most ? "always sells for " + least : "sells for " + least + " to " + most;
    return "Made by the "
        + rules.name(plant)
        + "; "
        + range
        + (most == 1 ? " card." : " cards, as the prices of the phase say.");
  }

  private String governor() {
    String order =
        rules.players() == 2
            ? "then the other takes one, then the governor a third"
            : "then the others take one each, clockwise";
    return "Takes the first role of a round; " + order + ". Then the next seat is governor.";
  }

  private String roundStart() {
    return "From the second round on buildings that act then are used, and everybody discards down"
        + " to the hand limit: "
        + TableWords.limit(rules)
        + ".";
  }

  private String setUp() {
    return "Everybody begins with one "
        + rules.name(rules.firstBuilding())
        + (rules.setupVariation()
            ? "; in turn seats draw 5, 6, 7 and 8 cards and keep 4 of them."
            : " and 4 cards.");
  }

  private String end() {
    String limit =
        rules.roundLimit() > 0
            ? " After round " + rules.roundLimit() + " it ends in any case."
            : "";
    return "The game ends after the builder phase"
        + (rules.has(Events.FREE_BUILD) ? " or " + rules.name(Events.FREE_BUILD) : "")
        + " in which somebody has 12 buildings. Most points win: buildings, cards under them, what"
        + " buildings count at the end. Ties go to who has more hand cards and goods together."
        + limit;
  }
}
