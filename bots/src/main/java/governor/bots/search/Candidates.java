package governor.bots.search;

import governor.core.Options;

/** The choices that are worth a search, the best by first judgement first. */
final class Candidates {
  final int[] actions = new int[Tally.MOST];
  final float[] priors = new float[Tally.MOST];
  private final float[] values = new float[512];
  private int count;

  int count() {
    return count;
  }

  /** Where the first judgement of each option is to be written before {@link #pick}. */
  float[] values() {
    return values;
  }

  /** From now on this choice is none to be picked by its value; returns that value. */
  float leaveOut(int at) {
    float value = values[at];
    values[at] = -1;
    return value;
  }

  /** Picks this choice, which was left out, with this value. */
  void add(Options options, int at, float value) {
    values[at] = value;
    take(options, at);
  }

  /** Picks by the values; this choice is among the candidates in any case, unless it is -1. */
  void pick(Options options, SearchSettings settings, int wanted) {
    count = 0;
    int most = Math.min(Math.min(settings.most(), Tally.MOST - 1), options.size());
    while (count < most) {
      int best = -1;
      for (int i = 0; i < options.size(); i++) {
        if (values[i] >= 0 && (best < 0 || values[i] > values[best])) {
          best = i;
        }
      }
      if (best < 0 || count >= settings.least() && values[best] < priors[0] - settings.band()) {
        break;
      }
      take(options, best);
    }
    int at = wanted < 0 ? -1 : options.indexOf(wanted);
    if (at >= 0 && values[at] >= 0) {
      take(options, at);
    }
  }

  private void take(Options options, int at) {
    actions[count] = options.get(at);
    priors[count] = values[at];
    values[at] = -1;
    count++;
  }
}
