package governor.sanjuan.hooks;

/** Producer phase: its owner may produce more goods. */
public interface ProductionRule {
  int extraGoods();
}
