package governor.desk;

import governor.core.GameRecord;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finished games looked at again, each once. */
public interface Reviews {
  /**
   * How far one is.
   *
   * @param body the whole review as JSON, once it is there
   * @param place how many are before it, 0 for the one that is being done
   */
  record Progress(int done, int total, @Nullable String body, int place) {
    public Progress(int done, int total, @Nullable String body) {
      this(done, total, body, 0);
    }
  }

  /**
   * Begins with a game, unless that has been done or is being done.
   *
   * @param sender who wants it: one at a time for each
   * @throws Problem if they wait for another one already
   */
  void begin(String table, GameRecord record, Sender sender);

  Optional<Progress> find(String table);
}
