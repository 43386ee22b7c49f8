package governor.server;

import java.time.Duration;

/**
 * How long games are kept, and how.
 *
 * @param archiveAfter how long after its end a game becomes a compact archive
 * @param finished after how long finished games are deleted; zero: never
 * @param unfinished after how long without a choice unfinished games are deleted; zero: never
 */
public record Keeping(Duration archiveAfter, Duration finished, Duration unfinished) {
  public static final Keeping USUAL =
      new Keeping(Duration.ofMinutes(10), Duration.ZERO, Duration.ZERO);
}
