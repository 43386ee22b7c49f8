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

/** Writes all that a server keeps into a file. */
@Command(
    name = "backup",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = {
      "Writes all games and people into one file; servers may keep running.",
      "\"governor restore\" reads it, into either kind of database."
    })
public final class BackupCommand implements Runnable {
  @ParentCommand private Governor governor;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "FILE", description = "Where to write it, such as games.backup.")
  private Path file;

  @SuppressWarnings("NullAway.Init")
  BackupCommand() {}

  @Override
  public void run() {
    Logs.install(Level.WARNING);
    Settings settings = Settings.of(governor.world(), SettingOptions.read(spec.commandLine()));
    Backups.Count count =
        UsageProblem.orProblem(
            Backups.write(settings.data(), settings.database(), file.toAbsolutePath()));
    governor
        .out()
        .printf(
            "%s has %s and %s from %s.%n",
            file,
            Text.count(count.games(), "game"),
            Text.count(count.people(), "person", "people"),
            settings.place());
  }
}
