package governor.players.analysis;

import governor.players.search.Concept;
import governor.players.search.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The numbers and reasons of a search in English; the seat that is asked is called you. */
final class Sentences {
  private final List<Concept> concepts;
  private final List<String> names;

  Sentences(List<Concept> concepts, List<String> names) {
    this.concepts = concepts;
    this.names = names;
  }

  /** A choice with what speaks against it: {@code take trader 31 % (±1): ...} */
  String sentence(String words, Finding choice, Finding best, List<Reason> reasons, int seat) {
    StringBuilder sentence = new StringBuilder(figure(words, choice));
    boolean isBest = choice.action() == best.action();
    double loss = best.share() - choice.share();
    if (!isBest && choice.visits() > 0 && loss <= Explainer.interval(choice.behind())) {
      sentence.append(", about as good");
    }
    List<String> parts = new ArrayList<>();
    for (Reason each : reasons) {
      String though = each.speaksFor() && !parts.isEmpty() ? "though " : "";
      parts.add(though + (each.seat() == seat ? own(each) : others(each)));
    }
    return sentence.append(parts.isEmpty() ? "" : ": ") + String.join("; ", parts) + ".";
  }

  private static String figure(String words, Finding finding) {
    String percent = "%s %.0f %%".formatted(words, 100 * finding.share());
    if (finding.visits() == 0) {
      return percent + " at first sight";
    }
    int interval = (int) Math.ceil(100 * Explainer.interval(finding.error()));
    return percent + " (±%d)".formatted(interval);
  }

  private String own(Reason reason) {
    Concept concept = concept(reason);
    long has = Math.round(reason.has());
    long instead = Math.round(reason.instead());
    return has == instead
        ? "you would have %s %s instead of %s"
            .formatted(number(reason.has()), concept.many(), number(reason.instead()))
        : "you would have %d %s instead of %d".formatted(has, concept.word(has), instead);
  }

  private String others(Reason reason) {
    String who =
        reason.seat() == Reason.ALL_OTHERS
            ? names.size() == 3 ? "both others" : "all others"
            : names.get(reason.seat());
    String number = number(Math.abs(reason.gain()));
    Concept concept = concept(reason);
    String word = number.equals("1") ? concept.one() : concept.many();
    return who + " would have " + number + " " + word + (reason.gain() > 0 ? " more" : " fewer");
  }

  private Concept concept(Reason reason) {
    return concepts.stream()
        .filter(each -> each.one().equals(reason.concept()))
        .findFirst()
        .orElseThrow();
  }

  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }
}
