package governor.cli;

import governor.cli.player.Plugins;
import governor.cli.serve.Serving;
import governor.cli.text.Color;
import governor.cli.text.Style;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The {@code governor} command; alone it serves games to this machine's browser. */
@Command(
    name = "governor",
    description = "San Juan and Puerto Rico: play, simulate, replay.",
    version = Governor.VERSION,
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Governor plays San Juan, in every edition and with its expansions, and Puerto",
      "Rico.",
      "",
      "  governor                        games in the browser, alone or with others",
      "  governor --port 8080            the same at another port",
      "  governor serve --host 0.0.0.0   the same for a whole club",
      "  governor play                   a game against the computer in the terminal",
      "  governor play sanjuan:2e+new-buildings --seats human:Anna,human:Ben,greedy",
      "  governor play puertorico        Puerto Rico against the computer",
      "  governor play --resume last     go on where you stopped",
      "  governor rules                  what can be played",
      "  governor rules sanjuan:2e       its cards",
      "  governor simulate --seats greedy,random,random --games 1000",
      "  governor arena sanjuan:2e greedy random flat:100 --games 200",
      "  governor replay FILE            a recorded game in words",
      "  governor verify FILE            whether a record is what it says",
      "  governor hint FILE              what to do where a record ends, and why",
      "  governor analyse FILE           a recorded game looked at again",
      "",
      "\"governor COMMAND --help\" says more about each of them.",
      ""
    })
public final class Governor implements Runnable {
  /** What the program calls itself; partial results carry it. */
  public static final String VERSION = "Governor 1.0.0";

  private final World world;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--color",
      paramLabel = "WHEN",
      defaultValue = "auto",
      scope = ScopeType.INHERIT,
      description = "Colour: ${COMPLETION-CANDIDATES}. NO_COLOR is respected.")
  private Color color = Color.AUTO;

  @Option(
      names = "--plugin",
      paramLabel = "JAR",
      scope = ScopeType.INHERIT,
      description = "A jar with players of your own, for class:NAME and by their names.")
  void plugins(List<Path> jars) {
    jars.forEach(Plugins::load);
  }

  Governor(World world) {
    this.world = world;
    Plugins.reset();
  }

  @Override
  public void run() {
    Serving.read(new String[0]).orElseThrow().run(world, out());
  }

  public World world() {
    return world;
  }

  /** Where results go. */
  public PrintWriter out() {
    return spec.commandLine().getOut();
  }

  /** Where progress and diagnostics go. */
  public PrintWriter err() {
    return spec.commandLine().getErr();
  }

  /** How standard output is to look. */
  public Style style() {
    return new Style(color.isOn(world, world.outputIsTerminal()), world.hasUnicode());
  }
}
