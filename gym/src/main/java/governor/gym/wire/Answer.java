package governor.gym.wire;

import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/** The answer to a request: its bytes, or where the results of a batch lie. */
sealed interface Answer {
  Answer NOTHING = new Bytes(ByteBuffer.allocate(0));

  /** Bytes made for this answer. */
  record Bytes(ByteBuffer bytes) implements Answer {}

  /** The whole block of a batch, as it is. */
  record Results(MemorySegment memory) implements Answer {}
}
