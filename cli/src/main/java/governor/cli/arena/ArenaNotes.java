package governor.cli.arena;

import governor.cli.player.Losses;
import governor.lab.arena.ArenaReport;
import governor.lab.arena.ArenaReport.Line;
import governor.lab.arena.ArenaReport.Match;
import governor.lab.arena.Estimate.Basis;
import java.util.ArrayList;
import java.util.List;

/** What is to be said below a table, so that no figure seems to mean more than it does. */
final class ArenaNotes {
  /**
   * With fewer blocks to spare, samples of blocks differ too little: of made-up games whose truth
   * is known, so many intervals held it as the note says.
   */
  private static final int MANY_BLOCKS = 20;

  private ArenaNotes() {}

  static List<String> onMatches(ArenaReport report) {
    List<String> notes = new ArrayList<>();
    List<Line> lines = report.matches().stream().flatMap(match -> match.lines().stream()).toList();
    if (report.matches().stream().anyMatch(ArenaNotes::isOneBlock)) {
      notes.add("From one block there is no interval: it takes two to see how blocks differ.");
    }
    if (lines.stream().anyMatch(line -> line.wins().basis() == Basis.GAMES)) {
      notes.add("Where all blocks came out alike, the interval takes games as independent.");
    }
    if (report.matches().stream().anyMatch(ArenaNotes::hasSameMargins)) {
      notes.add("Where all blocks had the same margin, it is unknown how far that is off.");
    }
    if (lines.stream().anyMatch(line -> line.margin().isEmpty())) {
      notes.add("Who meets only itself has an equal share and no margin.");
    }
    report
        .forfeits()
        .forEach(each -> notes.add(Losses.sentence(each.player(), each.games(), each.why())));
    if (report.matches().stream().anyMatch(match -> match.lines().isEmpty())) {
      notes.add("A table without games was not reached.");
    }
    return notes;
  }

  private static boolean isOneBlock(Match match) {
    return match.blocks() == 1 && match.lines().size() > 1;
  }

  private static boolean hasSameMargins(Match match) {
    return match.blocks() > 1
        && match.lines().stream()
            .flatMap(line -> line.margin().stream())
            .anyMatch(margin -> margin.basis() == Basis.NONE);
  }

  static List<String> onRatings(ArenaReport report) {
    boolean none = report.players().stream().anyMatch(p -> p.rating().basis() == Basis.NONE);
    if (none) {
      return List.of("Ratings fit so few blocks exactly: there is no interval without more games.");
    }
    return report.spareBlocks() < MANY_BLOCKS
        ? List.of("From so few blocks the intervals of ratings are rather of 80 % than of 95 %.")
        : List.of();
  }
}
