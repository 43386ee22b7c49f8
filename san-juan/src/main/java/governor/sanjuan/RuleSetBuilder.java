package governor.sanjuan;

import governor.core.Config;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Puts a {@link RuleSet} together: editions, expansions and house rules add cards, change numbers
 * and names, and say what a card does.
 */
public final class RuleSetBuilder {
  final int[] cost = new int[Card.KINDS];
  final int[] points = new int[Card.KINDS];
  final int[] copies = new int[Card.KINDS];
  final String[] names = new String[Card.KINDS];
  final String[] roleNames = new String[Role.values().length];
  final String[] goodNames = new String[Card.PRODUCTION_KINDS];
  final @Nullable Object[] behaviours = new Object[Card.KINDS];
  private final List<Card> actingOrder = new ArrayList<>();
  private final Config config;

  public RuleSetBuilder(Config config) {
    this.config = config;
    for (Card card : Card.values()) {
      names[card.ordinal()] = card.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
    for (Role role : Role.values()) {
      roleNames[role.ordinal()] = role.title();
    }
    for (int plant = 0; plant < Card.PRODUCTION_KINDS; plant++) {
      goodNames[plant] = names[plant].split(" ", 2)[0];
    }
  }

  public Config config() {
    return config;
  }

  /** Puts a card in play with its printed numbers. */
  public RuleSetBuilder card(Card card, int printedCost, int printedPoints, int numberOfCopies) {
    cost[card.ordinal()] = printedCost;
    points[card.ordinal()] = printedPoints;
    copies[card.ordinal()] = numberOfCopies;
    return this;
  }

  /** More (or, with a negative number, fewer) copies of a card that is in play. */
  public RuleSetBuilder copies(Card card, int more) {
    copies[card.ordinal()] += more;
    return this;
  }

  /** Another printed cost. */
  public RuleSetBuilder cost(Card card, int printedCost) {
    cost[card.ordinal()] = printedCost;
    return this;
  }

  /** Another name, in lower case. */
  public RuleSetBuilder name(Card card, String name) {
    names[card.ordinal()] = name;
    return this;
  }

  /** Another name of a role, in lower case. */
  public RuleSetBuilder name(Role role, String name) {
    roleNames[role.ordinal()] = name;
    return this;
  }

  /** Another name of the good that this production building makes, in lower case. */
  public RuleSetBuilder goodName(Card plant, String name) {
    goodNames[plant.ordinal()] = name;
    return this;
  }

  /**
   * What the card does: an object that implements hooks, and extends Step if it asks a question.
   * Replaces what it did before. Cards act in the order in which they were first named here.
   */
  public RuleSetBuilder does(Card card, Object behaviour) {
    behaviours[card.ordinal()] = behaviour;
    if (!actingOrder.contains(card)) {
      actingOrder.add(card);
    }
    return this;
  }

  /** Moves a card to the end of the order in which cards act. */
  public RuleSetBuilder actsLast(Card card) {
    actingOrder.remove(card);
    actingOrder.add(card);
    return this;
  }

  /** The numbers of the cards that do something, in the order in which they act. */
  int[] inOrder() {
    return actingOrder.stream().mapToInt(Card::ordinal).toArray();
  }

  public RuleSet build() {
    return new RuleSet(this);
  }
}
