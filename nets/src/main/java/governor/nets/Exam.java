package governor.nets;

import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;

/**
 * Questions from the hand-written player's games, the same each time, by which it is measured how
 * fast a net judges, all in: what the hand-written player thinks of the choices, the position after
 * each, its features and the net's answer.
 *
 * @param <S> the positions of the game
 */
public final class Exam<S extends State> {
  /**
   * As many as the processor keeps at hand: where players think, a position that is judged was just
   * made.
   */
  private static final int QUESTIONS = 300;

  /** A question and its choices. */
  private record Question<S extends State>(S position, Options options) {}

  private final Evaluator<S> evaluator;
  private final List<Question<S>> questions = new ArrayList<>();

  public Exam(Game<S> game, Trained<S> trained) {
    this.evaluator = trained.evaluator(game);
    Player<S> player = trained.clerk().get();
    Rng rng = new Rng(1);
    S s = game.blank();
    Options options = new Options();
    while (questions.size() < QUESTIONS) {
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        if (trained.encoder().judges(s)) {
          questions.add(question(game, s, options));
        }
        game.apply(s, player.choose(s, options, rng));
        game.advance(s, options);
      }
    }
  }

  private static <S extends State> Question<S> question(Game<S> game, S s, Options options) {
    S asked = game.blank();
    asked.copyFrom(s);
    Options choices = new Options();
    for (int i = 0; i < options.size(); i++) {
      choices.add(options.get(i));
    }
    return new Question<>(asked, choices);
  }

  /** Has all questions judged once, and says how many choices they had. */
  public long sit() {
    long judged = 0;
    for (Question<S> question : questions) {
      evaluator.judge(question.position, question.options);
      judged += question.options.size();
    }
    return judged;
  }
}
