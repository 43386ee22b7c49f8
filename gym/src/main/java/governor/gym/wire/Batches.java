package governor.gym.wire;

import governor.gym.Batch;
import governor.gym.Block;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The batches that were made, by their numbers, and where the results of each lie. */
final class Batches {
  /** By number; empty after the last request for one. */
  private final List<Optional<Held>> all = new ArrayList<>();

  /** A batch, and whether its results lie where the other program sees them by itself. */
  record Held(Batch<?> batch, boolean isSeen) {
    /** The results of all games, as far as they have to be sent. */
    Answer results() {
      return isSeen ? Answer.NOTHING : new Answer.Results(batch.memory());
    }

    /** The results of one game. */
    Answer results(int game) {
      if (isSeen) {
        return Answer.NOTHING;
      }
      ByteBuffer answer = ByteBuffer.allocate(batch.block().recordBytes());
      batch.block().copyRecord(batch.memory(), game, MemorySegment.ofBuffer(answer));
      return new Answer.Bytes(answer);
    }
  }

  /** Keeps a new batch; its number and sizes. */
  Answer add(Batch<?> batch) {
    all.add(Optional.of(new Held(batch, false)));
    Block block = batch.block();
    ByteBuffer answer = ByteBuffer.allocate(8 * Integer.BYTES + 2 * Long.BYTES);
    answer
        .order(ByteOrder.LITTLE_ENDIAN)
        .putInt(all.size() - 1)
        .putInt(block.size())
        .putInt(block.seats())
        .putInt(batch.spaces().observer().get().features().size())
        .putInt(batch.spaces().actions().size())
        .putInt(Block.WIDTH)
        .putInt(block.recordBytes())
        .putInt(0)
        .putLong(block.bytes())
        .putLong(0);
    return new Answer.Bytes(answer.flip());
  }

  Held held(int number) {
    boolean isThere = number >= 0 && number < all.size() && all.get(number).isPresent();
    if (!isThere) {
      throw new WrongRequest(
          "There is no batch %d; it was closed or never made.".formatted(number));
    }
    return all.get(number).orElseThrow();
  }

  Batch<?> batch(int number) {
    return held(number).batch();
  }

  void close(int number) {
    batch(number).close();
    all.set(number, Optional.empty());
  }

  /** The results go to a file that the other program has mapped into its memory as well. */
  void share(int number, String file) {
    Batch<?> batch = batch(number);
    try (FileChannel channel =
        FileChannel.open(Path.of(file), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      long bytes = batch.block().bytes();
      if (channel.size() < bytes) {
        throw new WrongRequest("The file %s has less than %d bytes.".formatted(file, bytes));
      }
      bind(number, channel.map(FileChannel.MapMode.READ_WRITE, 0, bytes, Arena.ofAuto()));
    } catch (IOException | InvalidPathException e) {
      throw new WrongRequest("The file %s cannot be shared: %s.".formatted(file, e.getMessage()));
    }
  }

  /** The results go to an address of this process. */
  @SuppressWarnings("restricted") // The other program owns the memory and says where it is.
  void bind(int number, long address) {
    bind(number, MemorySegment.ofAddress(address).reinterpret(batch(number).block().bytes()));
  }

  private void bind(int number, MemorySegment memory) {
    Batch<?> batch = batch(number);
    batch.bind(memory);
    all.set(number, Optional.of(new Held(batch, true)));
  }
}
