package governor.bots.analysis;

import java.util.List;

/**
 * What a search says about one question.
 *
 * @param seat who is asked, from 0
 * @param question what is asked
 * @param candidates the choices that were compared, the best first
 * @param leftOut the choices that were not compared, in words: at first sight they lose too much
 * @param shares the win share of every seat if the best choice is made
 * @param sentence the whole advice in words
 */
public record Advice(
    int seat,
    String question,
    List<Candidate> candidates,
    List<String> leftOut,
    List<Double> shares,
    String sentence) {
  public Advice {
    candidates = List.copyOf(candidates);
    leftOut = List.copyOf(leftOut);
    shares = List.copyOf(shares);
  }

  public Candidate best() {
    return candidates.getFirst();
  }

  /** What was found about this choice, which was compared. */
  public Candidate of(int action) {
    return candidates.stream()
        .filter(each -> each.action() == action)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("this choice was not compared"));
  }
}
