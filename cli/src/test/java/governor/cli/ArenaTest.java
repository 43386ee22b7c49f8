package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.text.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The arena as a command. */
final class ArenaTest {
  private static final String GAMES = "arena sanjuan:2e players=2 greedy random --games 20 ";

  @TempDir Path home;

  @Test
  void tellsPeopleWhoWins() {
    Run run = Run.of(home, GAMES);

    assertThat(run.exit()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("sanjuan:2e players=2")
        .contains("one-against-rest, 20 games in 10 blocks, seed 1")
        .contains("greedy + random")
        .contains("CPU a choice");
    assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(101));
  }

  @Test
  void theNumberOfThreadsChangesNoFigureButTimes() {
    String words = GAMES + "--line-up half-half --format json --seed x ";
    Map<?, ?> one = Json.read(Run.of(home, words + "--threads 1").out()).orThrow();
    Map<?, ?> three = Json.read(Run.of(home, words + "--threads 3").out()).orThrow();

    assertThat(three.get("matches")).isEqualTo(one.get("matches"));
    assertThat(ratings(three)).isEqualTo(ratings(one)).hasSize(2);
    assertThat(one.get("seed")).isEqualTo("x");
  }

  private static List<?> ratings(Map<?, ?> report) {
    return ((List<?>) report.get("players"))
        .stream().<Object>map(player -> ((Map<?, ?>) player).get("rating")).toList();
  }

  @Test
  void stopsByASequentialTest() {
    Run run = Run.of(home, "arena sanjuan:2e greedy random --games 100000 --sprt 0.25,0.5");

    assertThat(run.out())
        .contains("Is the share of greedy 25.0 % or 50.0 %? Accept: 50.0 % or more (log ratio");
    assertThat(Run.of(home, "arena sanjuan:2e random greedy --games 9999 --sprt 0.25,0.5").out())
        .contains("Reject: 25.0 % or less");
    assertThat(Run.of(home, "arena sanjuan:2e random greedy --games 4 --sprt 0.25,0.5").out())
        .contains("Undecided");
  }

  @Test
  void writesACommaSeparatedTable() {
    assertThat(Run.of(home, GAMES + "--format csv").out().lines())
        .startsWith("kind,table,player,seats,games,figure,value,low,high")
        .anyMatch(line -> line.startsWith("match,greedy + random,greedy,1,20,wins,"));
  }

  @Test
  void drawsAChart() throws IOException {
    Path chart = home.resolve("chart.svg");

    assertThat(Run.of(home, GAMES + "--chart " + chart).err()).contains("The chart is in");

    assertThat(Files.readString(chart))
        .startsWith("<svg")
        .contains(">random<")
        .endsWith("</svg>\n");
  }

  @Test
  void timeBudgetsAreForThoseThatThink() {
    assertThat(Run.of(home, "arena puertorico players=2 random flat:9 --games 2 --time-ms 1").out())
        .contains("random + flat:1ms");
  }

  @Test
  void saysHowFarItIsWhenAsked() {
    assertThat(Run.of(home, GAMES + "--progress").err()).contains("20 of 20 games");
  }
}
