package governor.core;

import org.jspecify.annotations.Nullable;

/**
 * The pieces in play that act at one kind of moment, in the order in which they act, with a mask to
 * ask in one operation whether a seat has any of them.
 *
 * @param <H> what they implement
 */
public final class Hooks<H> {
  /** The kinds of piece in here. */
  public final long mask;

  private final Object[] byKind;
  private final int[] order;

  /**
   * Gathers those of the behaviours (by kind of piece) that are of this type.
   *
   * @param acting the kinds of piece in the order in which they act
   */
  public Hooks(Class<H> type, int[] acting, @Nullable Object[] behaviours) {
    byKind = new Object[behaviours.length];
    int[] found = new int[acting.length];
    int size = 0;
    long bits = 0;
    for (int kind : acting) {
      Object behaviour = behaviours[kind];
      if (behaviour != null && type.isInstance(behaviour)) {
        byKind[kind] = behaviour;
        bits |= 1L << kind;
        found[size++] = kind;
      }
    }
    mask = bits;
    order = java.util.Arrays.copyOf(found, size);
  }

  /** What this kind of piece, which must be in {@link #mask}, does. */
  @SuppressWarnings("unchecked")
  public H of(int kind) {
    return (H) byKind[kind];
  }

  public int size() {
    return order.length;
  }

  /** The kind of piece that acts at this place of the order. */
  public int kind(int place) {
    return order[place];
  }

  /** What acts at this place of the order. */
  public H at(int place) {
    return of(order[place]);
  }
}
