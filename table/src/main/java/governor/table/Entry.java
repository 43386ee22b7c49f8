package governor.table;

/**
 * One line of a table's journal. Everything that happens at a table is such a line, and the lines
 * in their order are the whole table: whoever reads them all knows what it is now. Nothing is ever
 * taken out, so that what was undone stays on record.
 */
public sealed interface Entry {

  /**
   * The game begins in the position of this text rather than with its set-up; if at all, this is
   * the first line. Whoever wrote the position knows what it names, so that the game is practice.
   */
  record Began(String position) implements Entry {}

  /**
   * A choice, with all that a record says of it, so that the journal alone is a record.
   *
   * @param round the round it was made in; 0 where nobody kept it
   * @param part its place in the row of choices that was sent at once, from 0
   */
  record Chose(int round, int seat, int action, String words, By by, int part) implements Entry {}

  /**
   * Choices were taken back.
   *
   * @param ply how many choices are left
   * @param beyond whether something was unseen that had come to light
   */
  record TookBack(int seat, int ply, boolean beyond) implements Entry {}

  /** A person took an open seat. */
  record Joined(int seat, String person, String name) implements Entry {}

  /** A computer player steps in for a person who is away. */
  record SteppedIn(int seat) implements Entry {}

  /** The person is back. */
  record CameBack(int seat) implements Entry {}

  /** A person gave up; a computer player plays on. */
  record Resigned(int seat) implements Entry {}

  /** A person wants to stop the game here, or does not. */
  record OfferedEnd(int seat, boolean accept) implements Entry {}

  /** Somebody said something; {@code seat} is -1 for a watcher. */
  record Said(int seat, String name, String text) implements Entry {}

  /** The game was stopped here, as a record that ends before the game does. */
  record Stopped() implements Entry {}

  /** Somebody adds this to the shuffle before the first card is dealt; nothing if it is empty. */
  record Salted(int seat, String salt) implements Entry {}

  /** The watch link shows nothing any more. */
  record WithdrewWatch() implements Entry {}

  /**
   * Somebody wants the seat of somebody who is gone to be another's, or does not; when all others
   * want it, it is.
   */
  record HandsOver(int by, int seat, boolean toPerson, boolean agrees) implements Entry {}

  /**
   * While it is still played, somebody goes on from a place of it at another table: what comes to
   * light there is known here, so that the game is practice.
   */
  record Branched() implements Entry {}

  /** The game is played once more at another table. */
  record Rematched(String table) implements Entry {}
}
