package governor.bots.analysis;

import governor.bots.search.Concept;
import governor.bots.search.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The numbers and reasons of a search in English; the seat that is asked is called you. */
final class Sentences {
  /** Final points are expected, not counted, and off by some tenths. */
  private static final double POINTS_WORTH_SAYING = 0.5;

  private final List<Concept> concepts;
  private final List<String> names;

  Sentences(List<Concept> concepts, List<String> names) {
    this.concepts = concepts;
    this.names = names;
  }

  private static final String GIVES_AWAY =
      "it gives points away, because a building that counts points can still be had";

  /** A choice with what speaks against it and for it: {@code take trader 31 % (±1): ...} */
  String sentence(
      String words,
      Finding choice,
      Finding best,
      List<Reason> reasons,
      int seat,
      boolean givesPointsAway) {
    StringBuilder sentence = new StringBuilder(figure(words, choice));
    boolean isBest = choice.action() == best.action();
    double loss = best.share() - choice.share();
    if (!isBest && choice.visits() > 0 && loss <= Explainer.interval(choice.behind())) {
      sentence.append(", about as good");
    }
    List<String> against = new ArrayList<>();
    if (givesPointsAway) {
      against.add(GIVES_AWAY);
    }
    List<String> inFavour = new ArrayList<>();
    for (Reason each : reasons) {
      (each.speaksFor() ? inFavour : against).add(each.seat() == seat ? own(each) : others(each));
    }
    if (against.isEmpty() && !isBest) {
      points(choice, best, seat).ifPresent(against::add);
    }
    String though = inFavour.isEmpty() ? "" : "though " + String.join("; ", inFavour);
    if (against.isEmpty()) {
      return sentence.append(though.isEmpty() ? "" : ", ") + though + ".";
    }
    sentence.append(": ").append(String.join("; ", against));
    return sentence.append(though.isEmpty() ? "" : "; ") + though + ".";
  }

  /** Where nothing on the table tells two choices apart: the points that it would end with. */
  private static Optional<String> points(Finding choice, Finding best, int seat) {
    if (choice.visits() == 0 || best.visits() == 0) {
      return Optional.empty();
    }
    double has = choice.points().get(seat);
    double instead = best.points().get(seat);
    return instead - has < POINTS_WORTH_SAYING
        ? Optional.empty()
        : Optional.of(
            "you would end with %s points instead of %s".formatted(number(has), number(instead)));
  }

  private static String figure(String words, Finding finding) {
    String percent = "%s %.0f %%".formatted(words, 100 * finding.share());
    if (finding.visits() == 0) {
      return percent + " at first sight";
    }
    long interval = Math.round(100 * Explainer.interval(finding.error()));
    return percent + " (±%d)".formatted(Math.max(1, interval));
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
