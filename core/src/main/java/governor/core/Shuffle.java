package governor.core;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Chance for games between people: HMAC-SHA256 (RFC 2104) of a counter, keyed by the seed and by
 * what the players added to it. Whoever knows some of its numbers, and even all that were used so
 * far, can tell nothing about the others; whoever knows the seed can compute them all. Written so
 * that others can write it again: docs/shuffle.md says how and has numbers to compare with.
 *
 * <p>A position keeps only how many numbers it has used, so that copies go on alike.
 */
final class Shuffle {
  private static final int BLOCK = 64;
  private static final int NUMBERS = 8;

  /** Eight numbers that belong together. */
  private static final class Numbers {
    private final long block;
    private final byte[] bytes;

    Numbers(long block, byte[] bytes) {
      this.block = block;
      this.bytes = bytes;
    }
  }

  private final byte[] key;

  /** Those used last; whichever thread put them there, they are the same for all. */
  private @Nullable Numbers last;

  Shuffle(String seed, String salts) {
    this.key =
        hmac(
            seed.getBytes(StandardCharsets.UTF_8),
            ("governor shuffle " + salts).getBytes(StandardCharsets.UTF_8));
  }

  static byte[] hmac(byte[] key, byte[] message) {
    byte[] start = key.length > BLOCK ? Sha256.digest(key) : key;
    byte[] inner = new byte[BLOCK + message.length];
    byte[] outer = new byte[BLOCK + Sha256.SIZE];
    for (int i = 0; i < BLOCK; i++) {
      int each = i < start.length ? start[i] : 0;
      inner[i] = (byte) (each ^ 0x36);
      outer[i] = (byte) (each ^ 0x5c);
    }
    System.arraycopy(message, 0, inner, BLOCK, message.length);
    System.arraycopy(Sha256.digest(inner), 0, outer, BLOCK, Sha256.SIZE);
    return Sha256.digest(outer);
  }

  /** The number of this place, from 0: 32 bits. */
  int number(long place) {
    long block = place / NUMBERS;
    Numbers known = last;
    if (known == null || known.block != block) {
      byte[] counter = new byte[Long.BYTES];
      for (int i = 0; i < Long.BYTES; i++) {
        counter[i] = (byte) (block >>> 8 * (Long.BYTES - 1 - i));
      }
      known = new Numbers(block, hmac(key, counter));
      last = known;
    }
    int at = (int) (place % NUMBERS) * Integer.BYTES;
    byte[] bytes = known.bytes;
    return (bytes[at] & 255) << 24
        | (bytes[at + 1] & 255) << 16
        | (bytes[at + 2] & 255) << 8
        | bytes[at + 3] & 255;
  }

  /**
   * Decides among so many possibilities, each equally likely, with the next numbers; {@code used}
   * counts them in its first cell. Numbers that would favour some possibilities are passed over.
   */
  int below(long[] used, int possibilities) {
    int unfair = Integer.remainderUnsigned(-possibilities, possibilities);
    while (true) {
      long product = Integer.toUnsignedLong(number(used[0]++)) * possibilities;
      if (Integer.compareUnsigned((int) product, unfair) >= 0) {
        return (int) (product >>> 32);
      }
    }
  }
}
