package governor.gym;

import java.lang.foreign.MemorySegment;

/**
 * Where the results of a batch lie: one piece of memory that another program reads, column after
 * column, all numbers little-endian.
 *
 * @param size how many games
 * @param seats how many seats each has
 * @param features how many bytes an observation has; 0 if none are written
 * @param actions how many bytes a mask has; 0 if none are written
 */
public record Block(int size, int seats, int features, int actions) {
  /** How many legal actions are listed for a game at most; no question has more. */
  public static final int WIDTH = 64;

  /** A float for each seat of each game: its share of the win when the game has just ended. */
  public long rewards() {
    return 0;
  }

  /** The numbers of the legal actions as shorts, {@link #WIDTH} a game, -1 after the last. */
  public long legal() {
    return rewards() + 4L * size * seats;
  }

  /** How many legal actions there are, as a short. */
  public long counts() {
    return legal() + 2L * WIDTH * size;
  }

  /** The seat that is asked, as a byte; -1 when the game is over and stays so. */
  public long asked() {
    return counts() + 2L * size;
  }

  /** A byte: 0 the game goes on, 1 it has just ended, 2 it has just been cut off. */
  public long ends() {
    return asked() + size;
  }

  /** The observation of the seat that is asked. */
  public long observations() {
    return ends() + size;
  }

  /** A byte for each action: 1 if it is legal. */
  public long masks() {
    return observations() + (long) size * features;
  }

  /** How long the whole is. */
  public long bytes() {
    return masks() + (long) size * actions;
  }

  /** How long the results of a single game are, in the same order. */
  public int recordBytes() {
    return 4 * seats + 2 * WIDTH + 2 + 1 + 1 + features + actions;
  }

  /** Copies the results of a single game, column after column. */
  public void copyRecord(MemorySegment block, int game, MemorySegment to) {
    long at = 0;
    at = copy(block, rewards(), 4L * seats, game, to, at);
    at = copy(block, legal(), 2L * WIDTH, game, to, at);
    at = copy(block, counts(), 2, game, to, at);
    at = copy(block, asked(), 1, game, to, at);
    at = copy(block, ends(), 1, game, to, at);
    at = copy(block, observations(), features, game, to, at);
    copy(block, masks(), actions, game, to, at);
  }

  private static long copy(
      MemorySegment block, long column, long bytes, int game, MemorySegment to, long at) {
    MemorySegment.copy(block, column + bytes * game, to, at, bytes);
    return at + bytes;
  }
}
