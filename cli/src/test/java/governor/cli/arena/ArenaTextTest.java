package governor.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.text.Format;
import governor.cli.text.Style;
import governor.lab.arena.ArenaReport;
import governor.lab.arena.ArenaReport.Line;
import governor.lab.arena.ArenaReport.Match;
import governor.lab.arena.ArenaReport.Standing;
import governor.lab.arena.Estimate;
import governor.lab.arena.Estimate.Basis;
import governor.lab.arena.LineUp;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What is said about reports that the command seldom comes by. */
final class ArenaTextTest {
  private static final Estimate HALF =
      new Estimate(0.5, OptionalDouble.of(0.4), OptionalDouble.of(0.6), Basis.BLOCKS);

  private static Match match(String table, String... players) {
    List<Line> lines =
        List.of(players).stream()
            .map(player -> new Line(player, 2, HALF, Optional.of(HALF)))
            .toList();
    return new Match(table, 12, 72, lines);
  }

  private static ArenaReport report(boolean stopped, Match... matches) {
    return report(stopped, 24, matches);
  }

  private static ArenaReport report(int blocks, Match match) {
    return report(false, blocks, match);
  }

  private static ArenaReport report(boolean stopped, int blocks, Match... matches) {
    List<Standing> players =
        List.of("greedy", "random", "flat").stream()
            .map(name -> new Standing(name, HALF, 9, 1, 1))
            .toList();
    return new ArenaReport(
        "sanjuan:2e",
        "1",
        blocks,
        144,
        20_000,
        stopped,
        1,
        0.25,
        List.of(matches),
        players,
        Optional.empty(),
        List.of());
  }

  private static String text(ArenaReport report) {
    return ArenaText.in(Format.TEXT, LineUp.HALF_HALF, report, Style.PLAIN, 80);
  }

  @Test
  void saysThatNotAllIsThere() {
    Match match = match("2 greedy + 2 random", "greedy", "random");

    assertThat(text(report(true, match)))
        .contains("Of the 20000 games planned, 144 are in these figures.")
        .contains("1 game was scored early");
    assertThat(text(report(false, match))).doesNotContain("planned");
    assertThat(ArenaChart.svg(LineUp.HALF_HALF, report(true, match)))
        .contains("144 of 20000 planned games");
    assertThat(ArenaText.in(Format.CSV, LineUp.HALF_HALF, report(true, match), Style.PLAIN, 80))
        .contains(",half-half,1,20000,1,true\n");
  }

  @Test
  void withoutAWholeBlockThereAreNoFigures() {
    Match match = new Match("2 greedy + 2 random", 0, 0, List.of());

    assertThat(text(report(0, match)))
        .endsWith("Stopped before a whole block was played, so there are no figures.\n")
        .doesNotContain("rating");
  }

  @Test
  void aTableThatWasNotReachedHasNoFigures() {
    Match reached = match("2 greedy + 2 random", "greedy", "random");
    ArenaReport report = report(true, reached, new Match("2 random + 2 flat", 0, 0, List.of()));

    assertThat(text(report))
        .containsPattern("2 random \\+ 2 flat +0  - +- +- +- +-\n")
        .contains("A table without games was not reached.");
    assertThat(ArenaChart.svg(LineUp.HALF_HALF, report)).contains("</svg>");
  }

  @Test
  void saysWhatAnIntervalIsWhereBlocksDidNotDiffer() {
    Estimate all = new Estimate(1, OptionalDouble.of(0.8), OptionalDouble.of(1), Basis.GAMES);
    Line line = new Line("greedy", 1, all, Optional.empty());

    assertThat(text(report(false, new Match("4 greedy", 5, 5, List.of(line)))))
        .contains("Where all blocks came out alike, the interval takes games as independent.")
        .contains("Who meets only itself has an equal share and no margin.");
  }

  @Test
  void equalMarginsOfAllBlocksAreNoProof() {
    Estimate same = new Estimate(3, OptionalDouble.empty(), OptionalDouble.empty(), Basis.NONE);
    Line line = new Line("greedy", 1, HALF, Optional.of(same));

    assertThat(text(report(false, new Match("greedy + 3 random", 2, 8, List.of(line)))))
        .contains("Where all blocks had the same margin, it is unknown how far that is off.");
  }

  @Test
  void ratingsFromFewBlocksSayHowLittleTheirIntervalsHold() {
    Match match = match("2 greedy + 2 random", "greedy", "random");

    assertThat(text(report(12, match))).contains("rather of 80 % than of 95 %");
    assertThat(text(report(40, match))).doesNotContain("rather of 80 %");
  }

  @Test
  void aPlayerHasTheSameColourAtAllTables() {
    String svg =
        ArenaChart.svg(
            LineUp.HALF_HALF,
            report(
                false,
                match("2 greedy + 2 random", "greedy", "random"),
                match("2 random + 2 flat", "random", "flat")));

    // Each bar is drawn before its name; the keys of the colours come last, one a player.
    List<String> colors =
        Pattern.compile("fill=\"(#[0-9a-f]{6})\"/>")
            .matcher(svg)
            .results()
            .map(found -> found.group(1))
            .toList();
    String greedy = colors.get(0);
    String random = colors.get(1);
    String flat = colors.get(3);
    assertThat(List.of(greedy, random, flat)).doesNotHaveDuplicates();
    assertThat(colors).containsExactly(greedy, random, random, flat, greedy, random, flat);
  }
}
