package governor.sanjuan;

import governor.core.Config;
import governor.sanjuan.buildings.ProductionBuilding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts a {@link RuleSet} together: editions, expansions and house rules add cards and change what
 * is printed on them.
 */
public final class RuleSetBuilder {
  /** What a card is: this is the order in which choices are listed, then as they came in. */
  enum Group {
    PRODUCTION,
    CITY,
    CENTRE,
    EVENT
  }

  /** What is printed on a card. */
  static final class Printed {
    Card card;
    final Group group;
    int cost;
    final int points;
    int copies;

    Printed(Card card, Group group, int cost, int points, int copies) {
      this.card = card;
      this.group = group;
      this.cost = cost;
      this.points = points;
      this.copies = copies;
    }
  }

  final Map<Card, String> names = new LinkedHashMap<>();
  final Map<Card, String> goodNames = new LinkedHashMap<>();
  final String[] roleNames = new String[Role.values().length];
  private final List<Printed> printed = new ArrayList<>();
  private final List<Card> actingFirst = new ArrayList<>();
  private final List<Card> actingLast = new ArrayList<>();
  private final Config config;

  public RuleSetBuilder(Config config) {
    this.config = config;
    for (Role role : Role.values()) {
      roleNames[role.ordinal()] = role.title();
    }
  }

  public Config config() {
    return config;
  }

  // ---- cards ----------------------------------------------------------------------------------

  /** A production building: cost, points, copies. Everybody starts with the first that is named. */
  public RuleSetBuilder production(ProductionBuilding card, int cost, int points, int copies) {
    return add(new Printed(card, Group.PRODUCTION, cost, points, copies));
  }

  /** A city building: cost, points, copies. */
  public RuleSetBuilder city(Card card, int cost, int points, int copies) {
    return add(new Printed(card, Group.CITY, cost, points, copies));
  }

  /** The one city building that lies in the centre until somebody builds it: cost, points. */
  public RuleSetBuilder centre(Card card, int cost, int points) {
    return add(new Printed(card, Group.CENTRE, cost, points, 1));
  }

  /** An event, of which there is one. */
  public RuleSetBuilder event(Card card) {
    return add(new Printed(card, Group.EVENT, 0, 0, 1));
  }

  private RuleSetBuilder add(Printed card) {
    printed.add(card);
    return this;
  }

  private Printed of(Card card) {
    return printed.stream().filter(each -> each.card.equals(card)).findFirst().orElseThrow();
  }

  /** A card that is there already acts by the rules of this one, which has the same title. */
  public RuleSetBuilder replace(Card card) {
    of(card).card = card;
    return this;
  }

  /** More (or, with a negative number, fewer) copies of a card; without any it is not in play. */
  public RuleSetBuilder copies(Card card, int more) {
    of(card).copies += more;
    return this;
  }

  /** Another printed cost. */
  public RuleSetBuilder cost(Card card, int printedCost) {
    of(card).cost = printedCost;
    return this;
  }

  /** Another name, in lower case, of a card that may come into play later. */
  public RuleSetBuilder name(Card card, String name) {
    names.put(card, name);
    return this;
  }

  /** Another name of a role, in lower case. */
  public RuleSetBuilder name(Role role, String name) {
    roleNames[role.ordinal()] = name;
    return this;
  }

  /** Another name of the good that this production building makes, in lower case. */
  public RuleSetBuilder goodName(Card plant, String name) {
    goodNames.put(plant, name);
    return this;
  }

  // ---- order ----------------------------------------------------------------------------------

  /**
   * Where several cards act at the same moment, these come first, in this order; all others follow
   * in the order of their numbers.
   */
  public RuleSetBuilder actFirst(Card... cards) {
    actingFirst.addAll(List.of(cards));
    return this;
  }

  /** Where several cards act at the same moment, this one comes after all others. */
  public RuleSetBuilder actsLast(Card card) {
    actingLast.add(card);
    return this;
  }

  /** The cards in play as they are numbered. */
  List<Printed> inPlay() {
    return printed.stream()
        .filter(each -> each.copies > 0)
        .sorted(Comparator.comparing(each -> each.group))
        .toList();
  }

  /** The numbers of these cards in the order in which they act. */
  int[] inActingOrder(List<Card> cards) {
    List<Card> order = new ArrayList<>(actingFirst);
    cards.stream().filter(card -> !order.contains(card)).forEach(order::add);
    order.removeAll(actingLast);
    order.addAll(actingLast);
    return order.stream().mapToInt(cards::indexOf).filter(number -> number >= 0).toArray();
  }

  public RuleSet build() {
    return new RuleSet(this);
  }
}
