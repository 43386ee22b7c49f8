package governor.players.analysis;

import governor.players.search.Concept;
import governor.players.search.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Makes sentences from the numbers of a search: the win share with its interval, and what a choice
 * brings or costs until the seat's next choice of a role, compared with another one.
 */
final class Explainer {
  private static final double INTERVAL = 1.96;
  private static final int MOST_REASONS = 3;

  /** A mean difference of less is not worth a word. */
  private static final double WORTH_SAYING = 0.4;

  private final List<Concept> concepts;
  private final List<String> names;

  /** For these names of the seats; the seat that is asked is called you. */
  Explainer(List<Concept> concepts, List<String> names) {
    this.concepts = concepts;
    this.names = names;
  }

  /** Half the width of a 95 % interval. */
  static double interval(double standardError) {
    return INTERVAL * standardError;
  }

  /** The best choice alone: {@code take trader 31 % (±1).} */
  String best(String words, Finding best) {
    return figure(words, best) + ".";
  }

  /** Another choice, with what speaks against it. */
  String other(String words, Finding other, Finding best, int seat) {
    List<String> reasons = reasons(other, best, seat);
    String even =
        other.visits() > 0 && best.share() - other.share() <= interval(other.behind())
            ? ", about as good"
            : "";
    return figure(words, other) + even + (reasons.isEmpty() ? "" : ": ") + join(reasons) + ".";
  }

  private static String figure(String words, Finding finding) {
    String percent = "%s %.0f %%".formatted(words, 100 * finding.share());
    if (finding.visits() == 0) {
      return percent + " at first sight";
    }
    return percent + " (±%d)".formatted((int) Math.ceil(100 * interval(finding.error())));
  }

  /** One thing that differs: how much that speaks against the other choice, and the words. */
  private record Difference(double weight, String words) {}

  private List<String> reasons(Finding other, Finding best, int seat) {
    if (other.visits() == 0 || best.visits() == 0) {
      return List.of();
    }
    List<Difference> all = new ArrayList<>();
    for (int concept = 0; concept < concepts.size(); concept++) {
      own(other, best, seat, concept, all);
      others(other, best, seat, concept, all);
    }
    all.sort(Comparator.comparingDouble(Difference::weight).reversed());
    List<String> against =
        all.stream()
            .filter(each -> each.weight() > 0)
            .limit(MOST_REASONS - 1)
            .map(Difference::words)
            .toList();
    List<String> reasons = new ArrayList<>(against);
    if (!all.isEmpty() && all.getLast().weight() < 0) {
      reasons.add((against.isEmpty() ? "" : "though ") + all.getLast().words());
    }
    return reasons;
  }

  private void own(Finding other, Finding best, int seat, int index, List<Difference> into) {
    Concept concept = concepts.get(index);
    double has = other.counts().get(seat).get(index);
    double would = best.counts().get(seat).get(index);
    if (Math.abs(has - would) >= WORTH_SAYING) {
      boolean whole = Math.round(has) != Math.round(would);
      String words =
          whole
              ? "you would have %d %s instead of %d"
                  .formatted(Math.round(has), concept.word(Math.round(has)), Math.round(would))
              : "you would have %s %s instead of %s"
                  .formatted(number(has), concept.many(), number(would));
      into.add(new Difference((would - has) * concept.weight(), words));
    }
  }

  /** What the other seats get out of it, all together if all get about the same. */
  private void others(Finding other, Finding best, int seat, int index, List<Difference> into) {
    Concept concept = concepts.get(index);
    int seats = other.counts().size();
    double sum = 0;
    double least = Double.MAX_VALUE;
    double most = -Double.MAX_VALUE;
    for (int each = 0; each < seats; each++) {
      if (each != seat) {
        double gain = gain(other, best, each, index);
        sum += gain;
        least = Math.min(least, gain);
        most = Math.max(most, gain);
      }
    }
    double weight = concept.weight() / (seats - 1);
    boolean alike = seats > 2 && (least >= WORTH_SAYING / 2 || most <= -WORTH_SAYING / 2);
    if (alike && Math.abs(sum) >= WORTH_SAYING * (seats - 1)) {
      String who = seats == 3 ? "both others" : "all others";
      into.add(
          new Difference(sum * weight, who + " would have " + more(sum / (seats - 1), concept)));
      return;
    }
    for (int each = 0; each < seats; each++) {
      if (each != seat) {
        double gain = gain(other, best, each, index);
        if (Math.abs(gain) >= WORTH_SAYING) {
          into.add(
              new Difference(
                  gain * weight, names.get(each) + " would have " + more(gain, concept)));
        }
      }
    }
  }

  private static double gain(Finding other, Finding best, int seat, int index) {
    return other.counts().get(seat).get(index) - best.counts().get(seat).get(index);
  }

  private static String more(double gain, Concept concept) {
    String number = number(Math.abs(gain));
    String word = number.equals("1") ? concept.one() : concept.many();
    return number + " " + word + (gain > 0 ? " more" : " fewer");
  }

  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }

  private static String join(List<String> reasons) {
    return String.join("; ", reasons);
  }
}
