package governor.core;

import java.nio.charset.StandardCharsets;

/**
 * SHA-256 (FIPS 180-4), written out because the browser build of the engine has no message digests.
 * A test compares it with the JDK's.
 */
final class Sha256 {
  /** The bytes of a digest. */
  static final int SIZE = 32;

  private static final int[] ROUND_CONSTANTS = fractionalParts(64, true);
  private static final int[] START = fractionalParts(8, false);

  private Sha256() {}

  static String hex(String text) {
    StringBuilder hex = new StringBuilder(64);
    for (byte b : digest(text.getBytes(StandardCharsets.UTF_8))) {
      hex.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
    }
    return hex.toString();
  }

  static byte[] digest(byte[] message) {
    int blocks = (message.length + 8) / 64 + 1;
    byte[] padded = new byte[blocks * 64];
    System.arraycopy(message, 0, padded, 0, message.length);
    padded[message.length] = (byte) 0x80;
    long bits = 8L * message.length;
    for (int i = 0; i < 8; i++) {
      padded[padded.length - 1 - i] = (byte) (bits >>> 8 * i);
    }
    int[] hash = START.clone();
    int[] schedule = new int[64];
    for (int block = 0; block < blocks; block++) {
      expand(padded, block * 64, schedule);
      compress(hash, schedule);
    }
    byte[] digest = new byte[32];
    for (int i = 0; i < 32; i++) {
      digest[i] = (byte) (hash[i / 4] >>> 24 - 8 * (i % 4));
    }
    return digest;
  }

  private static void expand(byte[] padded, int offset, int[] w) {
    for (int i = 0; i < 16; i++) {
      int at = offset + 4 * i;
      w[i] =
          (padded[at] & 255) << 24
              | (padded[at + 1] & 255) << 16
              | (padded[at + 2] & 255) << 8
              | padded[at + 3] & 255;
    }
    for (int i = 16; i < 64; i++) {
      int a = w[i - 15];
      int b = w[i - 2];
      int s0 = Integer.rotateRight(a, 7) ^ Integer.rotateRight(a, 18) ^ a >>> 3;
      int s1 = Integer.rotateRight(b, 17) ^ Integer.rotateRight(b, 19) ^ b >>> 10;
      w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
  }

  private static void compress(int[] hash, int[] w) {
    int[] v = hash.clone();
    for (int i = 0; i < 64; i++) {
      int e = v[4];
      int s1 = Integer.rotateRight(e, 6) ^ Integer.rotateRight(e, 11) ^ Integer.rotateRight(e, 25);
      int choice = e & v[5] ^ ~e & v[6];
      int t1 = v[7] + s1 + choice + ROUND_CONSTANTS[i] + w[i];
      int a = v[0];
      int s0 = Integer.rotateRight(a, 2) ^ Integer.rotateRight(a, 13) ^ Integer.rotateRight(a, 22);
      int majority = a & v[1] ^ a & v[2] ^ v[1] & v[2];
      System.arraycopy(v, 0, v, 1, 7);
      v[4] += t1;
      v[0] = t1 + s0 + majority;
    }
    for (int i = 0; i < 8; i++) {
      hash[i] += v[i];
    }
  }

  /**
   * The first 32 bits of the fractional parts of the cube (or square) roots of the first primes.
   */
  private static int[] fractionalParts(int count, boolean cube) {
    int[] parts = new int[count];
    int found = 0;
    for (int candidate = 2; found < count; candidate++) {
      if (isPrime(candidate)) {
        parts[found++] = fraction(candidate, cube);
      }
    }
    return parts;
  }

  /**
   * The largest x with (x / 2^32)^k not above n, less its whole part: found bit by bit, exactly.
   */
  private static int fraction(int n, boolean cube) {
    java.math.BigInteger goal = java.math.BigInteger.valueOf(n).shiftLeft(cube ? 96 : 64);
    java.math.BigInteger root = java.math.BigInteger.ZERO;
    for (int bit = 40; bit >= 0; bit--) {
      java.math.BigInteger tried = root.setBit(bit);
      if (tried.pow(cube ? 3 : 2).compareTo(goal) <= 0) {
        root = tried;
      }
    }
    return root.intValue();
  }

  private static boolean isPrime(int n) {
    for (int d = 2; d * d <= n; d++) {
      if (n % d == 0) {
        return false;
      }
    }
    return true;
  }
}
