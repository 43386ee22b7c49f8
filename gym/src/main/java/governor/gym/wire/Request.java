package governor.gym.wire;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** Reads the parts of a request, little-endian, and notices when it is too short. */
final class Request {
  private final ByteBuffer bytes;

  Request(ByteBuffer bytes) {
    this.bytes = bytes.order(ByteOrder.LITTLE_ENDIAN);
  }

  int oneByte() {
    return need(1).get();
  }

  int integer() {
    return need(Integer.BYTES).getInt();
  }

  long number() {
    return need(Long.BYTES).getLong();
  }

  /** So many bytes as the number before them says. */
  byte[] block() {
    int length = integer();
    byte[] block = new byte[Math.min(length < 0 ? 0 : length, bytes.remaining())];
    if (block.length != length) {
      throw tooShort();
    }
    bytes.get(block);
    return block;
  }

  String text() {
    return new String(block(), StandardCharsets.UTF_8);
  }

  /** So many integers as the number before them says. */
  int[] integers() {
    int length = integer();
    if (length < 0 || length > bytes.remaining() / Integer.BYTES) {
      throw tooShort();
    }
    int[] all = new int[length];
    bytes.asIntBuffer().get(all);
    bytes.position(bytes.position() + Integer.BYTES * length);
    return all;
  }

  /** Exactly so many bytes, still where they are. */
  ByteBuffer rest(long length) {
    if (bytes.remaining() != length) {
      throw new WrongRequest(
          "The request should have %d more bytes, but has %d."
              .formatted(length, bytes.remaining()));
    }
    return bytes.slice();
  }

  private ByteBuffer need(int length) {
    if (bytes.remaining() < length) {
      throw tooShort();
    }
    return bytes;
  }

  private static WrongRequest tooShort() {
    return new WrongRequest("The request ends too early; see docs/batch-protocol.md.");
  }
}
