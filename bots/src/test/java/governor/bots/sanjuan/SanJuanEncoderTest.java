package governor.bots.sanjuan;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Options;
import governor.core.Rng;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the net sees is in range, names each feature once, and holds nothing hidden. */
class SanJuanEncoderTest {
  @Test
  void piecesGoByTheirTitles() {
    SanJuanEncoder encoder = new SanJuanEncoder(SanJuan.game("sanjuan:2e players=3"));
    assertThat(encoder.names())
        .contains("hand gold mine", "owned guild hall", "plants sugar mill 2", "tile 1-1-1-2-2")
        .contains("other 2 owned library", "counsel behind city 0.25")
        .doesNotContain("open event taxes");
    assertThat(new SanJuanEncoder(SanJuan.game("sanjuan:2e+events players=3")).names())
        .contains("open event taxes");
    assertThat(encoder.kinds()).contains("builder", "build", "keep").endsWith("other");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"sanjuan:1e players=2", "sanjuan:2e+new-buildings+events players=4 rounds=40"})
  void seesNothingButWhatTheSeatKnows(String config) {
    SanJuanGame game = SanJuan.game(config + (config.contains("rounds") ? "" : " rounds=40"));
    SanJuanEncoder encoder = new SanJuanEncoder(game);
    assertThat(encoder.names()).doesNotHaveDuplicates();
    int[] seen = new int[encoder.most()];
    int[] imaginedSeen = new int[encoder.most()];
    SanJuanState s = game.blank();
    SanJuanState after = game.blank();
    SanJuanState imagined = game.blank();
    Options options = new Options();
    Rng rng = new Rng(5);
    for (int number = 0; number < 20; number++) {
      game.start(s, rng);
      game.advance(s, options);
      while (!s.isOver()) {
        int seat = s.seatToAct();
        int action = options.get(rng.below(options.size()));
        after.copyFrom(s);
        game.apply(after, action);
        int count = encoder.common(s, seat, 1, seen, 0);
        count = encoder.encode(s, after, seat, seen, count);
        int[] features = Arrays.copyOf(seen, count);
        assertThat(features).doesNotHaveDuplicates();
        assertThat(Arrays.stream(features).max().orElse(0)).isLessThan(encoder.names().size());
        imagined.copyFrom(s);
        game.imagine(imagined, seat, rng);
        after.copyFrom(imagined);
        game.apply(after, action);
        int again = encoder.common(imagined, seat, 1, imaginedSeen, 0);
        again = encoder.encode(imagined, after, seat, imaginedSeen, again);
        assertThat(Arrays.copyOf(imaginedSeen, again)).isEqualTo(features);
        game.apply(s, options.get(rng.below(options.size())));
        game.advance(s, options);
      }
    }
  }
}
