package governor.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

/** Shuffles between people: as the document says, the same everywhere, evenly spread. */
class ShuffleTest {
  static final Seed SEED =
      new Seed("hmac-000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c");

  @Test
  void hmacIsThatOfTheJdk() throws GeneralSecurityException {
    Random random = new Random(1);
    for (int length = 1; length < 200; length += 7) {
      byte[] key = new byte[length];
      byte[] message = new byte[200 - length];
      random.nextBytes(key);
      random.nextBytes(message);
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      assertThat(Shuffle.hmac(key, message)).isEqualTo(mac.doFinal(message));
    }
  }

  /** RFC 4231, test case 2. */
  @Test
  void hmacIsThatOfItsStandard() {
    byte[] mac =
        Shuffle.hmac(
            "Jefe".getBytes(StandardCharsets.US_ASCII),
            "what do ya want for nothing?".getBytes(StandardCharsets.US_ASCII));
    assertThat(HexFormat.of().formatHex(mac))
        .isEqualTo("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  }

  @Test
  void theNumbersAreThoseOfTheDocument() {
    assertThat(first(SEED)).isEqualTo(VECTOR);
    assertThat(first(SEED.salted(0, "rain").salted(2, "x7"))).isEqualTo(SALTED_VECTOR);
    assertThat(decisions(SEED, 110, 12)).isEqualTo(DECISIONS);
  }

  static final String VECTOR =
      "0b8e4d1c 53fd6f0b 58d3aeac d7c2fa1c 3865f92b 498276ce bcb502ff ad173f01 e8f61389 41a7d5e8";
  static final String SALTED_VECTOR =
      "ff84e7bc 8e272cc1 b0f1da4f cef99724 0c7969f5 3691a11f 58468969 5b0b68a2 71840742 2a8e2cf3";
  static final String DECISIONS = "4 35 37 90 23 30 76 69 92 25 58 63";

  private static String first(Seed seed) {
    Shuffle shuffle = new Shuffle(seed.text(), seed.salts());
    StringBuilder text = new StringBuilder();
    for (int place = 0; place < 10; place++) {
      text.append("%08x ".formatted(shuffle.number(place)));
    }
    return text.toString().strip();
  }

  private static String decisions(Seed seed, int most, int count) {
    Shuffle shuffle = new Shuffle(seed.text(), seed.salts());
    long[] used = new long[1];
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(shuffle.below(used, most - i)).append(' ');
    }
    return text.toString().strip();
  }

  @Test
  void theOrderInWhichNumbersAreAskedForChangesNothing() {
    Shuffle one = new Shuffle(SEED.text(), "");
    Shuffle other = new Shuffle(SEED.text(), "");
    int far = other.number(1_000);
    assertThat(other.number(3)).isEqualTo(one.number(3));
    assertThat(one.number(1_000)).isEqualTo(far);
  }

  @Test
  void isEvenlySpread() {
    Shuffle shuffle = new Shuffle(SEED.text(), "");
    long[] used = new long[1];
    int[] counts = new int[7];
    int draws = 70_000;
    for (int i = 0; i < draws; i++) {
      counts[shuffle.below(used, 7)]++;
    }
    double chiSquare =
        Arrays.stream(counts).mapToDouble(n -> Math.pow(n - draws / 7.0, 2) / (draws / 7.0)).sum();
    // 22.5 is exceeded by one fair generator in a thousand with six degrees of freedom.
    assertThat(chiSquare).isLessThan(22.5);
  }

  /** With 3 * 2^30 possibilities a quarter of the numbers would favour a third of them. */
  @Test
  void numbersThatFavourSomePossibilitiesArePassedOver() {
    Shuffle shuffle = new Shuffle(SEED.text(), "");
    int[] thirds = new int[3];
    long[] used = new long[1];
    for (int i = 0; i < 30_000; i++) {
      thirds[(int) (shuffle.below(used, 3 << 29) * 3L / (3L << 29))]++;
    }
    assertThat(used[0]).isGreaterThan(33_000);
    assertThat(thirds[0]).isBetween(9_700, 10_300);
    assertThat(thirds[1]).isBetween(9_700, 10_300);
  }
}
