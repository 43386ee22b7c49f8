package governor.nets;

import java.util.Arrays;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/** Bytes made fewer, and as they were again. */
final class Packing {
  private Packing() {}

  static byte[] pack(byte[] bytes) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    // Weights hardly ever repeat: fewer short matches make the files 2 % smaller.
    deflater.setStrategy(Deflater.FILTERED);
    deflater.setInput(bytes);
    deflater.finish();
    byte[] packed = new byte[bytes.length + bytes.length / 100 + 64];
    int size = 0;
    while (!deflater.finished()) {
      size += deflater.deflate(packed, size, packed.length - size);
    }
    deflater.end();
    return Arrays.copyOf(packed, size);
  }

  /**
   * What was packed into the bytes from this place on, at most so many; empty if they are not whole
   * or were never packed.
   */
  static Optional<byte[]> unpack(byte[] packed, int from, int most) {
    Inflater inflater = new Inflater();
    inflater.setInput(packed, from, packed.length - from);
    byte[] bytes = new byte[4 * packed.length];
    int size = 0;
    try {
      while (!inflater.finished()) {
        if (size == bytes.length) {
          bytes = Arrays.copyOf(bytes, 2 * size);
        }
        int more = inflater.inflate(bytes, size, bytes.length - size);
        size += more;
        if (more == 0 && !inflater.finished() || size > most) {
          return Optional.empty();
        }
      }
      return Optional.of(Arrays.copyOf(bytes, size));
    } catch (DataFormatException e) {
      return Optional.empty();
    } finally {
      inflater.end();
    }
  }
}
