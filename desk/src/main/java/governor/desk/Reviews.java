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
   */
  record Progress(int done, int total, @Nullable String body) {}

  /** Begins with a game, unless that has been done or is being done. */
  void begin(String table, GameRecord record);

  Optional<Progress> find(String table);
}
