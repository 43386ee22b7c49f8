package governor.sanjuan.hooks;

import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;

/** Round start: changes how many cards a seat may hold. */
public interface HandLimitRule {
  /** The seat's limit, given what the rules before this one say. */
  int limit(SanJuanState s, int seat, int limit);

  /** The least that it makes of any seat's limit; asked once, when rules are compiled. */
  default int least() {
    return RuleSet.HAND_LIMIT;
  }

  /** The limit of a seat when no building stands that changes it. */
  default int usual(RuleSet rules, int limit) {
    return limit;
  }

  /** What it makes of the limit, such as {@code 12 with a tower}. */
  String words(RuleSet rules);
}
