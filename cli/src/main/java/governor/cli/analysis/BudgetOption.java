package governor.cli.analysis;

import governor.bots.Budget;
import governor.cli.UsageProblem;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How much is thought about one choice. */
final class BudgetOption {
  private static final int MOST_ROLLOUTS = 10_000_000;
  private static final int MOST_MILLIS = 600_000;

  @Option(
      names = "--rollouts",
      paramLabel = "N",
      description = "The number of imagined continuations per choice; makes the answer repeatable.")
  private @Nullable Integer rollouts;

  @Option(
      names = "--millis",
      paramLabel = "M",
      description = "Milliseconds per choice, in place of a number of continuations.")
  private @Nullable Integer millis;

  /** What was asked for, or so many rollouts. */
  Budget or(int usual) {
    if (rollouts != null && millis != null) {
      throw new UsageProblem("Name --rollouts or --millis, not both.");
    }
    UsageProblem.unlessBetween("--millis", millis, 1, MOST_MILLIS);
    UsageProblem.unlessBetween("--rollouts", rollouts, 1, MOST_ROLLOUTS);
    return millis != null
        ? Budget.ofMillis(millis)
        : Budget.ofPlayouts(rollouts == null ? usual : rollouts);
  }
}
