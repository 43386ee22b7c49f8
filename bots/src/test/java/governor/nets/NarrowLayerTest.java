package governor.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import governor.bots.shipped.ShippedNets;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No sum of a net that comes with Governor leaves the room of 16 bits: it would turn its sign. With
 * and without the vector module the answers are the same.
 */
class NarrowLayerTest {
  /** What rounding may move; a sum that left its room would move far more. */
  private static final float ROUNDING = 0.01f;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e players=2",
        "sanjuan:1e players=3",
        "sanjuan:2e players=4",
        "sanjuan:2e+new-buildings players=2",
        "sanjuan:2e+new-buildings+events players=3",
        "sanjuan:2e+new-buildings+events players=4",
        "puertorico players=2",
        "puertorico players=3",
        "puertorico players=4",
        "puertorico players=5",
      })
  void narrowSumsSayTheSame(String config) {
    Game<?> game = config.startsWith("sanjuan") ? SanJuan.game(config) : PuertoRico.game(config);
    check(game);
  }

  private static <S extends State> void check(Game<S> game) {
    Trained<S> trained = ShippedNets.of(game).orElseThrow();
    Net net = trained.net();
    Forward exact = new PlainForward(net);
    Forward vector = Forward.of(trained.finished());
    Forward rows = new RowForward(trained.finished());
    Evaluator<S> evaluator = new Evaluator<>(game, trained.encoder(), exact);
    Player<S> player = trained.clerk().get();
    int[] features = new int[trained.encoder().most()];
    S s = game.blank();
    Options options = new Options();
    Rng rng = new Rng(8);
    for (int number = 0; number < 6; number++) {
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        if (trained.encoder().judges(s)) {
          evaluator.judge(s, options);
          for (int i = 0; i < options.size(); i++) {
            int count = evaluator.copyFeatures(i, features, 0);
            float wide = vector.evaluate(features, 0, count, evaluator.kind(i));
            float plain = rows.evaluate(features, 0, count, evaluator.kind(i));
            assertThat(wide).isCloseTo(evaluator.value(i), within(ROUNDING));
            assertThat(plain).isCloseTo(wide, within(1e-4f));
          }
        }
        game.apply(s, player.choose(s, options, rng));
        game.advance(s, options);
      }
    }
  }
}
