package governor.sanjuan.hooks;

/** Builder phase: covered by another building, it takes something else off the price. */
public interface CoverRule {
  /** How much, in place of its own cost; asked once, when rules are compiled. */
  int credit();
}
