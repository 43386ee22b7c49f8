package governor.desk;

import java.security.SecureRandom;
import java.util.Base64;

/** Texts that nobody can guess. */
public final class Codes {
  static final SecureRandom RANDOM = new SecureRandom();

  private Codes() {}

  /** So many random bytes as text that fits into links. */
  public static String random(int bytes) {
    byte[] noise = new byte[bytes];
    RANDOM.nextBytes(noise);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(noise);
  }

  /** Compares without telling by its time how much was right. */
  public static boolean same(String one, String other) {
    int difference = one.length() ^ other.length();
    for (int i = 0; i < one.length() && i < other.length(); i++) {
      difference |= one.charAt(i) ^ other.charAt(i);
    }
    return difference == 0;
  }
}
