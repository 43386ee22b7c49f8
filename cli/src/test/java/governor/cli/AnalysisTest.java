package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hints and reviews of a record. */
final class AnalysisTest {
  private static final int HEADERS_AND_CHOICES = 24;
  @TempDir Path home;
  private Path file = Path.of("");
  private Path part = Path.of("");

  @BeforeEach
  void record() throws IOException {
    String simulate = "simulate sanjuan:2e --seats greedy,random --games 1 --records " + home;
    assertThat(Run.of(home, simulate).exit()).isZero();
    file = home.resolve("000001.game");
    part = home.resolve("part.game");
    List<String> lines = Files.readAllLines(file);
    lines.removeIf(line -> line.startsWith("result:"));
    Files.write(part, lines.subList(0, Math.min(HEADERS_AND_CHOICES, lines.size())));
  }

  @Test
  void aHintComparesChoices() {
    Run run = Run.of(home, "hint --rollouts 40 --at 0 " + file);

    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("Greedy is asked: ")
        .containsPattern("take [a-z]+ +\\d+\\.\\d")
        .containsPattern("Take [a-z]+ \\d+ % \\(±\\d+\\)\\.");
    assertThat(Run.of(home, "hint --rollouts 40 --at 0 " + file).out()).isEqualTo(run.out());
    assertThat(Run.of(home, "hint --rollouts 40 --at 0 --format json " + file).out())
        .contains("\"candidates\"")
        .contains("\"sentence\"")
        .contains("\"cards\"");
    assertThat(Run.of(home, "hint --rollouts 40 --at 0 --format csv " + file).out())
        .startsWith("choice,share,");
  }

  @Test
  void aHintNeedsAQuestion() {
    assertThat(Run.of(home, "hint " + file).err()).contains("The game is over there");
    assertThat(Run.of(home, "hint --at 99999 " + file).exit()).isEqualTo(2);
    assertThat(Run.of(home, "hint --at 1 --rollouts 5 --millis 5 " + file).err())
        .contains("not both");
    for (String wrong : List.of("--rollouts -5", "--rollouts 0", "--millis 0", "--at -1")) {
      Run run =
          Run.of(home, "hint " + (wrong.contains("--at") ? "" : "--at 1 ") + wrong + " " + file);
      assertThat(run.exit()).as(wrong).isEqualTo(2);
      assertThat(run.err()).as(wrong).containsPattern("needs a number from [01] to ");
    }
  }

  @Test
  void aReviewHasLinesMistakesAndAChart() throws IOException {
    Path chart = home.resolve("chart.svg");
    Run run = Run.of(home, "analyse --rollouts 16 --progress --chart " + chart + " " + part);

    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out()).contains("round").contains("mistakes cost");
    assertThat(run.err()).containsPattern("(\\d+) of \\1 choices");
    assertThat(Files.readString(chart)).startsWith("<svg").contains("<polyline").contains("greedy");
    assertThat(Run.of(home, "analyse --rollouts 8 --format csv " + part).out())
        .startsWith("ply,round,seat,chosen,better,loss,");
    assertThat(Run.of(home, "analyse --rollouts 8 --format json " + part).out())
        .contains("\"hindsightLoss\"");
    assertThat(Run.of(home, "analyse --seat 3 " + part).exit()).isEqualTo(2);
    assertThat(Run.of(home, "analyse --seat 0 " + part).err())
        .contains("The option --seat needs a number from 1 to 2, not 0.");
  }
}
