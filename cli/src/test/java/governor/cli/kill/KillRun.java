package governor.cli.kill;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Games go on while the processes that serve them are killed at random moments and started again.
 *
 * @param database a PostgreSQL database, or empty for the embedded one
 * @param nodes how many processes serve at the same time
 * @param kills how often one of them is killed
 * @param tables at how many tables games go on at the same time
 */
record KillRun(Path data, String database, int nodes, int kills, int tables, long seed) {
  private static final int LONGEST_LIFE_MILLIS = 2_000;
  private static final int LONGEST_HARM_MILLIS = 3_000;
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private static final Map<String, Object> ME = Map.of("kind", "me");
  private static final Map<String, Object> COMPUTER = Map.of("kind", "computer", "level", 1);

  /** What came of it; {@code failures} is empty when nothing was lost, doubled or stuck. */
  record Outcome(
      int kills,
      int acknowledged,
      int unanswered,
      int writtenUnanswered,
      int games,
      int comparisons,
      Duration time,
      Duration longestWait,
      List<String> failures) {

    String report() {
      return """
      kills or other faults                     %d
      choices acknowledged                      %d
      acts that a kill left unanswered          %d
        of these, found written and not doubled %d
      games played to their end                 %d
      comparisons of all choices with the store %d
      seconds                                   %d
      seconds until the next choice, at most    %.1f
      choices lost, doubled or games stuck      %s
      """
          .formatted(
              kills,
              acknowledged,
              unanswered,
              writtenUnanswered,
              games,
              comparisons,
              time.toSeconds(),
              longestWait.toMillis() / 1000.0,
              failures.isEmpty() ? "0" : String.join("\n", failures));
    }
  }

  /** Kills the processes. */
  Outcome run() throws IOException, InterruptedException {
    try (Nodes cluster = new Nodes(data, database, nodes)) {
      return run(cluster, null);
    }
  }

  /** Does this harm, or kills the processes where there is none. */
  Outcome run(Nodes cluster, @Nullable Fault fault) throws IOException, InterruptedException {
    long begun = System.nanoTime();
    Witness.Tally tally = new Witness.Tally();
    List<Witness> witnesses = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    List<String> failures = new ArrayList<>();
    Duration longestWait = Duration.ZERO;
    int killed = 0;
    for (int i = 0; i < tables; i++) {
      Witness witness = witness(cluster, i, tally);
      witnesses.add(witness);
      threads.add(Thread.ofVirtual().start(witness));
    }
    Random random = new Random(seed);
    while (killed < kills && failures.isEmpty()) {
      Thread.sleep(random.nextInt(LONGEST_LIFE_MILLIS));
      killed++;
      if (fault == null) {
        kill(cluster, random.nextInt(nodes), witnesses, failures);
      } else {
        Duration wait = harm(fault, random.nextInt(LONGEST_HARM_MILLIS), tally, failures);
        longestWait = wait.compareTo(longestWait) > 0 ? wait : longestWait;
      }
      awaitProgress(witnesses, failures);
      if (killed % 10 == 0) {
        System.out.printf(
            "%d faults, %d choices, %d games%n",
            killed, tally.acknowledged.get(), tally.games.get());
      }
    }
    witnesses.forEach(Witness::stop);
    for (Thread thread : threads) {
      thread.join(PATIENCE);
    }
    for (Witness witness : witnesses) {
      if (!witness.failure().isEmpty() && !failures.contains(witness.failure())) {
        failures.add(witness.failure());
      }
    }
    return new Outcome(
        killed,
        tally.acknowledged.get(),
        tally.unanswered.get(),
        tally.writtenUnanswered.get(),
        tally.games.get(),
        tally.comparisons.get(),
        Duration.ofNanos(System.nanoTime() - begun),
        longestWait,
        failures);
  }

  private void kill(Nodes cluster, int node, List<Witness> witnesses, List<String> failures)
      throws InterruptedException {
    cluster.kill(node);
    if (nodes > 1) {
      awaitProgress(witnesses, failures);
    }
    cluster.restart(node);
  }

  /** Says how long it took after the end of the harm until something was written again. */
  private static Duration harm(Fault fault, int millis, Witness.Tally tally, List<String> failures)
      throws InterruptedException {
    fault.harm().run();
    Thread.sleep(millis);
    fault.mend().run();
    int before = tally.acknowledged.get();
    long mended = System.nanoTime();
    while (tally.acknowledged.get() == before && System.nanoTime() - mended < PATIENCE.toNanos()) {
      Thread.sleep(5);
    }
    Duration wait = Duration.ofNanos(System.nanoTime() - mended);
    if (wait.compareTo(fault.patience()) > 0) {
      failures.add("nothing was written for " + wait.toMillis() + " ms after the fault");
    }
    return wait;
  }

  /** Tables with people only and with computer players, of both games. */
  private static Witness witness(Nodes cluster, int number, Witness.Tally tally)
      throws IOException {
    return switch (number % 4) {
      case 0 -> new Witness(cluster, number, "sanjuan:2e players=2", List.of(ME, ME), tally);
      case 1 ->
          new Witness(
              cluster, number, "sanjuan:1e players=3", List.of(ME, COMPUTER, COMPUTER), tally);
      case 2 ->
          new Witness(cluster, number, "puertorico players=3", List.of(ME, ME, COMPUTER), tally);
      default ->
          new Witness(
              cluster, number, "sanjuan:2e+events players=4", List.of(ME, ME, ME, ME), tally);
    };
  }

  /** Every game must go on: each witness is answered at least once more. */
  private static void awaitProgress(List<Witness> witnesses, List<String> failures)
      throws InterruptedException {
    int[] before = witnesses.stream().mapToInt(Witness::progress).toArray();
    long end = System.nanoTime() + PATIENCE.toNanos();
    for (int i = 0; i < before.length; i++) {
      Witness witness = witnesses.get(i);
      while (witness.progress() == before[i]) {
        if (!witness.failure().isEmpty()) {
          failures.add(witness.failure());
          return;
        }
        if (System.nanoTime() > end) {
          failures.add("witness " + i + " did not get on");
          return;
        }
        Thread.sleep(5);
      }
    }
  }
}
