package governor.cli.player;

import governor.cli.text.Json;
import governor.cli.text.Text;
import governor.core.Forfeit;
import governor.core.Parsed;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * A program from its start to its end. Every line that it is sent has a number, {@code ply}, that
 * its answer repeats, so that games do not get in each other's way. Threads of its own write and
 * read, since a program that does not listen must not hold up the games that could end it.
 */
final class ExecRun {
  static final String ENDED = "It ended before the game did.";

  /** A longer line is no answer, and would fill the memory. */
  private static final int LONGEST = 1_000_000;

  private final Process process;
  private final Map<Integer, CompletableFuture<Optional<Map<?, ?>>>> waiting =
      new ConcurrentHashMap<>();
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final AtomicInteger number = new AtomicInteger();
  private final Thread writer;
  private volatile boolean over;

  ExecRun(List<String> command) throws IOException {
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    writer = Thread.ofPlatform().daemon().start(this::write);
    Thread.ofPlatform().daemon().start(this::read);
  }

  boolean isOver() {
    return over || !process.isAlive();
  }

  /**
   * The answer to a line; nothing if the program was ended for what another game did, or before it
   * was asked.
   *
   * @param patience milliseconds for this line, and as many for each that waits before it
   */
  Optional<Map<?, ?>> answer(Map<String, Object> line, long patience) {
    CompletableFuture<Optional<Map<?, ?>>> answer = new CompletableFuture<>();
    int ply = number.getAndIncrement();
    line.put("ply", ply);
    long most = patience * (1 + waiting.size());
    waiting.put(ply, answer);
    if (over) {
      waiting.remove(ply);
      return Optional.empty();
    }
    lines.add(Json.line(line));
    try {
      return answer.get(most, TimeUnit.MILLISECONDS);
    } catch (ExecutionException e) {
      throw e.getCause() instanceof Forfeit forfeit ? forfeit : new Forfeit("It could not answer.");
    } catch (TimeoutException e) {
      waiting.remove(ply);
      end();
      throw new Forfeit("It did not answer within " + most + " ms.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Forfeit("It was interrupted.");
    }
  }

  /** Ends the program; whoever waits for it may ask another run. */
  void end() {
    end(null);
  }

  private void end(@Nullable String sentence) {
    over = true;
    process.destroyForcibly();
    writer.interrupt();
    tell(sentence);
  }

  /** Tells all who wait that they have lost their games, or without a sentence to ask anew. */
  private void tell(@Nullable String sentence) {
    for (Integer ply : List.copyOf(waiting.keySet())) {
      CompletableFuture<Optional<Map<?, ?>>> answer = waiting.remove(ply);
      if (answer == null) {
        continue; // It has just been answered.
      }
      if (sentence == null) {
        answer.complete(Optional.empty());
      } else {
        answer.completeExceptionally(new Forfeit(sentence));
      }
    }
  }

  private void write() {
    try (BufferedWriter in = process.outputWriter(StandardCharsets.UTF_8)) {
      while (!over) {
        in.write(lines.take());
        in.newLine();
        in.flush();
      }
    } catch (IOException e) {
      end("It took no more questions.");
    } catch (InterruptedException e) {
      // It has ended, and so does this thread.
    }
  }

  private void read() {
    String sentence = ENDED;
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      StringBuilder line = new StringBuilder();
      for (int read = out.read(); read >= 0; read = out.read()) {
        if (read == '\n') {
          take(line.toString().strip());
          line.setLength(0);
        } else if (line.length() == LONGEST) {
          sentence = "It wrote a line of more than " + LONGEST + " characters.";
          break;
        } else {
          line.append((char) read);
        }
      }
    } catch (IOException e) {
      // It is gone: those who wait are told below.
    }
    end(sentence);
  }

  private void take(String line) {
    if (Json.read(line) instanceof Parsed.Ok<Map<?, ?>>(Map<?, ?> answer)
        && answer.get("ply") instanceof Integer ply) {
      CompletableFuture<Optional<Map<?, ?>>> asked = waiting.remove(ply);
      if (asked != null) {
        asked.complete(Optional.of(answer));
      }
    } else {
      tell("It wrote a line that is no answer: " + Text.cut(line, 80));
    }
  }
}
