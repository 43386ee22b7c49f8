package governor.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Config;
import governor.core.Game;
import governor.core.GameFamily;
import governor.core.GameRecord;
import governor.core.RecordText;
import governor.core.Recorder;
import governor.core.Replay;
import governor.core.State;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Games that were once played and kept: they must replay to the same result for ever. A change of
 * rules that breaks one raises the version of the rules and makes new records, so that it cannot
 * happen unnoticed.
 */
public final class GoldenRecords {
  private static final Path FOLDER = Path.of("src/test/resources/records");

  private GoldenRecords() {}

  /** The records of the module under test. */
  public static Stream<Path> all() {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Replays a record and compares the result. */
  public static void check(GameFamily family, Path file) {
    try {
      GameRecord record = RecordText.parse(Files.readString(file)).orThrow();
      Game<?> game = Config.parse(record.config()).then(family::create).orThrow();
      replay(game, record);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <S extends State> void replay(Game<S> game, GameRecord record) {
    S end = Replay.of(game, record).orThrow().end();
    assertThat(end.isOver()).as("the game is over").isTrue();
    assertThat(Recorder.result(game.scoreSheet(end), record.seats())).isEqualTo(record.result());
  }
}
