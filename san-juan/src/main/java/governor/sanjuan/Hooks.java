package governor.sanjuan;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The buildings in play that act at one kind of moment, in the order in which they act, with a mask
 * to ask in one operation whether a seat has any of them.
 *
 * @param <H> what they implement
 */
public final class Hooks<H> {
  /** The kinds of building in here. */
  public final long mask;

  private final Object[] byCard = new Object[Card.KINDS];
  private final int[] order;

  Hooks(Class<H> type, List<Card> cards, @Nullable Object[] behaviours) {
    order =
        cards.stream()
            .mapToInt(Card::ordinal)
            .filter(card -> type.isInstance(behaviours[card]))
            .toArray();
    long bits = 0;
    for (int card : order) {
      byCard[card] = behaviours[card];
      bits |= 1L << card;
    }
    mask = bits;
  }

  /** What this kind of building, which must be in {@link #mask}, does. */
  @SuppressWarnings("unchecked")
  public H of(int card) {
    return (H) byCard[card];
  }

  public int size() {
    return order.length;
  }

  /** The kind of building that acts at this place of the order. */
  public int card(int place) {
    return order[place];
  }

  /** What acts at this place of the order. */
  public H at(int place) {
    return of(order[place]);
  }
}
