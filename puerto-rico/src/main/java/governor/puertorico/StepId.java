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

  // Steps that only expansions put on the agenda.
  public static final int DRAFT = 18;
  public static final int MOVE_GUESTS = 19;
  public static final int BEGIN_ROLE = 20;
  public static final int LAY_TILE = 21;
  public static final int SECOND_TILE = 22;
  public static final int AFTER_TILES = 23;
  public static final int MAYOR_START = 24;
  public static final int CRAFTSMAN_END = 25;
  public static final int CAPTAIN_START = 26;
  public static final int PROSPECT = 27;
  public static final int BUCCANEER = 28;
  public static final int RAID = 29;
  public static final int FESTIVAL = 30;

  /** The question of a building has this number plus its own. */
  public static final int OF_BUILDING = 32;

  /** How many numbers there can be: an agenda has no room for more. */
  public static final int COUNT = 128;

  private StepId() {}
}
