package governor.sanjuan.buildings;

/**
 * Builder phase: covered with the help of a crane, a park takes six off the price, not its three.
 */
public final class Park {
  /** What covering a park takes off the price. */
  public static final int CREDIT = 6;

  private Park() {}
}
