package governor.table;

/** Who made a choice. */
public enum By {
  /** The person at the seat. */
  PERSON,
  /** The computer player at the seat. */
  COMPUTER,
  /** The table, because practically everybody would choose so. */
  ROUTINE,
  /** A computer player for a person who is away, who resigned or whose time ran out. */
  STAND_IN,
  /** It was made at another table that this one goes on from. */
  COPIED
}
