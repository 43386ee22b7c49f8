package governor.cli.serve;

import governor.cli.Governor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Games in the browser, for oneself or for a club. */
@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Serves games to browsers and programs, here or as one node of many.",
    footer = {
      "",
      "Each option can also stand in the settings file (port = 8080) and in the",
      "environment (GOVERNOR_PORT=8080); the environment weighs more than the file,",
      "and options weigh most. Secrets go into the file or the environment only:",
      "database-password, admin-code, invite-code, unlimited-token.",
      ""
    })
public final class ServeCommand implements Runnable {
  @ParentCommand private Governor governor;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--example",
      description = "Prints a settings file with everything in it, and serves nothing.")
  private boolean example;

  @Option(
      names = "--practice",
      hidden = true,
      description = "Starts, sends itself a few requests and stops, to fill the JVM's class cache.")
  private boolean practice;

  @SuppressWarnings("NullAway.Init")
  ServeCommand() {}

  @Override
  public void run() {
    if (practice) {
      Practice.run();
    } else if (example) {
      governor.out().print(Setting.example());
      governor.out().flush();
    } else {
      serving().run(governor.world(), governor.out());
    }
  }

  Serving serving() {
    return new Serving(SettingOptions.read(spec.commandLine()), false);
  }
}
