package governor.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
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

  private static final int THOUGHTS = 30;

  private record Job(String what, String config, String work, boolean isBound) {}

  private static final List<Job> JOBS =
      List.of(
          new Job("random decisions/s", "sanjuan:2e players=4", "random", true),
          new Job("random decisions/s", "puertorico players=4", "random", true),
          new Job("evaluations/s", "sanjuan:2e players=4", "net", true),
          new Job("evaluations/s", "puertorico players=4", "net", true),
          new Job("level 5, choices/s", "sanjuan:2e players=4", "5", false),
          new Job("level 5, choices/s", "puertorico players=4", "5", false));

  @Test
  @Timeout(1_800)
  void comparesWithTheJvm() {
    try (EnginePage page = new EnginePage()) {
      page.readyMillis();
      double[] ready = IntStream.range(0, ROUNDS).mapToDouble(i -> page.readyMillis()).toArray();
      print("the engine is ready", ready);
      System.out.printf("%-20s %-22s %12s %12s %s%n", "", "config", "JVM", "browser", "ratio");
      for (Job job : JOBS) {
        compare(page, job);
      }
      double[] sanJuan = thoughts(page, "sanjuan:2e players=4");
      double[] puertoRico = thoughts(page, "puertorico players=4");
      print("level 6 of San Juan chooses", sanJuan);
      print("level 6 of Puerto Rico chooses", puertoRico);

      assertThat(median(ready)).as("ready").isLessThan(MOST_UNTIL_READY);
      assertThat(median(sanJuan)).as("San Juan").isLessThan(MOST_OF_A_THOUGHT);
      assertThat(median(puertoRico)).as("Puerto Rico").isLessThan(MOST_OF_A_THOUGHT);
    }
  }

  /** How long the last level thinks of each of its choices. */
  private static double[] thoughts(EnginePage page, String config) {
    page.call("fetchNet", config);
    page.call("prepare", "6", config);
    return IntStream.range(0, THOUGHTS)
        .mapToDouble(i -> 1 / ((Number) page.call("work", 0)).doubleValue())
        .toArray();
  }

  private static void print(String what, double[] millis) {
    System.out.printf(
        Locale.ROOT,
        "%s after %.0f ms (%.0f to %.0f)%n",
        what,
        median(millis),
        Arrays.stream(millis).min().orElseThrow(),
        Arrays.stream(millis).max().orElseThrow());
  }

  private static void compare(EnginePage page, Job job) {
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
        "%-20s %-22s %,12.0f %,12.0f %.2f (%.2f to %.2f)%n",
        job.what(),
        job.config(),
        median(jvm),
        median(browser),
        median(ratio),
        Arrays.stream(ratio).min().orElseThrow(),
        Arrays.stream(ratio).max().orElseThrow());
    if (job.isBound()) {
      assertThat(median(ratio)).as("%s of %s", job.what(), job.config()).isGreaterThan(WANTED);
    }
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
