package governor.puertorico;

import governor.core.Hooks;
import governor.core.ScoreSheet;
import governor.puertorico.hooks.ScoreRule;
import governor.puertorico.phases.Guests;
import java.util.ArrayList;
import java.util.List;

/**
 * The points: chips, nobles, printed ones of all buildings, and what large buildings give that have
 * a colonist, or would get a guest now. Ties are broken by doubloons and barrels together.
 */
final class Score {
  private Score() {}

  static int total(PuertoRicoState s, int seat) {
    Hooks<ScoreRule> hooks = s.rules().scoreRules();
    int points = s.chips(seat) + s.nobles(seat) + printed(s, seat);
    long rules = (s.working(seat) | Guests.destinations(s, seat)) & hooks.mask;
    while (rules != 0) {
      points += hooks.of(Long.numberOfTrailingZeros(rules)).score(s, seat);
      rules &= rules - 1;
    }
    return points;
  }

  static int tieBreak(PuertoRicoState s, int seat) {
    return s.doubloons(seat) + s.goods(seat);
  }

  /** Whether somebody stands on the building, or would if the game ended now. */
  private static boolean counts(PuertoRicoState s, int seat, Building building) {
    long working = s.working(seat) | Guests.destinations(s, seat);
    return (working & s.rules().bit(building)) != 0;
  }

  private static int printed(PuertoRicoState s, int seat) {
    return s.rules().printedPoints(s.owned(seat));
  }

  static ScoreSheet sheet(PuertoRicoState s) {
    int seats = s.players();
    List<ScoreSheet.Line> lines = new ArrayList<>();
    lines.add(ScoreSheet.Line.of("points", seats, s::chips));
    lines.add(ScoreSheet.Line.of("buildings", seats, seat -> printed(s, seat)));
    if (s.rules().hasNobles()) {
      lines.add(ScoreSheet.Line.of("nobles", seats, s::nobles));
    }
    Hooks<ScoreRule> hooks = s.rules().scoreRules();
    for (int i = 0; i < hooks.size(); i++) {
      Building building = s.rules().building(hooks.kind(i));
      ScoreRule rule = hooks.at(i);
      lines.add(
          ScoreSheet.Line.of(
              building.title(),
              seats,
              seat -> counts(s, seat, building) ? rule.score(s, seat) : 0));
    }
    List<Integer> totals = new ArrayList<>();
    List<Integer> tieBreaks = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      totals.add(total(s, seat));
      tieBreaks.add(tieBreak(s, seat));
    }
    return new ScoreSheet(lines, totals, tieBreaks);
  }
}
