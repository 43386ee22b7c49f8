package governor.players.shipped;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Game;
import governor.core.Parsed;
import governor.core.State;
import governor.players.NetPlayer;
import governor.players.RandomPlayer;
import governor.players.net.Trained;
import governor.players.train.Measure;
import governor.puertorico.PuertoRico;
import governor.sanjuan.SanJuan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each net that comes with Governor fits its game and plays it well. */
class ShippedNetsTest {
  private static Game<?> game(String config) {
    return config.startsWith("sanjuan") ? SanJuan.game(config) : PuertoRico.game(config);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e players=4 rounds=40",
        "puertorico players=4 rounds=40",
      })
  void beatsRandomPlayers(String config) {
    Measure measure = against(game(config), 24);
    assertThat(measure.share()).isGreaterThan(0.9);
  }

  private static <S extends State> Measure against(Game<S> game, int games) {
    Trained<S> trained = ShippedNets.of(game).orElseThrow();
    return Measure.of(game, new NetPlayer<>(game, trained, 0), new RandomPlayer<>(), games);
  }

  @Test
  void oneNetServesAllEditionsOfAKind() {
    assertThat(name("sanjuan:1e players=4")).isEqualTo("sanjuan-base-4");
    assertThat(name("sanjuan:yaro players=2")).isEqualTo("sanjuan-base-2");
    assertThat(name("sanjuan:2e+new-buildings players=3")).isEqualTo("sanjuan-expanded-3");
    assertThat(name("puertorico players=5")).isEqualTo("puertorico-5");
  }

  private static String name(String config) {
    return Lessons.of(game(config)).orElseThrow().name();
  }

  @Test
  void aNetOfAnotherGameIsRefused() {
    Lesson<?> lesson = Lessons.of(game("sanjuan:2e players=2")).orElseThrow();
    assertThat(ShippedNets.read("wrong", lesson, new byte[500]))
        .isEqualTo(Parsed.refused("This is not a net; train one with \"governor train\"."));
  }
}
