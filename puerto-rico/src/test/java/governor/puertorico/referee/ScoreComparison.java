package governor.puertorico.referee;

import governor.core.ScoreSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Holds the engine's score sheet against the points that the referee counts. */
final class ScoreComparison {
  private final Scoring scoring;
  private final List<String> differences = new ArrayList<>();

  ScoreComparison(World world) {
    this.scoring = new Scoring(world);
  }

  /**
   * What differs, as sentences.
   *
   * @param seatsAhead for each seat, how many are ahead of it by the engine
   */
  List<String> with(ScoreSheet sheet, List<Integer> seatsAhead) {
    Map<String, List<Integer>> sources = new TreeMap<>(scoring.bySource());
    for (ScoreSheet.Line line : sheet.lines()) {
      List<Integer> counted = sources.remove(line.source());
      check(line.source() + " (R32, R33, S13 to S18)", String.valueOf(counted), line.points());
    }
    sources.values().removeIf(points -> points.stream().allMatch(each -> each == 0));
    check("sources that are not on the sheet", sources, Map.of());
    check("points of all seats", scoring.totals(), sheet.totals());
    check("doubloons and barrels (D22)", scoring.tieBreaks(), sheet.tieBreaks());
    check("ranks (R31)", scoring.ranks(), sheet.ranks());
    check("winners (R31)", scoring.winners(), sheet.winners());
    List<Integer> ahead = scoring.ranks().stream().map(rank -> rank - 1).toList();
    check("seats ahead (R31)", ahead, seatsAhead);
    return differences;
  }

  private void check(String what, Object referee, Object engine) {
    if (!referee.toString().equals(engine.toString())) {
      differences.add(what + ": by the rules " + referee + ", by the engine " + engine);
    }
  }
}
