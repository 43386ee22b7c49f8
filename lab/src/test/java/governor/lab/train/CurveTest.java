package governor.lab.train;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.RandomPlayer;
import governor.bots.sanjuan.heuristic.SanJuanGreedy;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What was measured on the way keeps its intervals, in the table too. */
class CurveTest {
  private static final SanJuanGame GAME = SanJuan.game("sanjuan:2e players=4 rounds=40");

  @Test
  void fewGamesWithoutAWinLeaveRoomForSome() {
    Measure measure = Measure.of(GAME, new RandomPlayer<>(), new SanJuanGreedy(), 20);
    assertThat(measure.share()).isZero();
    assertThat(measure.low()).isZero();
    assertThat(measure.high()).isBetween(0.1, 0.25);
  }

  @Test
  void aTableIsReadAsItWasWritten() {
    Curve curve = new Curve();
    curve.add(point(8));
    curve.add(point(16));
    List<String> lines = curve.csv().lines().toList();
    assertThat(lines.getFirst()).endsWith(",win_share,margin,win_share_low,win_share_high");
    assertThat(Curve.read(lines, 16).csv()).isEqualTo(curve.csv());
  }

  @Test
  void whatWasWrittenAfterTheCheckpointIsLeftOut() {
    Curve curve = new Curve();
    curve.add(point(8));
    String before = curve.csv();
    curve.add(point(16));
    assertThat(Curve.read(curve.csv().lines().toList(), 8).csv()).isEqualTo(before);
  }

  private static Curve.Point point(long games) {
    return new Curve.Point(games, 3, 0.5, new Measure(20, 0.25, 0.1, 0.5, -1.5));
  }
}
