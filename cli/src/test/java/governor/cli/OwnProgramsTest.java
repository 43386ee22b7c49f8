package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs of others that play, as examples/bot.py does, and what becomes of those that fail. */
class OwnProgramsTest {
  private static final Path EXAMPLES = Path.of("../examples");

  @TempDir Path home;

  @Test
  void aProgramPlaysManyGamesAtOnce() {
    Run run = program(EXAMPLES.resolve("bot.py").toString());

    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out()).contains("\"forfeits\" : [ ]").contains("\"games\" : 8");
  }

  @Test
  void aProgramThatDiesOrAnswersNonsenseLosesItsGamesByName() throws IOException {
    assertThat(program(script("import sys; sys.stdin.readline()")).out())
        .contains("\"why\" : \"It ended before the game did.\"")
        .contains("\"games\" : 8");
    assertThat(
            program(
                    script(
                        "import sys, json\n"
                            + "for line in sys.stdin:\n"
                            + "  ply = json.loads(line)['ply']\n"
                            + "  print(json.dumps({'ply': ply, 'choices': [-5]}), flush=True)"))
                .out())
        .contains("which is none of the choices.")
        .contains("\"share\" : 0.0,");
    assertThat(
            Run.of(
                    home,
                    "",
                    "simulate",
                    "sanjuan:2e players=2",
                    "--seats",
                    "random,exec:python3 " + script("print('hello', flush=True)\ninput()"),
                    "--games",
                    "4")
                .out())
        .contains("lost 4 games by not answering as it should. First: It");
  }

  @Test
  void theReportSaysOfEachPlayerWhatHappenedToItInFewWords() throws IOException {
    String dies = "exec:python3 " + script("import sys; sys.stdin.readline()");
    String talks =
        "exec:python3 "
            + script(
                "import sys, json\n"
                    + "for line in sys.stdin:\n"
                    + "  ply = json.loads(line)['ply']\n"
                    + "  print(json.dumps({'ply': ply, 'choices': ['x' * 90000]}), flush=True)");
    Run arena = Run.of(home, "", "arena", "sanjuan:2e players=2", dies, talks, "--games", "4");
    Run simulation =
        Run.of(
            home,
            "",
            "simulate",
            "sanjuan:2e players=2",
            "--seats",
            dies + "," + talks,
            "--games",
            "4");

    for (Run run : List.of(arena, simulation)) {
      String said = run.out().replaceAll("\\s+", " ");
      assertThat(said)
          .contains(dies + " lost 4 games by not answering as it should. First: It ended before")
          .containsPattern(
              Pattern.quote(talks)
                  + " lost 4 games by not answering as it should. First: It answered .{80,130}"
                  + "\\.\\.\\., which is none of the choices\\.");
      assertThat(run.out()).hasSizeLessThan(5000);
    }
  }

  @Test
  void atATableAProgramThatDiesHasLostAndTheGameGoesOn() throws IOException {
    String dies = "exec:python3 " + script("import sys; sys.stdin.readline()");
    Run run =
        Run.of(
            home,
            "1\n".repeat(400),
            "play",
            "sanjuan:2e",
            "players=2",
            "--seats",
            "human," + dies,
            "--seed",
            "3");

    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out().replaceAll("\\s+", " "))
        .containsPattern(
            "has lost this game by not answering as it should, and chance plays on in its seat."
                + " It ended before the game did\\..*The game is over\\.");
  }

  @Test
  void theEngineCommandSpeaksForAnyPlayer() throws IOException {
    Path said = home.resolve("said");
    String listens =
        script("import sys\nopen('%s', 'w').write(sys.stdin.readline())".formatted(said));
    program(listens);
    String line = Files.readString(said);

    assertThat(Run.of(home, line, "engine", "--player", "greedy-1").out())
        .containsPattern("\"choices\":\\[\\d+\\]");
  }

  @Test
  void decisionsOfChanceAreNoRowsOfWhoHasLost() throws IOException {
    String dies = "exec:python3 " + script("import sys; sys.stdin.readline()");
    Path rows = home.resolve("rows.ndjson");
    Run run =
        Run.of(
            home,
            "",
            "data",
            "sanjuan:2e players=2",
            "--seats",
            "random," + dies,
            "--games",
            "3",
            "--to",
            rows.toString());

    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err()).contains(dies + " lost 3 games by not answering as it should. First: It");
    assertThat(Files.readAllLines(rows).stream().skip(1))
        .isNotEmpty()
        .allMatch(line -> line.contains("\"player\":\"random\""));
  }

  private String script(String text) throws IOException {
    Path file = Files.createTempFile(home, "program", ".py");
    Files.writeString(file, text);
    return file.toString();
  }

  private Run program(String file) {
    return Run.of(
        home,
        "",
        "arena",
        "sanjuan:2e players=2",
        "exec:python3 " + file,
        "random",
        "--games",
        "8",
        "--threads",
        "2",
        "--seed",
        "3",
        "--format",
        "json");
  }
}
