package governor.cli.part;

import governor.cli.UsageProblem;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Playing a part of something on one of many machines. */
public final class PartOptions {
  @Option(
      names = "--blocks",
      paramLabel = "FROM-TO",
      description = "Plays only these blocks, from 1, and writes them to --partial.")
  private String range = "";

  @Option(
      names = "--partial",
      paramLabel = "FILE",
      description = {
        "Writes every block there as soon as it is played, for governor merge.",
        "An interrupted run continues where its file ends."
      })
  private @Nullable Path file;

  /** Where blocks go; null if nobody wants them. */
  public @Nullable Path file() {
    return file;
  }

  /** The first block, from 0, and the one behind the last. */
  public int[] range(int blocks) {
    if (range.isEmpty()) {
      return new int[] {0, blocks};
    }
    if (file == null) {
      throw new UsageProblem("Blocks need a file: add --partial FILE.");
    }
    if (!range.matches("[0-9]{1,9}-[0-9]{1,9}")) {
      throw new UsageProblem("Blocks are written as --blocks 1-50, not \"" + range + "\".");
    }
    int dash = range.indexOf('-');
    int from = Integer.parseInt(range.substring(0, dash));
    int to = Integer.parseInt(range.substring(dash + 1));
    if (from < 1 || to < from || to > blocks) {
      throw new UsageProblem(
          "There are blocks from 1 to " + blocks + "; \"" + range + "\" is no range of them.");
    }
    return new int[] {from - 1, to};
  }
}
