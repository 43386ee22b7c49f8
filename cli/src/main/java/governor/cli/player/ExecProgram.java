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
  private Run run;
  private int number;

  private ExecProgram(List<String> command) throws IOException {
    this.command = command;
    this.run = new Run(command);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> run.process.destroyForcibly()));
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

  /** The answer to a line. */
  Map<?, ?> answer(Map<String, Object> line) {
    Asked asked = ask(line);
    try {
      return asked.answer().get(PATIENCE, TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof Forfeit forfeit ? forfeit : new Forfeit("It could not answer.");
    } catch (TimeoutException e) {
      asked.of().end();
      throw new Forfeit("It did not answer within " + PATIENCE + " ms.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Forfeit("It was interrupted.");
    }
  }

  private synchronized Asked ask(Map<String, Object> line) {
    try {
      if (run.hasEnded()) {
        run = new Run(command);
      }
      return new Asked(run, run.ask(number++, line));
    } catch (IOException e) {
      throw new Forfeit("It took no more questions.");
    }
  }

  /** A question on its way, and who is to answer it. */
  private record Asked(Run of, CompletableFuture<Map<?, ?>> answer) {}

  /** One process, and those who wait for its answers: the next one knows nothing of them. */
  private static final class Run {
    private final Map<Integer, CompletableFuture<Map<?, ?>>> waiting = new ConcurrentHashMap<>();
    private final Process process;
    private final BufferedWriter in;
    private boolean isRead;

    Run(List<String> command) throws IOException {
      process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      in = process.outputWriter(StandardCharsets.UTF_8);
      // A virtual thread would hear it late where others keep the processors busy.
      Thread.ofPlatform().daemon().name("exec").start(this::read);
    }

    private void read() {
      try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
        for (String line = out.readLine(); line != null; line = out.readLine()) {
          take(line);
        }
      } catch (IOException e) {
        // It is gone: those who wait are told below.
      }
      close();
    }

    private void take(String line) {
      if (Json.read(line) instanceof Parsed.Ok<Map<?, ?>>(Map<?, ?> answer)
          && answer.get("ply") instanceof Number ply) {
        CompletableFuture<Map<?, ?>> asked = waiting.remove(ply.intValue());
        if (asked != null) {
          asked.complete(answer);
        }
      } else {
        fail(
            "It wrote a line that is no answer: " + line.substring(0, Math.min(80, line.length())));
      }
    }

    private void fail(String sentence) {
      for (Integer ply : waiting.keySet()) {
        CompletableFuture<Map<?, ?>> asked = waiting.remove(ply);
        if (asked != null) {
          asked.completeExceptionally(new Forfeit(sentence));
        }
      }
    }

    private synchronized void close() {
      isRead = true;
      // It may live on, but it has no more to say.
      process.destroyForcibly();
      fail("It ended before the game did.");
    }

    synchronized boolean hasEnded() {
      return isRead || !process.isAlive();
    }

    synchronized CompletableFuture<Map<?, ?>> ask(int ply, Map<String, Object> line)
        throws IOException {
      if (isRead) {
        throw new IOException("It has ended.");
      }
      CompletableFuture<Map<?, ?>> answer = new CompletableFuture<>();
      line.put("ply", ply);
      in.write(Json.line(line));
      in.newLine();
      waiting.put(ply, answer);
      in.flush();
      return answer;
    }

    void end() {
      process.destroyForcibly();
      try {
        process.waitFor();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
