package governor.cli.measure;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.players.Player;
import governor.players.net.Evaluator;
import governor.players.net.Trained;
import java.util.ArrayList;
import java.util.List;

/**
 * Measures how many choices a net judges in a second, all in: what the hand-written player thinks
 * of them, the position after each, its features and the net's answer. The questions are those of
 * the hand-written player's games, the same each time.
 */
final class NetBenchmark {
  /** Nets are compiled later than rules. */
  private static final int WARM_UP = 8;

  private static final int LEAST_WARM_UP_MILLIS = 500;

  private static final int ROUNDS = 5;

  /**
   * As many as the processor keeps at hand: where players think, a position that is judged was just
   * made.
   */
  private static final int QUESTIONS = 300;

  /** A question and its choices. */
  private record Question<S extends State>(S position, Options options) {}

  private NetBenchmark() {}

  static <S extends State> Measurement of(Game<S> game, Trained<S> trained, int millis) {
    Evaluator<S> evaluator = trained.evaluator(game);
    List<Question<S>> questions = questions(game, trained);
    double[] rates = new double[ROUNDS];
    for (int round = -WARM_UP; round < ROUNDS; round++) {
      long start = System.nanoTime();
      long judged = 0;
      int time = round < 0 ? Math.max(LEAST_WARM_UP_MILLIS, millis) : millis;
      while (System.nanoTime() - start < time * 1_000_000L) {
        for (Question<S> question : questions) {
          evaluator.judge(question.position, question.options);
          judged += question.options.size();
        }
      }
      if (round >= 0) {
        rates[round] = judged / ((System.nanoTime() - start) / 1e9);
      }
    }
    return Measurement.of(rates);
  }

  private static <S extends State> List<Question<S>> questions(Game<S> game, Trained<S> trained) {
    List<Question<S>> questions = new ArrayList<>();
    Player<S> player = trained.clerk().get();
    Rng rng = new Rng(1);
    S s = game.blank();
    Options options = new Options();
    while (questions.size() < QUESTIONS) {
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        if (trained.encoder().judges(s)) {
          S asked = game.blank();
          asked.copyFrom(s);
          Options choices = new Options();
          for (int i = 0; i < options.size(); i++) {
            choices.add(options.get(i));
          }
          questions.add(new Question<>(asked, choices));
        }
        game.apply(s, player.choose(s, options, rng));
        game.advance(s, options);
      }
    }
    return questions;
  }
}
