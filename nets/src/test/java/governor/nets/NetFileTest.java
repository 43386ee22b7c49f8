package governor.nets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import governor.core.Parsed;
import governor.core.Rng;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A net written and read is the same net but for rounding; what is no net is refused. */
class NetFileTest {
  private static final Vocabulary WORDS =
      new Vocabulary(
          "game", List.of("a", "b", "me goods corn 1", "d", "é"), List.of("build", "other"));
  private static final Net NET = Net.random(5, 16, 16, 3, 2, new Rng(1));
  private static final byte[] BYTES = NetFile.write(new NamedNet(NET, WORDS));

  @Test
  void comesBackAsItWas() {
    NamedNet read = NetFile.read(BYTES).orThrow();
    assertThat(read.words()).isEqualTo(WORDS);
    for (int a = 0; a < NET.arrays().length; a++) {
      float[] before = NET.arrays()[a];
      float[] after = read.net().arrays()[a];
      assertThat(after).hasSameSizeAs(before);
      for (int i = 0; i < before.length; i++) {
        assertThat(after[i]).isCloseTo(before[i], within(usual(before) / 64));
      }
    }
    assertThat(NetFile.write(read)).isEqualTo(BYTES);
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
  void brokenFilesAreRefused() {
    Parsed<NamedNet> noNet =
        Parsed.refused("This is not a net; train one with \"governor train\".");
    assertThat(NetFile.read(new byte[0])).isEqualTo(noNet);
    assertThat(NetFile.read(new byte[300])).isEqualTo(noNet);
    Parsed<NamedNet> cutOff = Parsed.refused("The net ends too early; its file was cut off.");
    for (int length = 8; length < BYTES.length; length++) {
      assertThat(NetFile.read(Arrays.copyOf(BYTES, length))).isEqualTo(cutOff);
    }
  }

  @Test
  void anotherVersionIsRefused() {
    byte[] other = BYTES.clone();
    other[7] = 2;
    assertThat(NetFile.read(other))
        .isEqualTo(
            Parsed.refused("The net is of version 2, but only 3 can be read; train it again."));
  }

  @Test
  void impossibleSizesAndNamesAreRefused() {
    byte[] inside = Packing.unpack(BYTES, 8, 100_000).orElseThrow();
    for (int number : new int[] {-1, 0, 9, 5000, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      for (int place = 0; place < 4; place++) {
        ByteBuffer changed = ByteBuffer.wrap(inside.clone()).putInt(Integer.BYTES * place, number);
        byte[] packed = Packing.pack(changed.array());
        byte[] bytes = Arrays.copyOf(BYTES, 8 + packed.length);
        System.arraycopy(packed, 0, bytes, 8, packed.length);
        assertThat(NetFile.read(bytes))
            .as("%d as the number at %d", number, place)
            .satisfiesAnyOf(
                read -> assertThat(read).isInstanceOf(Parsed.Refused.class),
                read -> assertThat(number).isEqualTo(9));
      }
    }
  }
}
