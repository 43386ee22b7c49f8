package governor.cli.bot;

import governor.bots.levels.Levels;
import governor.cli.Governor;
import governor.cli.UsageProblem;
import governor.cli.player.NamedPlayers;
import governor.core.Parsed;
import governor.core.Rng;
import governor.table.ComputerPlayers;
import governor.table.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Our players for the programs of others. */
@Command(
    name = "engine",
    mixinStandardHelpOptions = true,
    description =
        "Reads positions from standard input and answers with choices on standard output.",
    footer = {"", "The lines are described in docs/protocol.md, \"Bots\"."})
public final class EngineCommand implements Runnable {
  @ParentCommand private Governor governor;

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      description = "How well to play, from 1 to 6. Usually ${DEFAULT-VALUE}.")
  private int level = ComputerPlayers.USUAL_LEVEL;

  @Option(
      names = "--player",
      paramLabel = "PLAYER",
      description = "In place of a level: any player of governor players, class:NAME or a net.")
  private String player = "";

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "The seed of the player's own random choices; by default a new one each time.")
  private long seed = System.nanoTime();

  @SuppressWarnings("NullAway.Init")
  EngineCommand() {}

  @Override
  public void run() {
    if (level < 1 || level > Levels.all().size()) {
      throw new UsageProblem("There are levels from 1 to " + Levels.all().size() + ".");
    }
    Engine engine = new Engine(player.isEmpty() ? "level" + level : checked(), new Rng(seed));
    BufferedReader lines =
        new BufferedReader(new InputStreamReader(governor.world().in(), StandardCharsets.UTF_8));
    try {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        engine
            .answer(line)
            .ifPresent(
                answer -> {
                  governor.out().println(answer);
                  governor.out().flush();
                });
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The player that was named, which has to play some game. */
  private String checked() {
    boolean known =
        Games.families().stream()
            .flatMap(family -> family.presets().stream())
            .map(preset -> Games.game(preset.name()).orThrow())
            .anyMatch(game -> NamedPlayers.make(player, game) instanceof Parsed.Ok<?>);
    if (!known) {
      throw new UsageProblem("There is no computer player \"" + player + "\".");
    }
    return player;
  }
}
