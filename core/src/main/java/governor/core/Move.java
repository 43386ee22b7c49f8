package governor.core;

/**
 * A choice taken apart for those who don't want to read ints or words.
 *
 * @param verb the name of the constant in the game's verbs, such as {@code BUILD}
 * @param piece the piece it names, as views name it, or empty
 * @param other a second piece, or empty
 * @param number a count that tells it from other choices, or {@link #NO_NUMBER}
 */
public record Move(String verb, String piece, String other, int number) {
  public static final int NO_NUMBER = -1;

  public static Move of(String verb) {
    return new Move(verb, "", "", NO_NUMBER);
  }

  public static Move of(String verb, String piece) {
    return new Move(verb, piece, "", NO_NUMBER);
  }

  public boolean hasNumber() {
    return number != NO_NUMBER;
  }
}
