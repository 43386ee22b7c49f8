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
  private static final Net NET = Net.random(5, 16, 16, 3, 2, new Rng(1));

  @Test
  void comesBackAsItWas() {
    Net read = NetFile.read(NetFile.write(NET, NAMES), NAMES).orThrow();
    for (int a = 0; a < NET.arrays().length; a++) {
      float[] before = NET.arrays()[a];
      float[] after = read.arrays()[a];
      assertThat(after).hasSameSizeAs(before);
      for (int i = 0; i < before.length; i++) {
        assertThat(after[i]).isCloseTo(before[i], within(usual(before) / 64));
      }
    }
    assertThat(NetFile.write(read, NAMES)).isEqualTo(NetFile.write(NET, NAMES));
  }

  /** The usual size of a weight. */
  private static float usual(float[] weights) {
    double squares = 0;
    for (float weight : weights) {
      squares += weight * weight;
    }
    return (float) Math.sqrt(squares / weights.length) + 1e-6f;
  }

  @Test
  void newFeaturesMeanNothingToAnOlderNet() {
    List<String> more = List.of("a", "b", "c", "d", "e", "f");
    Net old = NetFile.read(NetFile.write(NET, NAMES), NAMES).orThrow();
    Net read = NetFile.read(NetFile.write(NET, NAMES), more).orThrow();
    assertThat(read.inputs).isEqualTo(6);
    assertThat(Arrays.copyOf(read.weights1, old.weights1.length)).isEqualTo(old.weights1);
    assertThat(Arrays.copyOfRange(read.weights1, old.weights1.length, read.weights1.length))
        .containsOnly(0f);
    assertThat(read.weights2).isEqualTo(old.weights2);
    assertThat(NetFile.read(NetFile.write(read, more), NAMES)).isInstanceOf(Parsed.Refused.class);
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
