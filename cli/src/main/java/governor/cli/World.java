package governor.cli;

import java.io.BufferedWriter;
import java.io.Console;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * What surrounds the command: where input comes from, the environment, and whether people are
 * looking. Tests have one of their own.
 *
 * @param in standard input
 * @param environment the environment variables
 * @param inputIsTerminal whether a person types
 * @param outputIsTerminal whether a person reads standard output
 * @param errorIsTerminal whether a person reads standard error
 * @param charset how text leaves
 */
public record World(
    InputStream in,
    Map<String, String> environment,
    boolean inputIsTerminal,
    boolean outputIsTerminal,
    boolean errorIsTerminal,
    Charset charset) {

  /** The process itself. */
  static World real() {
    return new World(
        System.in,
        System.getenv(),
        isTerminal(0),
        isTerminal(1),
        isTerminal(2),
        System.out.charset());
  }

  @SuppressWarnings("SystemConsoleNull") // since JDK 25 it is null again where nobody types
  private static boolean isTerminal(int stream) {
    Path link = Path.of("/proc/self/fd/" + stream);
    try {
      if (Files.isSymbolicLink(link)) {
        String target = Files.readSymbolicLink(link).toString();
        return target.startsWith("/dev/pts/")
            || target.startsWith("/dev/tty")
            || target.equals("/dev/console");
      }
    } catch (IOException | SecurityException e) {
      // Then the console says it for all three streams at once.
    }
    Console console = System.console();
    return console != null && console.isTerminal();
  }

  PrintWriter writer(PrintStream stream) {
    return new PrintWriter(
        new BufferedWriter(new OutputStreamWriter((OutputStream) stream, charset)), true);
  }

  /** The variable, or empty. */
  public String variable(String name) {
    return environment.getOrDefault(name, "");
  }

  /** Whether text may hold more than ASCII. */
  public boolean hasUnicode() {
    return charset.newEncoder().canEncode('\u25CF');
  }
}
