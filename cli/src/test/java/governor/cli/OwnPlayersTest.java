package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players of others: classes from a jar and programs, as the examples have them. */
class OwnPlayersTest {
  private static final Path EXAMPLES = Path.of("../examples");
  private static final String SHORT = " --games 8 --threads 2 --seed 3 --format json ";

  @TempDir Path home;

  @Test
  void aClassFromAJarPlays() throws IOException {
    Path jar = jar();
    Run byClass = arena("class:Thrifty random --plugin " + jar);
    Run byName = arena("thrifty random --plugin " + jar);

    assertThat(byClass.exit()).as(byClass.err()).isZero();
    assertThat(byName.exit()).as(byName.err()).isZero();
    assertThat(wins(byName.out())).isEqualTo(wins(byClass.out()));
  }

  private static String wins(String json) {
    return json.substring(json.indexOf("\"wins\""), json.indexOf("\"margin\""));
  }

  /** The example, compiled and packed as its comment says. */
  private Path jar() throws IOException {
    Path classes = home.resolve("classes");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                classes.toString(),
                EXAMPLES.resolve("own-player/Thrifty.java").toString());
    assertThat(failed).isZero();
    Path jar = home.resolve("thrifty.jar");
    String service = "META-INF/services/governor.bots.roster.PlayerSource";
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (String name : List.of("Thrifty.class", "Thrifty$Source.class")) {
        out.putNextEntry(new JarEntry(name));
        out.write(Files.readAllBytes(classes.resolve(name)));
      }
      out.putNextEntry(new JarEntry(service));
      out.write(Files.readAllBytes(EXAMPLES.resolve("own-player").resolve(service)));
    }
    return jar;
  }

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
  void aClassThatThrowsLosesItsGamesAndNotTheMatch() throws IOException {
    Path classes = compiled("Thrower", "throw new IllegalStateException(\"no idea\");", "");
    Path careless = compiled("Careless", "return 0;", "throw new IllegalStateException(\"no\");");

    assertThat(arena("class:Thrower random --plugin " + classes).out())
        .contains("\"why\" : \"It threw java.lang.IllegalStateException: no idea.\"")
        .contains("\"games\" : 8");
    refused(
        "class:Careless random --plugin " + careless,
        "The class Careless could not be made: It threw java.lang.IllegalStateException: no.");
  }

  /** A folder with the class of a player that does this when it is asked, and this when made. */
  private Path compiled(String name, String asked, String made) throws IOException {
    Path folder = Files.createTempDirectory(home, name);
    Path source = folder.resolve(name + ".java");
    Files.writeString(
        source,
        "import governor.core.*;\npublic class %s implements Player<State> {\n  public %s() { %s }\n"
                .formatted(name, name, made)
            + "  public int choose(State s, Options options, Rng rng) { %s }\n}\n"
                .formatted(asked));
    String path = System.getProperty("java.class.path");
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-cp", path, "-d", folder.toString(), source.toString()))
        .isZero();
    return folder;
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

  private Run arena(String words) {
    return Run.of(home, "arena sanjuan:2e players=2 " + words + SHORT);
  }

  @Test
  void whatIsNoPlayerIsRefused() {
    refused("class:no.Such random", "There is no class no.Such on the class path");
    refused("class:java.lang.String random", "is no governor.core.Player");
    refused("exec: random", "Behind exec: stands the command");
    refused("exec:/no/such/program random", "The program \"/no/such/program\" cannot be run.");
    refused("greedy random --plugin nowhere.jar", "There is no jar nowhere.jar for --plugin.");
  }

  private void refused(String words, String sentence) {
    Run run = arena(words);
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err()).contains(sentence);
    assertThat(run.out()).isEmpty();
  }
}
