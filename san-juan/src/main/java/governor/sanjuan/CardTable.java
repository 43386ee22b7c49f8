package governor.sanjuan;

import governor.sanjuan.RuleSetBuilder.Printed;
import governor.sanjuan.hooks.CoverRule;
import java.util.Arrays;
import java.util.List;

/** The cards in play by their numbers: what they are called and what is printed on them. */
public abstract class CardTable extends Acting {
  /** There is no such thing in play. */
  public static final int NONE = -1;

  private final List<Card> cards;

  /** The number of each card in play by its index, and its bit. */
  private final int[] numbers;

  private final long[] bits;

  private final int[] cost;
  private final int[] points;
  private final int[] copies;
  private final int[] credit;
  private final String[] names;
  private final String[] roleNames;

  CardTable(RuleSetBuilder from, List<Printed> printed, List<Card> cards) {
    super(from.config(), cards, from.inActingOrder(cards));
    this.cards = cards;
    int kinds = cards.size();
    if (kinds > Long.SIZE) {
      throw new IllegalArgumentException("no mask has room for " + kinds + " kinds of card");
    }
    numbers = new int[1 + cards.stream().mapToInt(card -> card.index).max().orElse(0)];
    bits = new long[numbers.length];
    Arrays.fill(numbers, NONE);
    for (int number = 0; number < kinds; number++) {
      numbers[cards.get(number).index] = number;
      bits[cards.get(number).index] = 1L << number;
    }
    cost = printed.stream().mapToInt(each -> each.cost).toArray();
    points = printed.stream().mapToInt(each -> each.points).toArray();
    copies = printed.stream().mapToInt(each -> each.copies).toArray();
    credit = printed.stream().mapToInt(CardTable::credit).toArray();
    names =
        cards.stream()
            .map(card -> from.names.getOrDefault(card, card.title()))
            .toArray(String[]::new);
    roleNames = from.roleNames.clone();
  }

  private static int credit(Printed printed) {
    return printed.card instanceof CoverRule rule ? rule.credit() : printed.cost;
  }

  /** How many role choices a round has. */
  public final int picks() {
    return players() == 2 ? 3 : players();
  }

  /** The cards in play by their numbers. */
  public final List<Card> cardsInPlay() {
    return cards;
  }

  /** How many kinds of card are in play. */
  public final int kinds() {
    return cost.length;
  }

  public final Card card(int number) {
    return cards.get(number);
  }

  /** The number of a card, or NONE if it is not in play. */
  public final int number(Card card) {
    return card.index < numbers.length ? numbers[card.index] : NONE;
  }

  /** The bit that stands for a card in masks: none if it is not in play. */
  public final long bit(Card card) {
    return card.index < bits.length ? bits[card.index] : 0;
  }

  /** The step in which a card that is in play asks its question. */
  public final int step(Card card) {
    return StepId.OF_CARD + number(card);
  }

  public final boolean has(Card card) {
    return number(card) != NONE;
  }

  public final int cost(int card) {
    return cost[card];
  }

  public final int cost(Card card) {
    return cost[number(card)];
  }

  /** Printed points. */
  public final int points(int card) {
    return points[card];
  }

  public final int points(Card card) {
    return points[number(card)];
  }

  public final int copies(Card card) {
    return has(card) ? copies[number(card)] : 0;
  }

  /** What covering a building takes off the price. */
  public final int credit(int card) {
    return credit[card];
  }

  /** What players of this edition call the card. */
  public final String name(Card card) {
    return has(card) ? names[number(card)] : card.title();
  }

  public final String name(int card) {
    return names[card];
  }

  /** What players of this edition call the role. */
  public final String name(Role role) {
    return roleNames[role.ordinal()];
  }
}
