package governor.cli.part;

import governor.cli.UsageProblem;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A range of blocks as it is written on the command line. */
public final class Blocks {
  private static final Pattern RANGE = Pattern.compile("([0-9]{1,9})([-/])([0-9]{1,9})");
  private static final String COUNT = "count";

  private Blocks() {}

  /** Whether it is only asked how many blocks there are. */
  public static boolean isCount(String written) {
    return written.equals(COUNT);
  }

  /**
   * The first block, from 0, and the one behind the last; all of them for nothing. The K-th of N
   * parts of all may be empty.
   */
  public static int[] range(String written, int blocks) {
    if (written.isEmpty()) {
      return new int[] {0, blocks};
    }
    Matcher range = RANGE.matcher(written);
    if (!range.matches()) {
      throw new UsageProblem(
          "Blocks are written as --blocks 1-50, or 3/16 for the third of 16 parts, not \""
              + written
              + "\".");
    }
    int first = Integer.parseInt(range.group(1));
    int second = Integer.parseInt(range.group(3));
    if (range.group(2).equals("/")) {
      if (first < 1 || first > second) {
        throw new UsageProblem(
            "Of " + second + " parts there are 1 to " + second + ", not part " + first + ".");
      }
      return new int[] {
        (int) ((long) blocks * (first - 1) / second), (int) ((long) blocks * first / second)
      };
    }
    if (first < 1 || second < first || second > blocks) {
      throw new UsageProblem(
          "There are blocks from 1 to " + blocks + "; \"" + written + "\" is no range of them.");
    }
    return new int[] {first - 1, second};
  }
}
