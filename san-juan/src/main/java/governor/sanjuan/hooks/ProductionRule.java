package governor.sanjuan.hooks;

/** Producer phase: its owner may produce more goods. */
public interface ProductionRule {
  /** How many; asked once, when rules are compiled. */
  int extraGoods();
}
