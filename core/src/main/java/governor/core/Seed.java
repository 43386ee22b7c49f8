package governor.core;

import java.nio.charset.StandardCharsets;

/**
 * Where a game's chances come from. Between people a seed is 64 hexadecimal digits of full entropy;
 * for simulations and puzzles any short text of letters, digits and {@code -} will do.
 *
 * <p>The {@link #commitment} can be shown from the start of a game: nothing can be derived from it,
 * and with the seed, shown at the end, everybody can check that the shuffle was fixed beforehand.
 */
public record Seed(String text) {
  private static final int LONGEST = 64;

  public Seed {
    if (!isSeed(text)) {
      throw new IllegalArgumentException("not a seed: " + text);
    }
  }

  /** Whether this text can be a seed: 1 to 64 letters, digits or hyphens. */
  public static boolean isSeed(String text) {
    if (text.isEmpty() || text.length() > LONGEST) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
      if (!plain && c != '-') {
        return false;
      }
    }
    return true;
  }

  /** The seed made of these 32 random bytes. */
  public static Seed of(byte[] entropy) {
    if (entropy.length != 32) {
      throw new IllegalArgumentException("a full seed has 32 bytes, not " + entropy.length);
    }
    StringBuilder hex = new StringBuilder(64);
    for (byte b : entropy) {
      hex.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
    }
    return new Seed(hex.toString());
  }

  /** A seed for simulations. */
  public static Seed of(long number) {
    return new Seed(Long.toString(number));
  }

  /** The SHA-256 of the seed's text, in hexadecimal. */
  public String commitment() {
    return Sha256.hex(text);
  }

  /** The generator that this seed stands for; not derivable from the commitment. */
  public Rng rng() {
    byte[] key = Sha256.digest(("governor " + text).getBytes(StandardCharsets.UTF_8));
    long[] words = new long[Rng.WORDS];
    for (int i = 0; i < 32; i++) {
      words[i / 8] = words[i / 8] << 8 | key[i] & 255;
    }
    return Rng.of(words[0], words[1], words[2], words[3]);
  }

  @Override
  public String toString() {
    return text;
  }
}
