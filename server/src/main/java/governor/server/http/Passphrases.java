package governor.server.http;

import governor.desk.Codes;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/** Passphrases as they are kept: so that whoever reads them cannot use them. */
final class Passphrases {
  static final int SHORTEST = 10;
  static final int LONGEST = 200;

  private static final int ROUNDS = 210_000;
  private static final int BITS = 256;

  private Passphrases() {}

  static String hash(String passphrase) {
    String salt = Codes.random(16);
    return ROUNDS + "$" + salt + "$" + derive(passphrase, salt, ROUNDS);
  }

  static boolean fits(String passphrase, String kept) {
    String[] parts = kept.split("\\$");
    String derived = derive(passphrase, parts[1], Integer.parseInt(parts[0]));
    return MessageDigest.isEqual(
        derived.getBytes(StandardCharsets.US_ASCII), parts[2].getBytes(StandardCharsets.US_ASCII));
  }

  private static String derive(String passphrase, String salt, int rounds) {
    try {
      PBEKeySpec key =
          new PBEKeySpec(
              passphrase.toCharArray(), salt.getBytes(StandardCharsets.US_ASCII), rounds, BITS);
      byte[] derived =
          SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(key).getEncoded();
      return Base64.getEncoder().encodeToString(derived);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
