package governor.cli.options;

import governor.cli.World;
import picocli.CommandLine.Option;

/** {@code --progress}: whether long work says how far it is. */
public final class ProgressOption {
  @Option(names = "--progress", description = "Shows the progress on standard error, always.")
  private boolean always;

  /** Whether to tell: when asked to, and where somebody is there to see it. */
  public boolean isShown(World world) {
    return always || world.errorIsTerminal();
  }
}
