package governor.bots.puertorico.heuristic;

import governor.core.Options;
import governor.puertorico.PuertoRicoState;

/** Somebody who can say what a choice is worth. */
interface Valued {
  double value(PuertoRicoState s, int action);

  /** The choice that is worth most, if that is more than so much; otherwise the last one. */
  default int best(PuertoRicoState s, Options options, double least) {
    int chosen = options.get(options.size() - 1);
    double highest = least;
    for (int i = 0; i < options.size(); i++) {
      double value = value(s, options.get(i));
      if (value > highest) {
        highest = value;
        chosen = options.get(i);
      }
    }
    return chosen;
  }
}
