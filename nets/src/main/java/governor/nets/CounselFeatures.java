package governor.nets;

import java.util.List;

/**
 * What a {@link Counsel} thinks of a choice, as features: by how much the choice is behind the best
 * one, and what it gains, for each kind of choice apart.
 */
public final class CounselFeatures {
  /** From which distance on the next feature holds. */
  private static final double[] BEHIND = {1e-9, 0.1, 0.25, 0.5, 1, 2, 4};

  private static final List<String> DISTANCE_WORDS =
      List.of("nothing", "a little", "0.1", "0.25", "0.5", "1", "2", "4");

  private static final int DISTANCES = BEHIND.length + 1;
  private static final int GAINS = 10;
  private static final int LOWEST = -2;

  private final int behinds;
  private final int gains;

  /** Claims its features for these kinds of choices. */
  public CounselFeatures(FeatureList list, List<String> kinds) {
    behinds = list.group("counsel behind", kinds, DISTANCE_WORDS);
    gains = list.group("counsel gain", kinds, FeatureList.numbers(LOWEST, GAINS));
  }

  public int write(int kind, double gain, double behind, int[] f, int at) {
    int n = at;
    int distance = 0;
    while (distance < BEHIND.length && behind >= BEHIND[distance]) {
      distance++;
    }
    f[n++] = behinds + kind * DISTANCES + distance;
    f[n++] = gains + kind * GAINS + (int) Math.clamp(Math.floor(gain) - LOWEST, 0, GAINS - 1);
    return n;
  }
}
