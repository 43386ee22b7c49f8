package governor.bots.analysis;

import governor.bots.search.Finding;
import java.util.ArrayList;
import java.util.List;

/** What was found about a choice, with odds that are less by a factor: see {@link AmongEquals}. */
final class Levelled {
  private Levelled() {}

  /** The order of choices stays the same, and so do certain wins and losses. */
  static Finding by(double factor, Finding finding, int seat) {
    double whole = finding.share() + factor * (1 - finding.share());
    double slope = factor / (whole * whole);
    return new Finding(
        finding.action(),
        AmongEquals.among(finding.prior(), factor),
        AmongEquals.among(finding.share(), factor),
        slope * finding.error(),
        slope * finding.behind(),
        finding.visits(),
        shares(factor, finding.shares(), seat),
        finding.points(),
        finding.counts());
  }

  /** What the seat has too much is the others', each as much as its part of theirs. */
  private static List<Double> shares(double factor, List<Double> shares, int seat) {
    List<Double> levelled = new ArrayList<>();
    for (int each = 0; each < shares.size(); each++) {
      double own = shares.get(seat);
      double among = AmongEquals.among(own, factor);
      levelled.add(each == seat ? among : own < 1 ? shares.get(each) * (1 - among) / (1 - own) : 0);
    }
    return levelled;
  }
}
