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
      description = {
        "Plays only these blocks, from 1, and writes them to --partial; 3/16 is the third of 16"
            + " parts, and count only says how many blocks there are."
      })
  private String range = "";

  @Option(
      names = "--partial",
      paramLabel = "FILE",
      description = {
        "Writes every block there as soon as it is played, for governor merge.",
        "An interrupted run continues where its file ends."
      })
  private @Nullable Path file;

  /** Whether it is only asked how many blocks there are. */
  public boolean isCount() {
    return Blocks.isCount(range);
  }

  /** Where blocks go; null if nobody wants them. */
  public @Nullable Path file() {
    return file;
  }

  /** Refuses blocks that would be written nowhere. */
  public void checkFile() {
    if (!range.isEmpty() && !isCount() && file == null) {
      throw new UsageProblem("Blocks need a file: add --partial FILE.");
    }
  }

  /** The first block, from 0, and the one behind the last. */
  public int[] range(int blocks) {
    checkFile();
    return Blocks.range(range, blocks);
  }
}
