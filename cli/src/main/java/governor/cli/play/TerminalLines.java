package governor.cli.play;

import governor.cli.text.Text;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/** Lines that somebody types at a terminal, with editing and history. */
final class TerminalLines implements Lines {
  private static final String HOME_AND_CLEAR = "\u001B[H\u001B[2J";
  private static final String CLEAR_HISTORY = "\u001B[3J";
  private final Terminal terminal;
  private final LineReader reader;

  TerminalLines() {
    try {
      terminal = TerminalBuilder.builder().system(true).build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    reader =
        LineReaderBuilder.builder()
            .terminal(terminal)
            .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
            .option(LineReader.Option.BRACKETED_PASTE, false)
            .build();
  }

  @Override
  public @Nullable String read(String prompt) {
    try {
      return reader.readLine(prompt);
    } catch (UserInterruptException | EndOfFileException e) {
      return null;
    }
  }

  @Override
  public void show(List<String> lines) {
    // What stood there moves up, where it can be scrolled back to.
    terminal.writer().print("\n".repeat(terminal.getSize().getRows()) + HOME_AND_CLEAR);
    lines.forEach(terminal.writer()::println);
    terminal.flush();
  }

  @Override
  public void say(String line) {
    Text.wrap(line, width()).forEach(terminal.writer()::println);
    terminal.flush();
  }

  @Override
  public void wipe() {
    terminal.writer().print(HOME_AND_CLEAR + CLEAR_HISTORY);
    terminal.flush();
  }

  @Override
  public int width() {
    return Math.max(40, terminal.getSize().getColumns());
  }

  @Override
  public int height() {
    return terminal.getSize().getRows() > 0 ? terminal.getSize().getRows() : Integer.MAX_VALUE;
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
