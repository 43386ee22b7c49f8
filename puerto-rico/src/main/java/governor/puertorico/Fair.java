package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.puertorico.edge.What;

/** What the festival asks for, and who has done it. */
public abstract class Fair extends Wares {
  /** The three targets. */
  public static final int PLANTATIONS = 0;

  public static final int PRODUCTION = 1;
  public static final int BUILDING = 2;

  private static final int TARGETS = 3;

  Fair(RuleSet rules) {
    super(rules);
  }

  /** The plantation that the festival asks for, or NONE. */
  public final int festivalTile() {
    return bytes[FESTIVAL_TILE] - 1;
  }

  /** How many barrels of a good the festival asks for. */
  public final int festivalGoods(int good) {
    return bytes[FESTIVAL_GOODS + good];
  }

  /** The building that the festival asks for, or NONE. */
  public final int festivalBuilding() {
    return bytes[FESTIVAL_BUILDING] - 1;
  }

  /** Who was first at a target, or NOBODY. */
  public final int festivalWinner(int target) {
    return bytes[FESTIVAL_WON + target] - 1;
  }

  public final void askForTile(int tile) {
    bytes[FESTIVAL_TILE] = (byte) (tile + 1);
  }

  public final void askForGood(int good) {
    bytes[FESTIVAL_GOODS + good]++;
  }

  public final void askForBuilding(int building) {
    bytes[FESTIVAL_BUILDING] = (byte) (building + 1);
  }

  /** Decides by chance, for the festival's targets and for a draft. */
  public final int drawLot(int possibilities) {
    return chance(possibilities);
  }

  /** The seat is the first at a target. */
  public final void winFestival(int seat, int target) {
    bytes[FESTIVAL_WON + target] = (byte) (seat + 1);
    if (isHeard()) {
      tell(What.WON_FESTIVAL, seat, NONE, target);
    }
  }

  /** Whether nobody was first at a target yet. */
  public final boolean isOpen(int target) {
    return target < TARGETS && rules().hasFestival() && bytes[FESTIVAL_WON + target] == 0;
  }
}
