package governor.core;

import java.util.List;

/**
 * A decision that the engine asks choice by choice and that people make at once (cards to pay,
 * colonists to place): what can be picked, how many of each, and a proposal to accept or to change.
 * It belongs to one position and is of use as long as that position stands.
 */
public abstract class Draft {
  private final List<Slot> slots;
  private final List<Integer> proposal;

  /**
   * Something to be picked.
   *
   * @param name what it is; no two slots of a draft have the same name
   * @param least how many of it must be picked in any case
   * @param most how many of it can be picked
   */
  public record Slot(String name, int least, int most) {}

  protected Draft(List<Slot> slots, List<Integer> proposal) {
    this.slots = List.copyOf(slots);
    this.proposal = List.copyOf(proposal);
  }

  public final List<Slot> slots() {
    return slots;
  }

  /** How many of each slot the engine would pick: legal and sensible, not more. */
  public final List<Integer> proposal() {
    return proposal;
  }

  /** The choices that make up the proposal. */
  public final List<Integer> proposed() {
    return choices(proposal).orThrow();
  }

  /**
   * The choices, one after another, that pick so many of each slot; or what is wrong with that.
   * Questions on the way that leave no choice are not among them.
   */
  public final Parsed<List<Integer>> choices(List<Integer> picks) {
    if (picks.size() != slots.size()) {
      return Parsed.refused(
          "There are " + slots.size() + " numbers to give, not " + picks.size() + ".");
    }
    for (int i = 0; i < slots.size(); i++) {
      Slot slot = slots.get(i);
      int picked = picks.get(i);
      if (picked < slot.least() || picked > slot.most()) {
        String range =
            slot.least() == slot.most()
                ? "" + slot.most()
                : "from " + slot.least() + " to " + slot.most();
        return Parsed.refused(
            "For " + slot.name() + " it can be " + range + ", not " + picked + ".");
      }
    }
    return row(picks);
  }

  /** The same, with every number within its slot. */
  protected abstract Parsed<List<Integer>> row(List<Integer> picks);
}
