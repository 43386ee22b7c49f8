package governor.cli.measure;

import governor.core.Game;
import governor.core.State;
import governor.nets.Exam;
import governor.nets.Trained;

/** Measures how many choices a net judges in a second. */
final class NetBenchmark {
  /** Nets are compiled later than rules. */
  private static final int WARM_UP = 8;

  private static final int LEAST_WARM_UP_MILLIS = 500;

  private static final int ROUNDS = 5;

  private NetBenchmark() {}

  static <S extends State> Measurement of(Game<S> game, Trained<S> trained, int millis) {
    Exam<S> exam = new Exam<>(game, trained);
    double[] rates = new double[ROUNDS];
    for (int round = -WARM_UP; round < ROUNDS; round++) {
      long start = System.nanoTime();
      long judged = 0;
      int time = round < 0 ? Math.max(LEAST_WARM_UP_MILLIS, millis) : millis;
      while (System.nanoTime() - start < time * 1_000_000L) {
        judged += exam.sit();
      }
      if (round >= 0) {
        rates[round] = judged / ((System.nanoTime() - start) / 1e9);
      }
    }
    return Measurement.of(rates);
  }
}
