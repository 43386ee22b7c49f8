package governor.cli.player;

import governor.cli.text.Json;
import governor.core.Forfeit;
import governor.core.Parsed;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The process of a program that plays: one for all games and threads. Every line that it is sent
 * has a number, {@code ply}, that its answer repeats, so that games do not get in each other's way.
 * One that has died, or was ended because it answered late, is started again for the next game's
 * question.
 */
final class ExecProgram {
  private static final long PATIENCE = Long.getLong("governor.exec.millis", 10_000);
  private static final Map<String, ExecProgram> RUNNING = new ConcurrentHashMap<>();

  private final List<String> command;
  private final Map<Integer, CompletableFuture<Map<?, ?>>> waiting = new ConcurrentHashMap<>();
  private Process process;
  private BufferedWriter in;
  private int number;

  private ExecProgram(List<String> command) throws IOException {
    this.command = command;
    this.process = begin();
    this.in = process.outputWriter(StandardCharsets.UTF_8);
    listen(process);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> process.destroyForcibly()));
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

  private Process begin() throws IOException {
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private void listen(Process started) {
    Thread.ofVirtual().start(() -> read(started));
  }

  private void read(Process started) {
    try (BufferedReader out = started.inputReader(StandardCharsets.UTF_8)) {
      for (String line = out.readLine(); line != null; line = out.readLine()) {
        if (Json.read(line) instanceof Parsed.Ok<Map<?, ?>>(Map<?, ?> answer)
            && answer.get("ply") instanceof Number ply) {
          CompletableFuture<Map<?, ?>> asked = waiting.remove(ply.intValue());
          if (asked != null) {
            asked.complete(answer);
          }
        } else {
          fail(
              "It wrote a line that is no answer: "
                  + line.substring(0, Math.min(80, line.length())));
        }
      }
    } catch (IOException e) {
      // It is gone: those who wait are told below.
    }
    fail("It ended before the game did.");
  }

  private void fail(String sentence) {
    waiting.forEach((ply, asked) -> asked.completeExceptionally(new Forfeit(sentence)));
    waiting.clear();
  }

  /** The answer to a line. */
  Map<?, ?> answer(Map<String, Object> line) {
    CompletableFuture<Map<?, ?>> answer = new CompletableFuture<>();
    int ply = send(line, answer);
    try {
      return answer.get(PATIENCE, TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof Forfeit forfeit ? forfeit : new Forfeit("It could not answer.");
    } catch (TimeoutException e) {
      waiting.remove(ply);
      end();
      throw new Forfeit("It did not answer within " + PATIENCE + " ms.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Forfeit("It was interrupted.");
    }
  }

  private synchronized int send(Map<String, Object> line, CompletableFuture<Map<?, ?>> answer) {
    int ply = number++;
    try {
      if (!process.isAlive()) {
        process = begin();
        in = process.outputWriter(StandardCharsets.UTF_8);
        listen(process);
      }
      waiting.put(ply, answer);
      line.put("ply", ply);
      in.write(Json.line(line));
      in.newLine();
      in.flush();
    } catch (IOException e) {
      waiting.remove(ply);
      throw new Forfeit("It took no more questions.");
    }
    return ply;
  }

  private synchronized void end() {
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
