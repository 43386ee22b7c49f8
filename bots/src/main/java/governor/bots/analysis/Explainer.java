package governor.bots.analysis;

import governor.bots.search.Concept;
import governor.bots.search.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Finds what a choice brings or costs until the seat's next choice of a role, compared with the
 * best one: the few differences that matter most.
 */
final class Explainer {
  private static final double INTERVAL = 1.96;
  private static final int MOST_REASONS = 3;

  /** A mean difference of less is not worth a word. */
  static final double WORTH_SAYING = 0.4;

  private final List<Concept> concepts;

  Explainer(List<Concept> concepts) {
    this.concepts = concepts;
  }

  /** Half the width of a 95 % interval. */
  static double interval(double standardError) {
    return INTERVAL * standardError;
  }

  /** One thing that differs, and how much that speaks against the choice. */
  private record Difference(double weight, Reason reason) {}

  /** What speaks against a choice, the weightiest first, and at the end what speaks most for it. */
  List<Reason> reasons(Finding choice, Finding best, int seat) {
    if (choice.action() == best.action() || choice.visits() == 0 || best.visits() == 0) {
      return List.of();
    }
    List<Difference> all = new ArrayList<>();
    for (int concept = 0; concept < concepts.size(); concept++) {
      own(choice, best, seat, concept, all);
      others(choice, best, seat, concept, all);
    }
    all.sort(Comparator.comparingDouble(Difference::weight).reversed());
    List<Reason> reasons = new ArrayList<>();
    all.stream()
        .filter(each -> each.weight() > 0)
        .limit(MOST_REASONS - 1)
        .map(Difference::reason)
        .forEach(reasons::add);
    if (!all.isEmpty() && all.getLast().weight() < 0) {
      reasons.add(all.getLast().reason());
    }
    return reasons;
  }

  private void own(Finding choice, Finding best, int seat, int index, List<Difference> into) {
    double has = choice.counts().get(seat).get(index);
    double would = best.counts().get(seat).get(index);
    if (Math.abs(has - would) >= WORTH_SAYING) {
      into.add(difference(seat, index, has, would, would - has));
    }
  }

  /** What the other seats get out of it, all together if all get about the same. */
  private void others(Finding choice, Finding best, int seat, int index, List<Difference> into) {
    int seats = choice.counts().size();
    double has = 0;
    double would = 0;
    double least = Double.MAX_VALUE;
    double most = -Double.MAX_VALUE;
    for (int each = 0; each < seats; each++) {
      if (each != seat) {
        has += choice.counts().get(each).get(index);
        would += best.counts().get(each).get(index);
        double gain = gain(choice, best, each, index);
        least = Math.min(least, gain);
        most = Math.max(most, gain);
      }
    }
    int others = seats - 1;
    boolean alike = seats > 2 && (least >= WORTH_SAYING / 2 || most <= -WORTH_SAYING / 2);
    if (alike && Math.abs(has - would) >= WORTH_SAYING * others) {
      into.add(
          difference(
              Reason.ALL_OTHERS, index, has / others, would / others, (has - would) / others));
      return;
    }
    for (int each = 0; each < seats; each++) {
      double gain = gain(choice, best, each, index);
      if (each != seat && Math.abs(gain) >= WORTH_SAYING) {
        double had = choice.counts().get(each).get(index);
        into.add(difference(each, index, had, had - gain, gain / others));
      }
    }
  }

  private static double gain(Finding choice, Finding best, int seat, int index) {
    return choice.counts().get(seat).get(index) - best.counts().get(seat).get(index);
  }

  private Difference difference(int seat, int index, double has, double would, double against) {
    Concept concept = concepts.get(index);
    return new Difference(
        against * concept.weight(), new Reason(seat, concept.one(), has, would, against < 0));
  }
}
