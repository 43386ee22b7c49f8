package governor.sanjuan;

import governor.core.Hooks;
import governor.core.ScoreSheet;
import governor.sanjuan.hooks.ScoreRule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * The points: printed ones of uncovered buildings, cards in piles, what buildings of the game's end
 * give, and the palace last of all.
 */
final class Score {
  private Score() {}

  static int total(SanJuanState s, int seat) {
    int before = beforeLast(s, seat);
    return before + bonuses(s, seat, before, true);
  }

  /** All points but those of the building that counts what all others gave. */
  private static int beforeLast(SanJuanState s, int seat) {
    int points = s.printedPoints(seat) + s.pileCards(seat);
    return points + bonuses(s, seat, points, false);
  }

  private static int bonuses(SanJuanState s, int seat, int before, boolean last) {
    Hooks<ScoreRule> hooks = s.rules().scoreRules();
    long comeLast = s.rules().scoredLast();
    long rules = s.owned(seat) & (last ? comeLast : hooks.mask & ~comeLast);
    int points = 0;
    while (rules != 0) {
      points += hooks.of(Long.numberOfTrailingZeros(rules)).score(s, seat, before);
      rules &= rules - 1;
    }
    return points;
  }

  static ScoreSheet sheet(SanJuanState s) {
    List<ScoreSheet.Line> lines = new ArrayList<>();
    lines.add(line(s, "buildings", s::printedPoints));
    lines.add(line(s, "piles", s::pileCards));
    Hooks<ScoreRule> hooks = s.rules().scoreRules();
    for (int pass = 0; pass < 2; pass++) {
      for (int i = 0; i < hooks.size(); i++) {
        int card = hooks.kind(i);
        if (hooks.at(i).comesLast() == (pass == 1)) {
          lines.add(line(s, s.rules().name(card), seat -> bonus(s, seat, card)));
        }
      }
    }
    List<Integer> totals = new ArrayList<>();
    List<Integer> tieBreaks = new ArrayList<>();
    for (int seat = 0; seat < s.players(); seat++) {
      totals.add(total(s, seat));
      tieBreaks.add(s.handSize(seat) + s.goods(seat));
    }
    return new ScoreSheet(lines, totals, tieBreaks);
  }

  /** What one building of the game's end gives the seat. */
  private static int bonus(SanJuanState s, int seat, int card) {
    boolean stands = (s.owned(seat) >>> card & 1) != 0;
    return stands ? s.rules().scoreRules().of(card).score(s, seat, beforeLast(s, seat)) : 0;
  }

  private static ScoreSheet.Line line(SanJuanState s, String source, IntUnaryOperator points) {
    List<Integer> bySeat = new ArrayList<>();
    for (int seat = 0; seat < s.players(); seat++) {
      bySeat.add(points.applyAsInt(seat));
    }
    return new ScoreSheet.Line(source, bySeat);
  }
}
