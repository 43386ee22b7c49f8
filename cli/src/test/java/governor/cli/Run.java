package governor.cli;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * The command run in this process, with what it printed.
 *
 * @param exit the exit code
 */
public record Run(int exit, String out, String err) {
  public static Run of(Path home, String input, String... arguments) {
    return of(home, Map.of(), input, arguments);
  }

  /** With more variables in the environment. */
  public static Run of(
      Path home, Map<String, String> variables, String input, String... arguments) {
    Map<String, String> environment = new HashMap<>(variables);
    environment.put("XDG_DATA_HOME", home.toString());
    environment.put("COLUMNS", "80");
    World world =
        new World(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            environment,
            false,
            false,
            false,
            StandardCharsets.UTF_8);
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int exit = Main.run(world, new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    return new Run(exit, out.toString(), err.toString());
  }

  /** Words apart by blanks; nothing is typed. */
  public static Run of(Path home, String arguments) {
    return of(home, "", arguments.split(" "));
  }
}
