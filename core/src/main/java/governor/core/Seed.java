package governor.core;

import java.nio.charset.StandardCharsets;

/**
 * Where a game's chances come from. For simulations and puzzles any short text of letters, digits
 * and {@code -} will do. Between people a seed is {@code hmac-} with 58 random hexadecimal digits;
 * its chances come from a {@link Shuffle}, and the players may add salt of their own to it.
 *
 * <p>The {@link #commitment} can be shown from the start of a game: nothing can be derived from it,
 * and with the seed, shown at the end, everybody can check that the shuffle was fixed beforehand.
 *
 * @param text the seed itself
 * @param salts what players added, such as {@code 1:rain 3:x7}: seats in order, from 1; or empty
 */
public record Seed(String text, String salts) {
  private static final int LONGEST = 64;
  private static final int ENTROPY = 29;
  private static final String FAIR = "hmac-";
  private static final String SALT = "[A-Za-z0-9-]{1,64}";

  public Seed {
    if (!isSeed(text) || !areSalts(salts)) {
      throw new IllegalArgumentException("not a seed: " + text + " " + salts);
    }
  }

  public Seed(String text) {
    this(text, "");
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

  /** Whether somebody may add this to a seed: 1 to 64 letters, digits or hyphens. */
  public static boolean isSalt(String text) {
    return text.matches(SALT);
  }

  /** Whether this can stand beside a seed: nothing, or salts with their seats in order. */
  static boolean areSalts(String text) {
    if (text.isEmpty()) {
      return true;
    }
    char before = '0';
    for (String each : text.split(" ", -1)) {
      if (!each.matches("[1-9]:" + SALT) || each.charAt(0) <= before) {
        return false;
      }
      before = each.charAt(0);
    }
    return true;
  }

  /** The seed for a game between people, made of these 32 random bytes. */
  public static Seed fair(byte[] entropy) {
    return new Seed(FAIR + of(entropy).text.substring(0, 2 * ENTROPY));
  }

  /** The same with what this seat adds; seats come in their order. */
  public Seed salted(int seat, String salt) {
    return new Seed(text, salts + (salts.isEmpty() ? "" : " ") + (seat + 1) + ":" + salt);
  }

  /** Whether its chances come from a {@link Shuffle}; texts that only begin alike do not. */
  public boolean isFair() {
    return text.matches("hmac-[0-9a-f]{58}");
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
    Shuffle shuffle = isFair() ? new Shuffle(text, salts) : null;
    return Rng.of(shuffle, words[0], words[1], words[2], words[3]);
  }

  /** The seed with its salts in one text, which {@link #read} reads. */
  public String written() {
    return salts.isEmpty() ? text : text + " " + salts;
  }

  public static Seed read(String written) {
    String[] parts = written.split(" ", 2);
    return new Seed(parts[0], parts.length == 1 ? "" : parts[1]);
  }

  @Override
  public String toString() {
    return text;
  }
}
