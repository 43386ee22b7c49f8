package governor.sanjuan.hooks;

import governor.sanjuan.SanJuanState;

/** Builder phase: rewards its owner for having built. */
public interface AfterBuild {
  /** The seat has built and paid for a building of this kind. */
  void afterBuild(SanJuanState s, int seat, int card);

  /** Whether the reward depends on how few cards the seat holds. */
  default boolean rewardsSmallHand() {
    return false;
  }

  /**
   * How many cards come for a production building, or a city building, before it is counted how few
   * the seat holds; asked once, when rules are compiled.
   */
  default int cards(boolean city) {
    return 0;
  }
}
