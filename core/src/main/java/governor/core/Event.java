package governor.core;

/**
 * Something that happened in a game. Each game has its own events; each event knows what of it a
 * seat may see.
 */
public interface Event {
  /** The viewer who may see nothing but what is public. */
  int PUBLIC = -1;

  /** The same event as this seat (or {@link #PUBLIC}) may know it. */
  Event seenBy(int viewer);

  /**
   * Whether somebody learnt something that was hidden before: a card drawn or turned. Undo never
   * goes back beyond such an event.
   */
  boolean reveals();

  /** The kind of thing that happened, as a constant of the game. */
  String kind();

  /** Who did it, or -1. */
  int seat();

  /** The piece it was done with, or empty where there is none or it is not to be seen. */
  String piece();

  /** Prices, sizes, rounds; what it means depends on the kind. */
  int number();

  /** The event in one sentence for the log, with seats named by these names. */
  String describe(java.util.List<String> seatNames);
}
