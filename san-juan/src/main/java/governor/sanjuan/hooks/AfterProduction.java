package governor.sanjuan.hooks;

/** Producer phase: gives its owner cards for having produced. */
public interface AfterProduction {
  /** The cards for so many goods produced. */
  int bonus(int goods);
}
