package governor.cli.serve;

import governor.cli.Governor;
import governor.cli.UsageProblem;
import governor.cli.text.Text;
import governor.server.Logs;
import governor.server.store.Backups;
import java.nio.file.Path;
import java.util.logging.Level;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Adds what a backup has. */
@Command(
    name = "restore",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Adds the games and people of a backup that are missing; servers may keep running.",
      "What is there already stays as it is; for the state of the backup and nothing else, name"
          + " an empty folder or database."
    })
public final class RestoreCommand implements Runnable {
  @ParentCommand private Governor governor;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "What \"governor backup\" has written.")
  private Path file;

  @SuppressWarnings("NullAway.Init")
  RestoreCommand() {}

  @Override
  public void run() {
    Logs.install(Level.WARNING);
    Settings settings = Settings.of(governor.world(), SettingOptions.read(spec.commandLine()));
    Backups.Count count =
        UsageProblem.orProblem(
            Backups.read(settings.data(), settings.database(), file.toAbsolutePath()));
    governor
        .out()
        .printf(
            "Added to %s: %s and %s. There already: %s.%n",
            settings.place(),
            Text.count(count.games(), "game"),
            Text.count(count.people(), "person", "people"),
            Text.count(count.known(), "game"));
  }
}
