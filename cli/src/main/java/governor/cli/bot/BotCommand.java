package governor.cli.bot;

import governor.cli.Governor;
import governor.cli.UsageProblem;
import governor.cli.remote.Remote;
import governor.cli.remote.ServerOption;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** A seat of a table for a program that speaks the line protocol. */
@Command(
    name = "bot",
    mixinStandardHelpOptions = true,
    description = "Takes a seat at a table and lets a program play there.",
    footer = {
      "",
      "  governor bot --table ID --join CODE -- python3 examples/bot.py",
      "  governor bot --table ID --join CODE -- ./governor engine --level 5",
      "",
      "The code of a server for invited people is read from GOVERNOR_INVITE_CODE.",
      "",
      "The lines that the program reads and writes are described in docs/protocol.md, \"Bots\"."
    })
public final class BotCommand implements Callable<Integer> {
  @ParentCommand private Governor governor;

  @Mixin private ServerOption server = new ServerOption();

  @Option(names = "--table", paramLabel = "ID", required = true, description = "The table's id.")
  private String table = "";

  @Option(
      names = "--join",
      paramLabel = "CODE",
      description = "The code of its join link; public tables need none.")
  private String join = "";

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "What the table calls the program. Usually ${DEFAULT-VALUE}.")
  private String name = "Bot";

  @Option(
      names = "--token",
      paramLabel = "TOKEN",
      description = "The token of a seat taken before, to continue with it.")
  private String token = "";

  @Parameters(paramLabel = "PROGRAM", arity = "1..*", description = "The program, its arguments.")
  private List<String> program = new ArrayList<>();

  @SuppressWarnings("NullAway.Init")
  BotCommand() {}

  @Override
  public Integer call() {
    try {
      Remote all = new Remote(server.orUsual(), token).with(governor.world());
      Remote seat = token.isEmpty() ? join(all) : all;
      try (Program running = Program.start(program)) {
        String end = new BotSeat(seat, table, running).play();
        governor.out().println(end);
        return 0;
      }
    } catch (Remote.Silent e) {
      throw e.problem();
    } catch (IOException e) {
      governor.err().println(String.valueOf(e.getMessage()));
      return 1;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return 1;
    }
  }

  private Remote join(Remote anybody) throws IOException {
    Remote newcomer = anybody.newcomer();
    Remote.Answer joined =
        newcomer.post("tables/" + table + "/join", Map.of("code", join, "name", name));
    if (!joined.isOk()) {
      throw new UsageProblem(joined.problem());
    }
    governor.err().println("Joined; to go on later: --token " + newcomer.token());
    return newcomer;
  }
}
