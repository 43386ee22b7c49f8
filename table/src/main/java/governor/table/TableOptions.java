package governor.table;

import java.time.Duration;

/**
 * How a table is run.
 *
 * @param isPublic whether strangers find it, join it and watch what is public
 * @param stepThrough whether also those questions are asked that have one sensible answer
 * @param clock the time for each choice; zero for no clock
 * @param takeOverAfter after how long a computer player steps in for an absent person; zero: never
 * @param watch what its watch link shows
 * @param salted whether people may add to the shuffle before the first card is dealt
 */
public record TableOptions(
    boolean isPublic,
    boolean stepThrough,
    Duration clock,
    Duration takeOverAfter,
    Watch watch,
    boolean salted) {
  public static final TableOptions USUAL =
      new TableOptions(false, false, Duration.ZERO, Duration.ZERO, Watch.NONE, false);

  /** The same for a game whose cards are dealt already. */
  public TableOptions unsalted() {
    return new TableOptions(isPublic, stepThrough, clock, takeOverAfter, watch, false);
  }
}
