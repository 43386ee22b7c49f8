package governor.cli;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** How many columns tables may take. */
public final class TerminalWidth {
  private static final int USUAL = 80;
  private static final int LEAST = 40;

  private TerminalWidth() {}

  /** The columns of the terminal, or the usual where nobody looks. */
  public static int of(World world) {
    int told = number(world.variable("COLUMNS"));
    if (told > 0) {
      return Math.max(LEAST, told);
    }
    int asked = world.outputIsTerminal() ? ask() : 0;
    return asked > 0 ? Math.max(LEAST, asked) : USUAL;
  }

  /** {@code stty size} answers with rows and columns, in a fraction of the time JLine needs. */
  private static int ask() {
    try {
      Process process =
          new ProcessBuilder("stty", "size")
              .redirectInput(new File("/dev/tty"))
              .redirectErrorStream(true)
              .start();
      String answer =
          new String(process.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
      return number(answer.substring(answer.indexOf(' ') + 1));
    } catch (IOException e) {
      return 0;
    }
  }

  private static int number(String text) {
    return text.matches("[0-9]{1,4}") ? Integer.parseInt(text) : 0;
  }
}
