package governor.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines from a pipe or file: nothing is wiped, and each answer is shown after its prompt. */
final class PipedLines implements Lines {
  private final BufferedReader in;
  private final PrintWriter out;
  private final int width;

  PipedLines(InputStream in, PrintWriter out, int width) {
    this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    this.out = out;
    this.width = width;
  }

  @Override
  public @Nullable String read(String prompt) {
    out.print(prompt);
    try {
      String line = in.readLine();
      out.println(line == null ? "" : line);
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void show(List<String> lines) {
    out.println();
    lines.forEach(out::println);
  }

  @Override
  public void say(String line) {
    out.println(line);
  }

  @Override
  public void wipe() {
    out.println();
  }

  @Override
  public int width() {
    return width;
  }

  @Override
  public int height() {
    return Integer.MAX_VALUE;
  }

  @Override
  public void close() {
    out.flush();
  }
}
