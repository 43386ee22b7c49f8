package governor.bots.search;

/**
 * Something that people count: cards in hand, goods, points.
 *
 * @param one the word for one of it, such as {@code card}
 * @param many the word for several
 * @param weight roughly how much one of it matters, against the others
 */
public record Concept(String one, String many, double weight) {
  /** One or several, whichever the number wants. */
  public String word(long number) {
    return number == 1 ? one : many;
  }
}
