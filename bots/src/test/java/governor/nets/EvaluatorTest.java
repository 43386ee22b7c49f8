package governor.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import governor.bots.sanjuan.heuristic.SanJuanGreedy;
import governor.bots.shipped.Lesson;
import governor.bots.shipped.Lessons;
import governor.core.Agenda;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.phases.Payment;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All choices of a question are judged as if each were judged alone, by the whole of its sets. */
class EvaluatorTest {
  /** Looks at a question that the net judges. */
  private interface Look<S extends State> {
    void at(S s, Options options);
  }

  private static <S extends State> void play(Game<S> game, int games, Look<S> look) {
    Lesson<S> lesson = Lessons.of(game).orElseThrow();
    Player<S> player = lesson.guests().get().getFirst();
    S s = game.blank();
    S copy = game.blank();
    Options options = new Options();
    Rng rng = new Rng(11);
    for (int number = 0; number < games; number++) {
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        if (lesson.encoder().judges(s)) {
          look.at(s, options);
        }
        copy.copyFrom(s);
        game.apply(s, player.choose(copy, options, rng));
        game.advance(s, options);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e players=4 rounds=40",
        "sanjuan:2e+new-buildings+events players=2 rounds=40",
        "puertorico players=3 rounds=40"
      })
  void siblingsShareTheirFirstLayer(String config) {
    Game<?> game = config.startsWith("sanjuan") ? SanJuan.game(config) : PuertoRico.game(config);
    check(game);
  }

  private static <S extends State> void check(Game<S> game) {
    Encoder<S> encoder = Lessons.of(game).orElseThrow().encoder();
    int inputs = encoder.names().size();
    Net net = Net.random(inputs, 32, 16, game.seats(), encoder.kinds().size(), new Rng(2));
    for (int i = 0; i < net.bias2.length; i++) {
      net.bias2[i] = i % 7 * 0.1f;
    }
    Evaluator<S> evaluator = new Evaluator<>(game, encoder, Forward.of(new FinishedNet(net)));
    Forward alone = new PlainForward(net);
    int[] features = new int[encoder.most()];
    play(
        game,
        2,
        (s, options) -> {
          int best = evaluator.judge(s, options);
          for (int i = 0; i < options.size(); i++) {
            int count = evaluator.copyFeatures(i, features, 0);
            assertThat(count).isEqualTo(evaluator.count(i));
            assertThat(Arrays.copyOf(features, count)).doesNotHaveDuplicates();
            assertThat(Arrays.stream(features, 0, count).max().orElse(0))
                .isLessThan(encoder.names().size());
            float share = alone.evaluate(features, 0, count, encoder.kind(s, options.get(i)));
            assertThat(evaluator.value(i)).isCloseTo(share, within(1e-4f));
            assertThat(evaluator.value(i)).isLessThanOrEqualTo(evaluator.value(best));
          }
          assertThat(evaluator.outputs()[0]).isEqualTo(evaluator.value(best));
        });
  }

  @Test
  void thePartsOfAPaymentAreJudgedByTheWhole() {
    SanJuanGame game = SanJuan.game("sanjuan:2e players=4 rounds=40");
    Counsel<SanJuanState> counsel = new SanJuanGreedy();
    SanJuanState begun = game.blank();
    int[] seen = new int[1];
    play(
        game,
        6,
        (s, options) -> {
          int toPay = Agenda.step(s.top()) == StepId.PAY ? Payment.toPay(s.top()) : 0;
          if (toPay == 0) {
            return;
          }
          int seat = s.seatToAct();
          for (int i = 0; i < options.size(); i++) {
            begun.copyFrom(s);
            game.apply(begun, options.get(i));
            int next = counsel.complete(s, begun);
            while (next != Counsel.NOTHING) {
              game.apply(begun, next);
              next = counsel.complete(s, begun);
              seen[0]++;
            }
            assertThat(begun.handSize(seat)).isEqualTo(s.handSize(seat) - toPay);
          }
        });
    assertThat(seen[0]).as("payments of more than one card").isPositive();
  }
}
