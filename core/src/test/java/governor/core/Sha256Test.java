package governor.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** Our SHA-256 is the JDK's. */
class Sha256Test {
  @Test
  void knownDigest() {
    assertThat(Sha256.hex("abc"))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  }

  @Test
  void agreesWithTheJdkForEveryLengthAroundTheBlocks() throws Exception {
    MessageDigest jdk = MessageDigest.getInstance("SHA-256");
    for (int length = 0; length < 200; length++) {
      byte[] message = "governor".repeat(30).substring(0, length).getBytes(StandardCharsets.UTF_8);
      assertThat(HexFormat.of().formatHex(Sha256.digest(message)))
          .isEqualTo(HexFormat.of().formatHex(jdk.digest(message)));
    }
  }
}
