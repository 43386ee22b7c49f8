package governor.table;

import org.jspecify.annotations.Nullable;

/** Who sits at a seat and what became of them. */
final class Occupant {
  final SeatPlan plan;
  boolean away;
  boolean resigned;
  boolean offersEnd;

  /** What they add to the shuffle; empty if they want to add nothing, null while they may. */
  @Nullable String salt;

  Occupant(SeatPlan plan) {
    this.plan = plan;
  }

  boolean isPlayedByComputer() {
    return plan.isComputer() || away || resigned;
  }

  /** Whether the shuffle need not wait for them. */
  boolean isSettled() {
    return plan.isComputer() || plan.isPerson() && (salt != null || resigned);
  }
}
