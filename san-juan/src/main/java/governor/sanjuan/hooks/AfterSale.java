package governor.sanjuan.hooks;

/** Trader phase: gives its owner cards for having sold. */
public interface AfterSale {
  /** The cards for so many goods sold (one or more). */
  int bonus(int goods);
}
