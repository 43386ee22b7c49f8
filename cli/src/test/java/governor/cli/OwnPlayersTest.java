package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes of others that play, from a jar as the examples have them. */
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
    compile(folder, source);
    return folder;
  }

  private static void compile(Path folder, Path source) {
    String path = System.getProperty("java.class.path");
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-cp", path, "-d", folder.toString(), source.toString());
    assertThat(failed).isZero();
  }

  @Test
  void theSuiteLeavesOutGamesThatAPlayerDoesNotPlay() throws IOException {
    Path folder = Files.createTempDirectory(home, "only");
    Path source = folder.resolve("OnlySanJuan.java");
    Files.writeString(
        source,
        """
        import governor.core.*;
        public class OnlySanJuan implements Player<State> {
          public OnlySanJuan(governor.sanjuan.SanJuanGame game) {}
          public int choose(State s, Options options, Rng rng) { return options.get(0); }
        }
        """);
    compile(folder, source);
    Run run = Run.of(home, "suite class:OnlySanJuan --games 2 --format json --plugin " + folder);

    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out().replaceAll("\\s+", " "))
        .contains("\"opponent\" : \"random\", \"games\" : 2")
        .contains("\"games\" : 0, \"fair\" : 0.2, \"share\" : null")
        .contains("\"note\" : \"not its game\"");
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
