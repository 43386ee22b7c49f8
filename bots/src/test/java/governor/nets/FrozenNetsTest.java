package governor.nets;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.shipped.ShippedNets;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The nets of past generations choose as ever, whatever features and kinds of choices were added.
 * They are computed in the plain way, which comes to the same on every machine.
 */
class FrozenNetsTest {
  @ParameterizedTest
  @CsvSource({
    "sanjuan:2e players=4, 2, 2f3c1df0023c6099",
    "sanjuan:2e players=4, 3, cdb0b058f14b9e59",
    "puertorico players=4, 2, f9855d7e1905db6",
    "puertorico players=4, 3, 5b9d9fb6f4724f98",
    "puertorico players=4, 4, a1d0aba0a6cefc96",
    "puertorico players=3, 4, 4c8200c23f8ad032",
    "puertorico players=5, 4, a8665c916dd2f290",
    "puertorico players=2, 4, 8942d28205f7e0d8",
    "sanjuan:2e players=4, 4, 14c971572b5610b1",
    "sanjuan:2e+new-buildings players=4, 4, 16aae48b915ead95",
    "puertorico+new-buildings players=4, 4, 7784a9858dadadf9",
    "puertorico+new-buildings players=3, 4, c5a4d82cdf6716b5",
    "puertorico+nobles+buccaneer players=4, 4, 45dd77a3894c4443"
  })
  void choosesAsEver(String config, int generation, String fingerprint) {
    Game<?> game = config.startsWith("sanjuan") ? SanJuan.game(config) : PuertoRico.game(config);
    assertThat(Long.toHexString(choices(game, generation))).isEqualTo(fingerprint);
  }

  private static <S extends State> long choices(Game<S> game, int generation) {
    Trained<S> trained = ShippedNets.milestone(generation, game).orElseThrow();
    Evaluator<S> evaluator =
        new Evaluator<>(game, trained.encoder(), new PlainForward(trained.net()));
    Player<S> clerk = trained.clerk().get();
    S imagined = game.blank();
    Options options = new Options();
    long hash = 0;
    for (int seed = 0; seed < 6; seed++) {
      Rng rng = new Rng(seed);
      S s = game.newGame(rng);
      for (game.advance(s, options); !s.isOver(); game.advance(s, options)) {
        imagined.copyFrom(s);
        game.imagine(imagined, s.seatToAct(), rng);
        int choice =
            trained.encoder().judges(imagined)
                ? options.get(evaluator.judge(imagined, options))
                : clerk.choose(imagined, options, rng);
        hash = 31 * hash + choice;
        game.apply(s, choice);
      }
    }
    return hash;
  }
}
