package governor.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.player.SeatPlan;
import governor.cli.sanjuan.SanJuanTable;
import governor.cli.text.Style;
import governor.core.Seed;
import governor.sanjuan.SanJuan;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people at one terminal: what is still to be seen when the keyboard changes hands. */
final class HandOverTest {
  private static final SanJuanGame GAME = SanJuan.game("sanjuan:2e players=2");

  @TempDir Path folder;

  /** A terminal that remembers what stands on it. */
  private static final class Terminal implements Lines {
    private final Deque<String> answers;
    private final List<String> seen = new ArrayList<>();

    Terminal(String... answers) {
      this.answers = new ArrayDeque<>(List.of(answers));
    }

    @Override
    public String read(String prompt) {
      seen.add(prompt);
      return answers.poll();
    }

    @Override
    public void show(List<String> lines) {
      seen.addAll(lines);
    }

    @Override
    public void say(String line) {
      seen.add(line);
    }

    @Override
    public void wipe() {
      seen.clear();
    }

    @Override
    public int width() {
      return 80;
    }

    @Override
    public int height() {
      return 24;
    }

    @Override
    public void close() {}
  }

  private Terminal play(String people, String... answers) {
    Terminal terminal = new Terminal(answers);
    Session<SanJuanState> session = new Session<>(GAME, Seed.of(7), SeatPlan.parse(people, GAME));
    Autosave autosave = new Autosave(folder.resolve("one.game"));
    new PlayLoop<>(session, new SanJuanTable(GAME), terminal, Style.PLAIN, autosave, false).play();
    return terminal;
  }

  @Test
  void theHandIsGoneBeforeTheNextOneLooks() {
    Terminal terminal = play("human:Anna,human:Ben", "", "take builder; pass");

    assertThat(terminal.seen)
        .containsExactly(
            "Pass the keyboard to Ben. Ben, press Enter (q quits; u: Anna takes back): ");
  }

  @Test
  void theHandOfSomebodyWhoQuitsIsGoneToo() {
    assertThat(play("human:Anna,human:Ben", "", "q", "").seen)
        .containsExactly("A file name to keep a copy, or Enter for none: ");
    assertThat(play("human:Anna,human:Ben", "").seen).isEmpty();
  }

  @Test
  void whoPlaysAloneMayStillSeeTheTable() {
    assertThat(play("human:Anna,random", "q", "").seen).anyMatch(line -> line.startsWith("Hand"));
  }
}
