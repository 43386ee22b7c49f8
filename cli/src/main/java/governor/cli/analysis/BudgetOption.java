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
    check("--rollouts", rollouts, MOST_ROLLOUTS);
    check("--millis", millis, MOST_MILLIS);
    return millis > 0
        ? Budget.ofMillis(millis)
        : Budget.ofPlayouts(rollouts > 0 ? rollouts : usual);
  }

  private static void check(String option, int value, int most) {
    if (value < 0 || value > most) {
      throw new UsageProblem(
          "The option %s needs a number from 1 to %d, not %d.".formatted(option, most, value));
    }
  }
}
