package governor.gym;

import governor.core.Game;
import governor.core.State;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * A game of a batch as bytes: what it is of, the chances from outside, whose seat is the program's,
 * whether it has ended, the position, and a checksum over all that.
 *
 * @param <S> the positions
 */
final class SavedGame<S extends State> {
  private static final int BEFORE = Long.BYTES + Long.BYTES + 2;

  private final Game<S> game;
  private final Games<S> games;
  private final long rules;

  SavedGame(Game<S> game, Games<S> games) {
    this.game = game;
    this.games = games;
    byte[] text = (game.config() + " " + game.ruleFingerprint()).getBytes(StandardCharsets.UTF_8);
    rules = checksum(text, text.length);
  }

  byte[] save(int i) {
    byte[] position = games.states[i].save();
    ByteBuffer saved =
        ByteBuffer.allocate(BEFORE + position.length + Integer.BYTES)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putLong(rules)
            .putLong(games.streams[i])
            .put(games.learners[i])
            .put(games.ends[i])
            .put(position);
    return saved.putInt((int) checksum(saved.array(), saved.position())).array();
  }

  Optional<String> load(int i, byte[] block) {
    ByteBuffer saved = ByteBuffer.wrap(block).order(ByteOrder.LITTLE_ENDIAN);
    int end = block.length - Integer.BYTES;
    if (end < BEFORE || saved.getInt(end) != (int) checksum(block, end)) {
      return Optional.of("These bytes are no saved game, or they were damaged; save one anew.");
    }
    if (saved.getLong() != rules) {
      return Optional.of(
          "The saved game is not one of %s by these rules; load it where it was saved."
              .formatted(game.config()));
    }
    long stream = saved.getLong();
    byte learner = saved.get();
    byte ended = saved.get();
    byte[] position = new byte[end - BEFORE];
    saved.get(position);
    if (!games.states[i].load(position)) {
      return Optional.of("The saved position has another size than those of this game.");
    }
    games.streams[i] = stream;
    games.learners[i] = learner;
    games.ends[i] = ended;
    return Optional.empty();
  }

  private static long checksum(byte[] bytes, int length) {
    CRC32 sum = new CRC32();
    sum.update(bytes, 0, length);
    return sum.getValue();
  }
}
