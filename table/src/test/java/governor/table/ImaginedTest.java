package governor.table;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Game;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Rng;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ImaginedTest {
  private static final int PLIES = 150;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sanjuan:2e+new-buildings+events players=4",
        "sanjuan:1e players=2",
        "puertorico players=4",
        "puertorico players=2"
      })
  void isTheSameWhateverTheHiddenCardsAre(String config) {
    check(Games.game(config).orThrow());
  }

  private static <S extends State> void check(Game<S> game) {
    Rng rng = new Rng(7);
    Options options = new Options();
    S truth = game.newGame(rng);
    int differing = 0;
    for (int ply = 0; ply < PLIES; ply++) {
      game.advance(truth, options);
      if (truth.isOver()) {
        game.start(truth, rng);
        continue;
      }
      int seat = truth.seatToAct();
      S other = game.copy(truth);
      game.imagine(other, seat, rng);
      differing += truth.sameAs(other) ? 0 : 1;
      String sent = Imagined.of(game, truth, "source", ply);
      assertThat(Imagined.of(game, other, "source", ply)).isEqualTo(sent);
      Options seen = new Options();
      S read = Imagined.read(game, sent, seen).orThrow();
      assertThat(game.view(read, seat)).isEqualTo(game.view(truth, seat));
      assertThat(list(seen)).isEqualTo(list(options));
      game.apply(truth, options.get(rng.below(options.size())));
    }
    assertThat(differing).isGreaterThan(PLIES / 2);
  }

  private static List<Integer> list(Options options) {
    List<Integer> list = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      list.add(options.get(i));
    }
    return list;
  }

  @Test
  void whatIsNoPositionIsRefused() {
    Game<?> game = Games.game("sanjuan:2e players=2").orThrow();
    assertThat(Imagined.read(game, "no base 64!", new Options()))
        .isInstanceOf(Parsed.Refused.class);
    assertThat(Imagined.read(game, "AAAA", new Options())).isInstanceOf(Parsed.Refused.class);
  }
}
