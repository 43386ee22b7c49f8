package governor.bots.puertorico;

import governor.bots.puertorico.heuristic.PuertoRicoGreedy;
import governor.core.Action;
import governor.core.Options;
import governor.nets.CounselFeatures;
import governor.nets.FeatureList;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import java.util.List;

/**
 * What today's hand-written player thinks of taking the buccaneer now. The first generation, whose
 * judgement nets start from, takes him as soon as he brings anything; but who had him gets him
 * again only after somebody else, so that it pays to wait for the right moment.
 */
final class RaidCounsel {
  private static final int MOST_OPTIONS = 512;

  private final CounselFeatures features;
  private final PuertoRicoGreedy greedy = PuertoRicoGreedy.builder();
  private final double[] gains = new double[MOST_OPTIONS];

  /** What taking him gains, and by how much that is less than the best role does. */
  private double gain;

  private double behind;

  RaidCounsel(CounselFeatures features) {
    this.features = features;
  }

  /** The features of its thoughts. */
  static CounselFeatures features(FeatureList list) {
    return new CounselFeatures(list, List.of("raid"));
  }

  /** Thinks of a choice of roles, if the buccaneer is among them. */
  void weigh(PuertoRicoState s, Options options) {
    for (int i = 0; i < options.size(); i++) {
      if (Role.of(Action.a(options.get(i))) == Role.BUCCANEER) {
        double best = greedy.weigh(s, options, gains);
        gain = gains[i];
        behind = best - gain;
      }
    }
  }

  int write(int[] f, int at) {
    return features.write(0, gain, behind, f, at);
  }
}
