package governor.lab.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/**
 * How long a player thinks: the CPU time of its thread, and the time on the wall as a histogram.
 *
 * <p>To ask for CPU time costs as much as a quick player's whole choice. So that is done for a part
 * of the choices where choices are quick, and what the asking takes is taken off.
 */
final class Times {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final long QUICK_NANOS = 20_000;
  private static final int SOME = 16;

  /** Buckets of the histogram for each doubling of the time. */
  private static final int FINE = 8;

  private static final long ASKING = asking();

  private final long[] buckets = new long[64 * FINE];
  private long choices;
  private long wall;
  private long cpu;
  private long asked;
  private long startWall;
  private long startCpu;
  private boolean asks;

  /** What it takes to ask twice: the least of many tries. */
  private static long asking() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 2000; i++) {
      long start = THREADS.getCurrentThreadCpuTime();
      least = Math.min(least, THREADS.getCurrentThreadCpuTime() - start);
    }
    return least;
  }

  void start() {
    asks = choices % SOME == 0 || wall / (choices + 1) > QUICK_NANOS;
    startCpu = asks ? THREADS.getCurrentThreadCpuTime() : 0;
    startWall = System.nanoTime();
  }

  void stop() {
    long took = System.nanoTime() - startWall;
    if (asks) {
      cpu += Math.max(0, THREADS.getCurrentThreadCpuTime() - startCpu - ASKING);
      asked++;
    }
    choices++;
    wall += took;
    buckets[bucket(took)]++;
  }

  private static int bucket(long nanos) {
    return (int) (FINE * Math.log((double) Math.max(1, nanos)) / Math.log(2));
  }

  void add(Times other) {
    choices += other.choices;
    wall += other.wall;
    cpu += other.cpu;
    asked += other.asked;
    for (int i = 0; i < buckets.length; i++) {
      buckets[i] += other.buckets[i];
    }
  }

  long choices() {
    return choices;
  }

  /** The mean CPU time of a choice. */
  double cpuMicros() {
    return asked == 0 ? 0 : cpu / 1e3 / asked;
  }

  /** The time on the wall that all but so large a part of the choices kept to. */
  double wallMicros(double part) {
    long left = Math.round(choices * part);
    for (int i = 0; i < buckets.length; i++) {
      left -= buckets[i];
      if (left <= 0) {
        return Math.pow(2, (i + 1.0) / FINE) / 1e3;
      }
    }
    return 0;
  }
}
