package governor.sanjuan;

/** Where a card lies under a building, packed into a byte: seat, space, and who knows it. */
public final class Laid {
  /** A covered building, seen by everybody when it was built. */
  public static final int COVERED = 0;

  /** A card that its owner put there from hand. */
  public static final int SEEN_BY_OWNER = 1;

  /** A good that nobody has seen. */
  public static final int UNSEEN = 2;

  /** How many spaces of a seat a place can name. */
  static final int SPACES = 16;

  private Laid() {}

  static int at(int seat, int space, int kind) {
    return kind << 6 | seat << 4 | space;
  }

  public static int kind(int place) {
    return place >>> 6 & 3;
  }

  public static int seat(int place) {
    return place >>> 4 & 3;
  }

  static int space(int place) {
    return place & (SPACES - 1);
  }

  /** Whether a place belongs to this space of a seat. */
  public static boolean isAt(int place, int seat, int space) {
    return (place & 63) == (seat << 4 | space);
  }
}
