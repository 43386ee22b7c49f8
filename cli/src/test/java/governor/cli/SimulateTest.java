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
