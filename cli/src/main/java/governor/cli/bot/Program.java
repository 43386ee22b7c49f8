package governor.cli.bot;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program that reads positions and writes choices, a line each. */
final class Program implements AutoCloseable {
  private static final long SECONDS_TO_END = 5;

  private final Process process;
  private final BufferedWriter in;
  private final BufferedReader out;

  private Program(Process process) {
    this.process = process;
    this.in = process.outputWriter(StandardCharsets.UTF_8);
    this.out = process.inputReader(StandardCharsets.UTF_8);
  }

  /** What it writes to standard error is shown as it comes. */
  static Program start(List<String> command) throws IOException {
    return new Program(
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  void tell(String line) throws IOException {
    in.write(line);
    in.newLine();
    in.flush();
  }

  /** The next line it writes. */
  String answer() throws IOException {
    String line = out.readLine();
    if (line == null) {
      throw new IOException("The program has ended before the game.");
    }
    return line;
  }

  /** No more lines come: it should end by itself. */
  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      // It is gone already.
    }
    try {
      if (!process.waitFor(SECONDS_TO_END, TimeUnit.SECONDS)) {
        process.destroy();
      }
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
    }
  }
}
