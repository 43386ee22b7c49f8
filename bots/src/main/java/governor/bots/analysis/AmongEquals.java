package governor.bots.analysis;

import governor.bots.search.Guide;
import governor.bots.search.Kit;
import governor.bots.search.Mind;
import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import java.util.Arrays;
import java.util.List;

/**
 * Win shares as they are among equals. A net learns at tables with hand-written players, whom it
 * beats, and so it expects too much for the seat that is asked, the more the longer the game still
 * goes: at the first choices all seats together expect one and a half wins or so. Here the game is
 * played on a few times until every seat was asked for a role, to see what each expects then; the
 * odds are too high by the factor that makes all of them expect one win together.
 *
 * @param <S> the positions of the game
 */
final class AmongEquals<S extends State> {
  private static final int LOOKS = 12;

  /** More than this would say more about chance than about nets. */
  private static final double MOST = 8;

  private final Game<S> game;
  private final Guide<S> guide;
  private final Mind<S> mind;
  private final boolean hasNet;
  private final Options options = new Options();
  private final S scratch;
  private final float[] valued;
  private final float[] judged = new float[512];
  private final boolean[] asked;
  private final double[] expected;

  AmongEquals(Kit<S> kit) {
    game = kit.game();
    guide = kit.guide();
    mind = kit.minds().get();
    hasNet = kit.hasNet();
    scratch = game.blank();
    valued = new float[2 * game.seats()];
    asked = new boolean[game.seats()];
    expected = new double[game.seats()];
  }

  /** By what factor the odds of the seat that is asked are too high. */
  double advantage(S s, Options choices) {
    if (!hasNet) {
      return 1;
    }
    int seat = s.seatToAct();
    mind.judge(s, choices, seat, judged);
    float highest = judged[0];
    for (int i = 1; i < choices.size(); i++) {
      highest = Math.max(highest, judged[i]);
    }
    Arrays.fill(expected, 0);
    Rng rng = new Rng(1);
    for (int look = 0; look < LOOKS; look++) {
      scratch.copyFrom(s);
      game.imagine(scratch, seat, rng);
      playOn(seat);
    }
    for (int each = 0; each < expected.length; each++) {
      expected[each] = each == seat ? highest : expected[each] / LOOKS;
    }
    return factor(expected);
  }

  /** Adds what every other seat expects when it is next asked for a role, or what it got. */
  private void playOn(int seat) {
    Arrays.fill(asked, false);
    asked[seat] = true;
    int left = game.seats() - 1;
    game.advance(scratch, options);
    while (left > 0 && !scratch.isOver()) {
      int now = scratch.seatToAct();
      if (!asked[now] && guide.asksForRole(scratch)) {
        mind.value(scratch, options, valued);
        expected[now] += valued[now];
        asked[now] = true;
        left--;
      }
      game.apply(scratch, mind.best(scratch, options));
      game.advance(scratch, options);
    }
    if (left > 0) {
      List<Integer> winners = game.scoreSheet(scratch).winners();
      for (int each = 0; each < asked.length; each++) {
        expected[each] += !asked[each] && winners.contains(each) ? 1.0 / winners.size() : 0;
      }
    }
  }

  /** The factor by which all odds are too high, for the shares to sum to one. */
  static double factor(double[] expected) {
    double low = 1 / MOST;
    double high = MOST;
    for (int i = 0; i < 40; i++) {
      double middle = Math.sqrt(low * high);
      double sum = Arrays.stream(expected).map(share -> among(share, middle)).sum();
      if (sum > 1) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return Math.sqrt(low * high);
  }

  /** What a share comes to when its odds are less by this factor. */
  static double among(double share, double factor) {
    return share / (share + factor * (1 - share));
  }
}
