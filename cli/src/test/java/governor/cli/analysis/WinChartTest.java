package governor.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.analysis.Decision;
import governor.bots.analysis.GameReview;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class WinChartTest {
  private static final Pattern LINE = Pattern.compile("<polyline[^>]*points=\"([^\"]*)\"");

  @Test
  void aLineGoesThroughTheSeatsOwnChoicesAndTheResult() {
    List<Decision> decisions =
        List.of(decision(0, 0, 0.4), decision(1, 1, 0.7), decision(2, 0, 0.5), decision(3, 0, 0.6));
    String chart = WinChart.svg(review(decisions));

    assertThat(LINE.matcher(chart).results().map(line -> line.group(1).trim().split(" ").length))
        .containsExactly(4, 2);
  }

  private static Decision decision(int ply, int seat, double share) {
    List<Double> shares = List.of(share, 1 - share);
    return new Decision(
        ply, 1, seat, "?", "pass", "pass", shares, 0, 0, shares, "pass", 0, 0, List.of(), false,
        "");
  }

  private static GameReview review(List<Decision> decisions) {
    List<List<Integer>> none = List.of(List.of(), List.of());
    return new GameReview(
        "sanjuan:2e players=2",
        List.of("Anna", "Ben"),
        decisions,
        none,
        none,
        List.of(0.0, 0.0),
        List.of(1.0, 0.0),
        true);
  }
}
