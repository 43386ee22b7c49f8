package governor.cli.part;

import governor.cli.UsageProblem;

/** A range of blocks as it is written on the command line. */
public final class Blocks {
  private Blocks() {}

  /** The first block, from 0, and the one behind the last; all of them for nothing. */
  public static int[] range(String written, int blocks) {
    if (written.isEmpty()) {
      return new int[] {0, blocks};
    }
    if (!written.matches("[0-9]{1,9}-[0-9]{1,9}")) {
      throw new UsageProblem("Blocks are written as --blocks 1-50, not \"" + written + "\".");
    }
    int dash = written.indexOf('-');
    int from = Integer.parseInt(written.substring(0, dash));
    int to = Integer.parseInt(written.substring(dash + 1));
    if (from < 1 || to < from || to > blocks) {
      throw new UsageProblem(
          "There are blocks from 1 to " + blocks + "; \"" + written + "\" is no range of them.");
    }
    return new int[] {from - 1, to};
  }
}
