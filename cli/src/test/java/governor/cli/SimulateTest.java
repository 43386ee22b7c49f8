package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.text.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Simulations. */
final class SimulateTest {
  private static final String GAMES = "simulate sanjuan:2e --seats random,random --games 40 ";

  @TempDir Path home;

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "csv"})
  void theNumberOfThreadsChangesNothing(String format) {
    String one = Run.of(home, GAMES + "--threads 1 --format " + format).out();
    String three = Run.of(home, GAMES + "--threads 3 --format " + format).out();

    assertThat(three).isEqualTo(one).contains("smithy");
  }

  @Test
  void theSeedDoesChangeSomething() {
    assertThat(Run.of(home, GAMES + "--seed 2").out()).isNotEqualTo(Run.of(home, GAMES).out());
  }

  @Test
  void everyGameHasOneVictory() {
    Map<?, ?> report = Json.read(Run.of(home, GAMES + "--format json").out()).orThrow();

    assertThat(report.get("games")).isEqualTo(40);
    double share = 0;
    for (Object seat : (Iterable<?>) report.get("seats")) {
      share += (double) ((Map<?, ?>) ((Map<?, ?>) seat).get("wins")).get("share");
    }
    assertThat(share).isBetween(0.999, 1.001);
  }

  @Test
  void saysHowManyGamesWereCutShort() {
    assertThat(Run.of(home, GAMES + "--max-rounds 2").out())
        .contains("2.0 rounds")
        .contains("40 games were scored early");
  }

  @Test
  void rotatesTheSeatsUnlessFixed() throws IOException {
    Run.of(home, "simulate --seats random:A,random:B --games 2 --records " + home.resolve("r"));
    Run.of(
        home,
        "simulate --seats random:A,random:B --games 2 --fixed-seats --records "
            + home.resolve("f"));

    assertThat(Files.readString(home.resolve("r/000002.game")))
        .contains("seats: B (random) | A (random)");
    assertThat(Files.readString(home.resolve("f/000002.game")))
        .contains("seats: A (random) | B (random)");
    try (Stream<Path> files = Files.list(home.resolve("r"))) {
      assertThat(files)
          .hasSize(2)
          .allSatisfy(file -> assertThat(Run.of(home, "verify " + file).exit()).isZero());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"all.games", "all.ndjson"})
  void manyGamesAreInOneFile(String name) throws IOException {
    Path all = home.resolve(name);
    String play = "simulate sanjuan:2e --seats greedy,random --games 9 --records ";
    Run.of(home, play + all);
    Run.of(home, play + home.resolve("folder"));
    String written = Files.readString(all);
    assertThat(Run.of(home, play + all + " --threads 1").exit()).isZero();
    assertThat(Files.readString(all)).isEqualTo(written);

    String seventh = Files.readString(home.resolve("folder/000007.game"));
    assertThat(Run.of(home, "replay --text " + all + "#7").out()).isEqualTo(seventh);
    assertThat(Run.of(home, "verify " + all + "#7").exit()).isZero();
    assertThat(Run.of(home, "verify " + all + "#10").out()).contains("holds games 1 to 9");
    assertThat(Run.of(home, "replay " + all).err()).contains("holds 9 games; name one of them");

    String budget = " --rollouts 10 --threads 2 ";
    Run text = Run.of(home, "analyse " + all + budget);
    assertThat(text.exit()).as(text.err()).isZero();
    assertThat(text.out()).contains("9 games").containsPattern("greedy +9 +[0-9.]+ +");
    String csv = Run.of(home, "analyse " + all + budget + "--format csv").out();
    assertThat(csv.lines()).hasSize(19).element(2).asString().startsWith(all + "#1,sanjuan:2e");
    assertThat(Run.of(home, "analyse " + home.resolve("folder") + budget).out())
        .isEqualTo(text.out());
    assertThat(Run.of(home, "analyse " + all + "#3" + budget).out()).contains("choices, each");
    assertThat(Run.of(home, "analyse " + all + " --chart " + home.resolve("c.svg")).err())
        .contains("A chart is of one game");
  }

  @Test
  void drawsAChart() throws IOException {
    Path chart = home.resolve("chart.svg");

    assertThat(Run.of(home, GAMES + "--chart " + chart).exit()).isZero();

    assertThat(Files.readString(chart)).startsWith("<svg").contains("seat 2").endsWith("</svg>\n");
  }

  @Test
  void refusesAChartThatCannotBeWrittenBeforeItPlays() {
    Run run = Run.of(home, GAMES + "--chart " + home.resolve("nowhere/chart.svg"));

    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains("name a file in a folder that exists");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void oneGameIsNotCountedAsSeveral() {
    assertThat(Run.of(home, "simulate --seats random,random --games 1 --max-rounds 1").out())
        .contains("  1 game, seed 1")
        .contains("; 1 game was scored early");
  }

  @Test
  void saysHowFarItIsWhenAsked() {
    assertThat(Run.of(home, GAMES).err()).isEmpty();
    assertThat(Run.of(home, GAMES + "--progress").err()).contains("40 of 40 games");
  }
}
