package governor.players.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import governor.core.Parsed;
import governor.core.Rng;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A net written and read is the same net but for rounding; what does not fit is refused. */
class NetFileTest {
  private static final List<String> NAMES = List.of("a", "b", "c", "d", "e");
  private static final Net NET = Net.random(5, 16, 16, 3, new Rng(1));

  @Test
  void comesBackAsItWas() {
    Net read = NetFile.read(NetFile.write(NET, NAMES), NAMES).orThrow();
    for (int a = 0; a < NET.arrays().length; a++) {
      float[] before = NET.arrays()[a];
      float[] after = read.arrays()[a];
      assertThat(after).hasSameSizeAs(before);
      for (int i = 0; i < before.length; i++) {
        assertThat(after[i]).isCloseTo(before[i], within(1e-4f));
      }
    }
    assertThat(NetFile.write(read, NAMES)).isEqualTo(NetFile.write(NET, NAMES));
  }

  @Test
  void otherFeaturesAreRefused() {
    byte[] bytes = NetFile.write(NET, NAMES);
    assertThat(NetFile.read(bytes, List.of("a", "b", "c", "d", "f")))
        .isEqualTo(
            Parsed.refused(
                "The net was trained with other features (5, now there are 5); train it again."));
    assertThat(NetFile.schema(List.of("ab", "c"))).isNotEqualTo(NetFile.schema(List.of("a", "bc")));
  }

  @Test
  void brokenFilesAreRefused() {
    byte[] bytes = NetFile.write(NET, NAMES);
    assertThat(NetFile.read(new byte[3], NAMES)).isInstanceOf(Parsed.Refused.class);
    assertThat(NetFile.read(new byte[300], NAMES)).isInstanceOf(Parsed.Refused.class);
    assertThat(NetFile.read(Arrays.copyOf(bytes, bytes.length - 1), NAMES))
        .isEqualTo(Parsed.refused("The net ends too early; its file was cut off."));
  }
}
