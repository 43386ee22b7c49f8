package governor.sanjuan.hooks;

/** Councillor phase: its owner keeps more cards, or chooses from the whole hand. */
public interface CouncilRule {
  /** How many cards more may be kept; asked once, when rules are compiled. */
  default int extraKept() {
    return 0;
  }

  /** Whether the cards drawn join the hand, from which as many are then discarded. */
  default boolean drawsToHand() {
    return false;
  }
}
