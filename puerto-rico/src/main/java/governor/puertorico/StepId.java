package governor.puertorico;

/** The numbers of the steps on the agenda. */
public final class StepId {
  public static final int NEXT_ROUND = 1;
  public static final int CHOOSE_ROLE = 2;
  public static final int SETTLE = 3;
  public static final int SETTLER_END = 4;
  public static final int EXTRA_COLONIST = 5;
  public static final int DEAL = 6;
  public static final int RECEIVE = 7;
  public static final int PLACE = 8;
  public static final int MAYOR_END = 9;
  public static final int BUILD = 10;
  public static final int PRODUCE = 11;
  public static final int EXTRA_GOOD = 12;
  public static final int SELL = 13;
  public static final int TRADER_END = 14;
  public static final int LOAD = 15;
  public static final int STORE = 16;
  public static final int CAPTAIN_END = 17;

  /** The question of a building has this number plus its own. */
  public static final int OF_BUILDING = 32;

  /** How many numbers there are. */
  public static final int COUNT = OF_BUILDING + Building.KINDS;

  private StepId() {}

  /** The step in which this building asks its question. */
  public static int of(Building building) {
    return OF_BUILDING + building.ordinal();
  }
}
