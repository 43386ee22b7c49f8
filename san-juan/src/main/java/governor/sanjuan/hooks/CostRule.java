package governor.sanjuan.hooks;

/** Builder phase: makes buildings cheaper for its owner. */
public interface CostRule {
  /**
   * By how many cards a production building, or a city building, becomes cheaper; asked once, when
   * rules are compiled.
   */
  int reduction(boolean city);
}
