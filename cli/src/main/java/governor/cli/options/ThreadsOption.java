package governor.cli.options;

import governor.cli.UsageProblem;
import picocli.CommandLine.Option;

/** {@code --threads}: on how many threads games are played, or looked at. */
public final class ThreadsOption {
  private static final int MOST = 1024;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description = "The number of threads (${DEFAULT-VALUE}).")
  private int threads;

  private ThreadsOption(int usual) {
    threads = usual;
  }

  /** One thread a processor, unless another number is asked for. */
  public static ThreadsOption onePerProcessor() {
    return new ThreadsOption(Runtime.getRuntime().availableProcessors());
  }

  /** A single thread, unless another number is asked for. */
  public static ThreadsOption single() {
    return new ThreadsOption(1);
  }

  public void check() {
    UsageProblem.unlessBetween("--threads", threads, 1, MOST);
  }

  public int number() {
    return threads;
  }

  /** As many as asked for, but no more than there are pieces of work. */
  public int number(int pieces) {
    return Math.min(threads, pieces);
  }
}
