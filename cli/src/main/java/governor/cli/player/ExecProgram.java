package governor.cli.player;

import governor.core.Forfeit;
import governor.core.Parsed;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A program that plays: one process for all games and threads. One that has died, or was ended
 * because it answered late, is started again for the next question.
 */
final class ExecProgram {
  private static final long PATIENCE = Long.getLong("governor.exec.millis", 10_000);
  private static final Map<String, ExecProgram> RUNNING = new ConcurrentHashMap<>();

  /** So often a question is asked of a program that ends before it hears it. */
  private static final int TRIES = 3;

  private final List<String> command;
  private ExecRun run;

  private ExecProgram(List<String> command) throws IOException {
    this.command = command;
    this.run = new ExecRun(command);
    Runtime.getRuntime().addShutdownHook(new Thread(this::end));
  }

  /** The program that this command runs; words are separated by blanks. */
  static Parsed<ExecProgram> of(String command) {
    synchronized (RUNNING) {
      ExecProgram known = RUNNING.get(command);
      if (known != null) {
        return Parsed.ok(known);
      }
      try {
        ExecProgram started = new ExecProgram(List.of(command.strip().split("\\s+")));
        RUNNING.put(command, started);
        return Parsed.ok(started);
      } catch (IOException e) {
        return Parsed.refused("The program \"" + command + "\" cannot be run.");
      }
    }
  }

  /** The answer to a line, or a {@link Forfeit} that says why there is none. */
  Map<?, ?> answer(Map<String, Object> line) {
    for (int i = 0; i < TRIES; i++) {
      Optional<Map<?, ?>> answer = running().answer(line, PATIENCE);
      if (answer.isPresent()) {
        return answer.get();
      }
    }
    throw new Forfeit(ExecRun.ENDED);
  }

  private synchronized ExecRun running() {
    if (run.isOver()) {
      try {
        run = new ExecRun(command);
      } catch (IOException e) {
        throw new Forfeit("It could not be started again.");
      }
    }
    return run;
  }

  private synchronized void end() {
    run.end();
  }
}
