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
  void helpSaysWhenTheSequentialTestLooksFirst() {
    assertThat(Run.of(home, "arena --help").out()).contains("Looks first after 24 blocks");
  }

  @Test
  void helpSaysHowLongASeedMayBe() {
    assertThat(Run.of(home, "arena --help").out()).contains("up to 40 letters");
  }

  @Test
  void writesACommaSeparatedTable() {
    List<String> lines = Run.of(home, GAMES + "--format csv").out().lines().toList();

    assertThat(lines.getFirst())
        .isEqualTo(
            "kind,table,player,seats,games,figure,value,low,high,basis,blocks,verdict,p0,p1,config,"
                + "line-up,seed,games planned,games capped,stopped");
    assertThat(lines)
        .anyMatch(line -> line.startsWith("match,greedy + random,greedy,1,20,wins,"))
        .allSatisfy(line -> assertThat(line.split(",", -1)).hasSize(20))
        .filteredOn(line -> !line.startsWith("kind"))
        .allMatch(
            line ->
                line.endsWith(",sanjuan:2e players=2 rounds=200,one-against-rest,1,20,0,false"));
  }

  @Test
  void theTestHasColumnsOfItsOwn() {
    assertThat(Run.of(home, GAMES + "--sprt 0.5,0.6 --format csv").out().lines())
        .filteredOn(line -> line.startsWith("test,"))
        .singleElement()
        .asString()
        .matches("test,,greedy,,20,log ratio,[0-9.]+,,,,10,undecided,0\\.5,0\\.6,sanjuan.*");
  }

  @Test
  void fieldsStayEmptyWhereOneBlockGivesNoInterval() {
    String one = "arena sanjuan:2e players=2 greedy random --games 2 --format ";
    Map<?, ?> report = Json.read(Run.of(home, one + "json").out()).orThrow();
    Map<?, ?> match = (Map<?, ?>) ((List<?>) report.get("matches")).getFirst();
    Map<?, ?> line = (Map<?, ?>) ((List<?>) match.get("lines")).getFirst();

    for (String figure : List.of("wins", "margin")) {
      Map<?, ?> estimate = (Map<?, ?>) line.get(figure);
      assertThat(estimate.get(figure.equals("wins") ? "share" : "value"))
          .isInstanceOf(Number.class);
      assertThat(estimate.containsKey("low")).isTrue();
      assertThat(estimate.get("low")).isNull();
      assertThat(estimate.get("high")).isNull();
      assertThat(estimate.get("basis")).isEqualTo("none");
    }
    assertThat(Run.of(home, one + "csv").out())
        .doesNotContain("Infinity")
        .containsPattern("margin,[-0-9.]+,,,none,1,");
  }

  @Test
  void saysWhyOneBlockHasNoInterval() {
    Run run = Run.of(home, "arena sanjuan:2e players=2 greedy random --games 2");

    assertThat(run.out())
        .contains("2 games in 1 block, seed 1")
        .contains("\nFrom one block there is no interval: it takes two to see how blocks differ.\n")
        .contains(
            "\nRatings fit so few blocks exactly: there is no interval without more games.\n");
    assertThat(run.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThan(81));
  }

  @Test
  void theLineUpIsPartOfTheResult() {
    Map<?, ?> report =
        Json.read(Run.of(home, GAMES + "--line-up round-robin --format json").out()).orThrow();

    assertThat(report.get("lineUp")).isEqualTo("round-robin");
    assertThat(report.get("planned")).isEqualTo(20);
    assertThat(report.get("stopped")).isEqualTo(false);
  }

  @Test
  void drawsAChart() throws IOException {
    Path chart = home.resolve("chart.svg");

    assertThat(Run.of(home, GAMES + "--chart " + chart).err()).contains("The chart is in");

    assertThat(Files.readString(chart))
        .startsWith("<svg")
        .contains(">random<")
        .contains(">sanjuan:2e players=2 rounds=200<")
        .contains(">one-against-rest, 20 games in 10 blocks, seed 1<")
        .contains(">random, rating -")
        .endsWith("</svg>\n");
  }

  @Test
  void timeBudgetsAreForThoseThatThink() {
    Run run = Run.of(home, "arena puertorico players=2 random flat:9 --games 2 --time-ms 1");

    assertThat(run.out()).contains("random + flat:1ms");
    assertThat(run.err()).startsWith("The option --time-ms has no effect on random:");
    assertThat(Run.of(home, GAMES + "--time-ms 1").err())
        .contains("no effect on greedy and random:");
  }

  @Test
  void saysHowFarItIsWhenAsked() {
    assertThat(Run.of(home, GAMES + "--progress").err()).contains("20 of 20 games");
  }
}
