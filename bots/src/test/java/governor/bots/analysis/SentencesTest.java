package governor.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.search.Concept;
import governor.bots.search.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What sentences say, and that they say it the right way round. */
class SentencesTest {
  private static final List<Concept> CARDS = List.of(new Concept("card", "cards", 1));
  private static final Sentences SENTENCES = new Sentences(CARDS, List.of("Anna", "Ben"));
  private static final Explainer EXPLAINER = new Explainer(CARDS);

  private static Finding found(int action, double share, double points, double own, double other) {
    return new Finding(
        action,
        share,
        share,
        0.012,
        0.01,
        100,
        List.of(share, 1 - share),
        List.of(points, 20.0),
        List.of(List.of(own), List.of(other)));
  }

  private static String say(Finding choice, Finding best) {
    return SENTENCES.sentence("build", choice, best, EXPLAINER.reasons(choice, best, 0), 0, false);
  }

  @Test
  void whatSpeaksAgainstIsGivenAsTheReason() {
    assertThat(say(found(1, 0.3, 20, 2, 4), found(2, 0.5, 22, 5, 4)))
        .isEqualTo("build 30 % (±2): you would have 2 cards instead of 5.");
  }

  @Test
  void whatSpeaksInFavourIsNeverTheReasonAgainst() {
    assertThat(say(found(1, 0.3, 20, 3, 4), found(2, 0.5, 20, 2, 4)))
        .isEqualTo("build 30 % (±2), though you would have 3 cards instead of 2.");
    assertThat(say(found(1, 0.3, 20, 3, 6), found(2, 0.5, 20, 2, 4)))
        .isEqualTo(
            "build 30 % (±2): Ben would have 2 cards more; though you would have 3 cards instead"
                + " of 2.");
  }

  @Test
  void whereNothingOnTheTableDiffersThePointsAtTheEndDo() {
    assertThat(say(found(1, 0.1, 18.2, 3, 4), found(2, 0.5, 22, 3, 4)))
        .isEqualTo("build 10 % (±2): you would end with 18.2 points instead of 22.");
    assertThat(say(found(1, 0.48, 21.9, 3, 4), found(2, 0.5, 22, 3, 4)))
        .isEqualTo("build 48 % (±2).");
  }
}
