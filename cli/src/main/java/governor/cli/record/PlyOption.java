package governor.cli.record;

import governor.cli.UsageProblem;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --at}: which position of a record. */
public final class PlyOption {
  @Option(
      names = "--at",
      paramLabel = "PLY",
      description = "The position after so many choices; after all of them by default.")
  private @Nullable Integer ply;

  public boolean isGiven() {
    return ply != null;
  }

  /** After how many choices: those asked for, or by default the most that there are. */
  public int upTo(int most) {
    UsageProblem.unlessBetween("--at", ply, 0, most);
    return ply == null ? most : ply;
  }
}
