package governor.sanjuan;

/**
 * A set of hand cards that a seat picks one by one, or none of them.
 *
 * @param verb the choice that picks one
 * @param operand the second operand of that choice
 * @param kinds the kinds of card that can be picked
 * @param most how many may be picked
 */
public record HandPicks(int verb, int operand, long kinds, int most) {
  /** Every kind of card. */
  public static final long ALL = -1;
}
