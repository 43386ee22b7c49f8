package governor.players.train;

import static org.assertj.core.api.Assertions.assertThat;

import governor.players.net.Net;
import governor.players.shipped.Lesson;
import governor.players.shipped.Lessons;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Learning lowers the loss; the same seed gives the same net, on any threads and in any pieces. */
class TrainerTest {
  private static final SanJuanGame GAME = SanJuan.game("sanjuan:2e players=2 rounds=40");
  private static final Lesson<SanJuanState> LESSON = Lessons.of(GAME).orElseThrow();
  private static final Plan PLAN = new Plan(192, 96, 16, 0.2, 0.02, 0.3, 0.9f, 3e-3f, 1e-3f);

  @TempDir private Path folder;

  private Training<SanJuanState> begin(String name, int threads) {
    Net net = Training.untaught(GAME, LESSON, 32, 1);
    return Training.begin(GAME, LESSON, folder.resolve(name), net, PLAN, 7, threads);
  }

  @Test
  void learnsWhatWinningLooksLike() {
    Net net = Training.untaught(GAME, LESSON, 32, 1);
    Plan plan = new Plan(768, 768, 0, 0.2, 0.02, 0.3, 0.9f, 5e-3f, 5e-3f);
    List<Double> losses = new ArrayList<>();
    Training.begin(GAME, LESSON, folder, net, plan, 7, 1).run(point -> losses.add(point.loss()));
    assertThat(losses.getLast()).isLessThan(losses.getFirst() - 0.005);
  }

  @Test
  void threadsChangeNothing() {
    Training<SanJuanState> one = begin("one", 1);
    Training<SanJuanState> other = begin("other", 3);
    one.run(point -> {});
    other.run(point -> {});
    assertThat(one.net().arrays()).isDeepEqualTo(other.net().arrays());
  }

  @Test
  void goingOnIsTheSameAsNeverHavingStopped() {
    Training<SanJuanState> whole = begin("whole", 1);
    whole.run(point -> {});
    Training<SanJuanState> stopped = begin("pieces", 1);
    try {
      stopped.run(
          point -> {
            if (point.games() > 100) {
              throw new IllegalStateException("the power fails");
            }
          });
    } catch (IllegalStateException e) {
      assertThat(Training.isBegun(LESSON, folder.resolve("pieces"))).isTrue();
    }
    Training<SanJuanState> resumed =
        Training.resume(GAME, LESSON, folder.resolve("pieces"), 1).orThrow();
    assertThat(resumed.played()).isBetween(100L, 191L);
    resumed.run(point -> {});
    assertThat(resumed.net().arrays()).isDeepEqualTo(whole.net().arrays());
    assertThat(folder.resolve("pieces").resolve("sanjuan-base-2.csv")).content().hasLineCount(25);
  }
}
