package governor.cli.part;

/**
 * Games cut into blocks: few games a block where there are few, so that all threads and machines
 * have some.
 *
 * @param games how many there are
 * @param parts about so many blocks
 * @param most so many games a block at most
 */
public record GameBlocks(int games, int parts, int most) {
  /** How many games a block has, but for the last. */
  public int size() {
    return Math.clamp(games / parts, 1, most);
  }

  public int number() {
    return Math.ceilDiv(games, size());
  }

  /** The first game of a block, both from 0. */
  public int firstOf(int block) {
    return (int) Math.min(games, (long) block * size());
  }

  /** How many games these blocks have, from 0 to before that one. */
  public int gamesOf(int from, int to) {
    return firstOf(to) - firstOf(from);
  }
}
