package governor.sanjuan;

import governor.core.Agenda;

/** The numbers of the steps on the agenda. */
public final class StepId {
  public static final int DRAW = 1;
  public static final int NEXT_ROUND = 2;
  public static final int CHOOSE_ROLE = 5;
  public static final int CARDS_UNDER = 6;
  public static final int HAND_LIMIT = 7;
  public static final int DISCARD_EXACTLY = 8;
  public static final int BUILD = 9;
  public static final int PLACE = 10;
  public static final int PAY = 11;
  public static final int AFTER_BUILD = 12;
  public static final int BUILDER_END = 13;
  public static final int PRODUCE = 14;
  public static final int TURN_TILE = 15;
  public static final int SELL = 16;
  public static final int TRADER_END = 17;
  public static final int COUNCIL = 18;
  public static final int COUNCIL_DRAW = 19;
  public static final int COUNCIL_KEEP = 20;
  public static final int COUNCIL_DISCARD = 21;
  public static final int PROSPECT = 22;
  public static final int DIG = 23;
  public static final int FREE_BUILD_END = 24;
  public static final int EVENT_END = 25;

  /** The question of a building or event has this number plus that of its card. */
  public static final int OF_CARD = 32;

  private StepId() {}

  /** The card whose question this frame asks; below 0 if it is no card's. */
  public static int card(int frame) {
    return Agenda.step(frame) - OF_CARD;
  }
}
