package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * How fast the program is in Chromium beside the same on this JVM, without its vectors there as
 * here; {@code tools/bench-browser} runs it. One measures while the other rests, in turn.
 */
final class BrowserBench {
  private static final int ROUNDS = Integer.getInteger("bench.rounds", 5);
  private static final int MILLIS = Integer.getInteger("bench.millis", 1_000);
  private static final double WANTED = 0.55;
  private static final double SECOND = 1_000;
  private static final double MOST_UNTIL_READY = 500;

  /** What the last level may think of a choice, and what the clock of a thread may be late. */
  private static final double MOST_OF_A_THOUGHT = 190 + 10;

  private static final double NEARLY_ALL = 0.99;
  private static final int LAST_LEVEL = 6;
  private static final int GAMES = Integer.getInteger("bench.games", 2);
  private static final List<String> CONFIGS =
      List.of("sanjuan:2e players=4", "puertorico players=4");

  /** Who plays at random may never end a game of San Juan. */
  private static final String LIMIT = " rounds=100";

  private record Job(String what, String config, String work, boolean isBound) {}

  private static final List<Job> JOBS =
      List.of(
          new Job("random decisions/s", CONFIGS.get(0) + LIMIT, "random", true),
          new Job("random decisions/s", CONFIGS.get(1) + LIMIT, "random", true),
          new Job("evaluations/s", CONFIGS.get(0), "net", true),
          new Job("evaluations/s", CONFIGS.get(1), "net", true),
          new Job("level 5, choices/s", CONFIGS.get(0), "5", false),
          new Job("level 5, choices/s", CONFIGS.get(1), "5", false));

  /** What was missed; all is measured before the bench fails. */
  private final List<String> missed = new ArrayList<>();

  @Test
  @Timeout(1_800)
  void comparesWithTheJvm() {
    try (EnginePage page = new EnginePage()) {
      ready(page);
      System.out.printf("%-20s %-32s %12s %12s %s%n", "", "config", "JVM", "browser", "ratio");
      for (Job job : JOBS) {
        compare(page, job);
      }
      System.out.printf(
          "%-22s %-7s %8s %8s %8s %8s%n",
          "ms a choice in the page", "", "n", "median", "99 %", "most");
      for (String config : CONFIGS) {
        for (int level = 1; level <= LAST_LEVEL; level++) {
          thoughts(page, config, level);
        }
      }
    }
    assertThat(missed).isEmpty();
  }

  private void ready(EnginePage page) {
    double first = page.readyMillis();
    double[] again = IntStream.range(0, ROUNDS).mapToDouble(i -> page.readyMillis()).toArray();
    System.out.printf(
        Locale.ROOT,
        "the engine is ready after %.0f ms (%.0f to %.0f), the first time after %.0f ms%n",
        quantile(again, 0.5),
        quantile(again, 0),
        quantile(again, 1),
        first);
    hold(quantile(again, 0.5) < MOST_UNTIL_READY, "ready");
  }

  /**
   * How long a level thinks of each of its choices; the first ones of a new program are counted.
   */
  private void thoughts(EnginePage page, String config, int level) {
    double[] millis =
        IntStream.range(0, GAMES)
            .mapToObj(game -> page.thoughtMillis(config, level, "bench-" + game))
            .flatMapToDouble(DoubleStream::of)
            .toArray();
    System.out.printf(
        Locale.ROOT,
        "%-22s level %d %8d %8.1f %8.1f %8.1f%n",
        config,
        level,
        millis.length,
        quantile(millis, 0.5),
        quantile(millis, NEARLY_ALL),
        quantile(millis, 1));
    hold(quantile(millis, NEARLY_ALL) < MOST_OF_A_THOUGHT, "level " + level + " in " + config);
  }

  private void compare(EnginePage page, Job job) {
    page.call("fetchNet", job.config());
    page.call("prepare", job.work(), job.config());
    Work here = Work.of(job.work(), Proof.game(job.config()));
    Rate.of(here, 2 * MILLIS);
    page.call("work", 2 * MILLIS);
    double[] jvm = new double[ROUNDS];
    double[] browser = new double[ROUNDS];
    double[] ratio = new double[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      jvm[round] = SECOND * Rate.of(here, MILLIS);
      browser[round] = SECOND * ((Number) page.call("work", MILLIS)).doubleValue();
      ratio[round] = browser[round] / jvm[round];
    }
    System.out.printf(
        Locale.ROOT,
        "%-20s %-32s %,12.0f %,12.0f %.2f (%.2f to %.2f)%n",
        job.what(),
        job.config(),
        quantile(jvm, 0.5),
        quantile(browser, 0.5),
        quantile(ratio, 0.5),
        quantile(ratio, 0),
        quantile(ratio, 1));
    hold(!job.isBound() || quantile(ratio, 0.5) >= WANTED, job.what() + " of " + job.config());
  }

  private void hold(boolean isMet, String what) {
    if (!isMet) {
      missed.add(what);
    }
  }

  /** So much of all values lies at or below this one. */
  private static double quantile(double[] values, double share) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[Math.max(0, (int) Math.ceil(share * sorted.length) - 1)];
  }
}
