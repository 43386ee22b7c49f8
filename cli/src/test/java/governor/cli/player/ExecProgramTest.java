package governor.cli.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs whose table is kept by a server that is busy: it answers by virtual threads. */
final class ExecProgramTest {
  private static final String ANSWERS = "while read line; do echo \"$line\"; done";

  /** Ends at once; the one after it answers, though not soon. */
  private static final String ENDS_ONCE =
      """
      if [ ! -e "$0.ended" ]; then : > "$0.ended"; exit; fi
      read line
      sleep 1
      echo "$line"
      """;

  @TempDir private Path folder;
  private final AtomicBoolean busy = new AtomicBoolean(true);

  @Test
  void aProgramIsHeardWhileVirtualThreadsAreBusy() throws IOException, InterruptedException {
    List<Thread> others = occupy();
    try {
      ExecProgram program = program(ANSWERS);
      assertThat(answer(program).join().get("ply")).isNotNull();
    } finally {
      release(others);
    }
  }

  @Test
  void theEndOfOneProcessIsNoAnswerOfTheNext() throws IOException, InterruptedException {
    List<Thread> others = occupy();
    CompletableFuture<Map<?, ?>> answer;
    try {
      ExecProgram program = program(ENDS_ONCE);
      while (Files.notExists(folder.resolve("program.ended"))) {
        Thread.sleep(10);
      }
      // It is gone by now.
      Thread.sleep(300);
      answer = answer(program);
      // The next one is asked by now.
      Thread.sleep(200);
    } finally {
      release(others);
    }
    assertThat(answer.join().get("ply")).isNotNull();
  }

  private ExecProgram program(String script) throws IOException {
    return ExecProgram.of("sh " + Files.writeString(folder.resolve("program"), script)).orThrow();
  }

  private static CompletableFuture<Map<?, ?>> answer(ExecProgram program) {
    CompletableFuture<Map<?, ?>> answer = new CompletableFuture<>();
    Thread.ofPlatform()
        .start(
            () -> {
              try {
                answer.complete(program.answer(new HashMap<>()));
              } catch (RuntimeException e) {
                answer.completeExceptionally(e);
              }
            });
    return answer;
  }

  /** Keeps all processors that virtual threads run on. */
  private List<Thread> occupy() {
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
      all.add(
          Thread.ofVirtual()
              .start(
                  () -> {
                    while (busy.get()) {
                      Thread.onSpinWait();
                    }
                  }));
    }
    return all;
  }

  private void release(List<Thread> others) throws InterruptedException {
    busy.set(false);
    for (Thread other : others) {
      other.join();
    }
  }
}
