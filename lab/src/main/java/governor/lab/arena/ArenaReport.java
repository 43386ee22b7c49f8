package governor.lab.arena;

import governor.lab.arena.SequentialTest.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * What the arena found.
 *
 * @param games how many games the figures are from
 * @param planned how many games there were to be
 * @param stopped whether it was ended before all were played and before a test was sure
 * @param cut how many games were scored because they lasted too long
 * @param fair the share of victories of a seat among equals
 * @param matches what happened at each table
 * @param players how strong and how quick each player is
 * @param test what the sequential test says, if there was one
 * @param forfeits who lost games by not answering
 */
public record ArenaReport(
    String config,
    String seed,
    int blocks,
    int games,
    int planned,
    boolean stopped,
    int cut,
    double fair,
    List<Match> matches,
    List<Standing> players,
    Optional<Decision> test,
    List<Forfeits> forfeits) {

  /**
   * A player that lost games by not answering, or not with a choice that there was.
   *
   * @param why what happened first
   */
  public record Forfeits(String player, long games, String why) {}

  /** How many blocks there are beyond those to which ratings can be fitted without any error. */
  public int spareBlocks() {
    return spareBlocks(blocks, players.size());
  }

  static int spareBlocks(int blocks, int players) {
    return blocks - (players - 1);
  }

  /**
   * What happened at one table.
   *
   * @param lines its players; none where no block of the table was played to the end
   */
  public record Match(String table, int blocks, int games, List<Line> lines) {}

  /**
   * A player at a table.
   *
   * @param seats how many seats it has
   * @param wins the share of victories of one seat
   * @param margin points more than the best seat of another player; empty where there is no other
   */
  public record Line(String player, int seats, Estimate wins, Optional<Estimate> margin) {}

  /**
   * A player over all tables.
   *
   * @param rating 400 more is ten times the strength; zero on average
   * @param choices how many choices it made
   * @param cpuMicros mean CPU time of a choice, of the thread that asked
   * @param wallMicros99 99 of 100 choices took no longer on the wall
   */
  public record Standing(
      String name, Estimate rating, long choices, double cpuMicros, double wallMicros99) {}

  /**
   * What a sequential test says.
   *
   * @param low the share that is rejected
   * @param high the share that is accepted
   * @param logRatio how much likelier the higher one is, as a logarithm
   */
  public record Decision(
      String player, double low, double high, double logRatio, Verdict verdict) {}
}
