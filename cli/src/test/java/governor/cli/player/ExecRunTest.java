package governor.cli.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import governor.core.Forfeit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Programs that do not answer as they should, without a game around them. */
@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class ExecRunTest {
  private static final long LONG = 60_000;

  @TempDir Path home;

  private Optional<ExecRun> run = Optional.empty();

  @AfterEach
  void end() {
    run.ifPresent(ExecRun::end);
  }

  private ExecRun program(String text) throws IOException {
    Path file = home.resolve("program.py");
    Files.writeString(file, "import json, sys, time\n" + text);
    ExecRun started = new ExecRun(List.of("python3", file.toString()));
    run = Optional.of(started);
    return started;
  }

  private static Map<String, Object> line(String text) {
    return new HashMap<>(Map.of("text", text));
  }

  @Test
  void whoIsLateLosesAndNotWhoWaitsBehind() throws Exception {
    ExecRun silent = program("for line in sys.stdin: pass\n");
    var late = CompletableFuture.supplyAsync(() -> silent.answer(line("first"), 500));
    TimeUnit.MILLISECONDS.sleep(100);
    Optional<Map<?, ?>> behind = silent.answer(line("second"), LONG);

    assertThat(behind).as("to be asked anew").isEmpty();
    assertThatThrownBy(late::join)
        .hasRootCauseInstanceOf(Forfeit.class)
        .hasStackTraceContaining("It did not answer within 500 ms.");
    assertThat(silent.isOver()).isTrue();
    assertThat(silent.answer(line("third"), LONG)).isEmpty();
  }

  @Test
  void aProgramThatDoesNotListenHoldsNobodyUp() throws Exception {
    ExecRun deaf = program("time.sleep(600)\n");
    String more = "x".repeat(1_000_000); // More than a pipe holds.
    var first = CompletableFuture.supplyAsync(() -> deaf.answer(line(more), 500));

    assertThatThrownBy(first::join).hasStackTraceContaining("It did not answer within 500 ms.");
    assertThat(deaf.answer(line(more), LONG)).isEmpty();
  }

  @Test
  void eachQuestionBeforeItIsGivenItsTime() throws Exception {
    ExecRun slow =
        program(
            "for line in sys.stdin:\n"
                + "  time.sleep(0.7)\n"
                + "  print(json.dumps({'ply': json.loads(line)['ply']}), flush=True)\n");
    assertThat(slow.answer(line("warm"), LONG)).isPresent();
    var first = CompletableFuture.supplyAsync(() -> slow.answer(line("1"), 5000));
    TimeUnit.MILLISECONDS.sleep(50);
    var second = CompletableFuture.supplyAsync(() -> slow.answer(line("2"), 1000));

    assertThat(first.join()).isPresent();
    assertThat(second.join()).as("answered after 1.35 seconds").isPresent();
  }

  @Test
  void linesWithoutAnEndEndIt() throws Exception {
    ExecRun talks =
        program("sys.stdin.readline()\n" + "while True: sys.stdout.write('x' * 1000000)\n");

    assertThatThrownBy(() -> talks.answer(line("?"), LONG))
        .isInstanceOf(Forfeit.class)
        .hasMessage("It wrote a line of more than 1000000 characters.");
    assertThat(talks.isOver()).isTrue();
  }

  @Test
  void lateLinesAndThoseOfOthersAreNotLookedAt() throws Exception {
    ExecRun mad =
        program(
            "ply = json.loads(sys.stdin.readline())['ply']\n"
                + "print(json.dumps({'ply': 77}), flush=True)\n"
                + "print(json.dumps({'ply': ply, 'choices': [3]}), flush=True)\n"
                + "sys.stdin.readline()\n");

    assertThat(mad.answer(line("?"), LONG).orElseThrow().get("choices")).isEqualTo(List.of(3));
  }
}
