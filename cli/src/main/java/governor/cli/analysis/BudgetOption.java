package governor.cli.analysis;

import governor.cli.UsageProblem;
import governor.players.Budget;
import picocli.CommandLine.Option;

/** How much is thought about one choice. */
final class BudgetOption {
  private static final int MOST_ROLLOUTS = 10_000_000;
  private static final int MOST_MILLIS = 600_000;

  @Option(
      names = "--rollouts",
      paramLabel = "N",
      description = "How many imagined continuations are played for a choice; repeatable.")
  private int rollouts;

  @Option(
      names = "--millis",
      paramLabel = "M",
      description = "How many milliseconds are spent on a choice instead.")
  private int millis;

  /** What was asked for, or so many rollouts. */
  Budget or(int usual) {
    if (rollouts != 0 && millis != 0) {
      throw new UsageProblem("Name --rollouts or --millis, not both.");
    }
    if (rollouts != 0) {
      UsageProblem.unlessBetween("--rollouts", rollouts, 1, MOST_ROLLOUTS);
    }
    if (millis != 0) {
      UsageProblem.unlessBetween("--millis", millis, 1, MOST_MILLIS);
    }
    return millis > 0
        ? Budget.ofMillis(millis)
        : Budget.ofPlayouts(rollouts > 0 ? rollouts : usual);
  }
}
