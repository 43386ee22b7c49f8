package governor.bots.analysis;

import governor.bots.Budget;
import governor.bots.search.Concept;
import governor.bots.search.Finding;
import governor.bots.search.Guide;
import governor.bots.search.Kit;
import governor.bots.search.Search;
import governor.bots.search.SearchSettings;
import governor.core.Game;
import governor.core.Notation;
import governor.core.Options;
import governor.core.Replay;
import governor.core.Rng;
import governor.core.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Gives hints and reviews games. It is handed the truth, but compares choices only in positions
 * that it imagines for the seat that is asked; what a review says with hindsight is marked as such.
 * Win shares are those among equals. One object a thread.
 *
 * @param <S> the positions of the game
 */
public final class Analyst<S extends State> {
  private final Game<S> game;
  private final Guide<S> guide;
  private final List<Concept> concepts;
  private final Search<S> fair;
  private final Search<S> hindsight;
  private final AmongEquals<S> amongEquals;
  private final Explainer explainer;
  private final Sentences sentences;

  /** With these names of the seats in sentences. */
  public Analyst(Kit<S> kit, List<String> names) {
    this.game = kit.game();
    this.guide = kit.guide();
    this.concepts = kit.guide().concepts();
    this.fair = new Search<>(kit, SearchSettings.thorough());
    this.hindsight = new Search<>(kit, SearchSettings.thorough().withHindsight());
    this.amongEquals = new AmongEquals<>(kit);
    this.explainer = new Explainer(concepts);
    this.sentences = new Sentences(concepts, names);
  }

  /** With seats called seat 1, seat 2 and so on. */
  public Analyst(Kit<S> kit) {
    this(kit, IntStream.rangeClosed(1, kit.game().seats()).mapToObj(n -> "seat " + n).toList());
  }

  /** Compares the choices of the question that is asked now, for the seat that is asked. */
  public Advice hint(S s, Options options, Budget budget, Rng rng, BooleanSupplier cancelled) {
    fair.run(s, options, givesPointsAway(s, options), budget, rng, cancelled);
    return advice(s, options, fair.findings());
  }

  public Advice hint(S s, Options options, Budget budget, Rng rng) {
    return hint(s, options, budget, rng, () -> false);
  }

  /** A choice that gives points away is named as such, or -1 for none. */
  private int givesPointsAway(S s, Options options) {
    return Arrays.stream(options.toArray())
        .filter(action -> guide.givesPointsAway(s, options, action))
        .findFirst()
        .orElse(-1);
  }

  /** The same with this choice among those compared, by what the seat knows or with hindsight. */
  Advice judge(
      S s,
      Options options,
      int chosen,
      boolean withHindsight,
      Budget budget,
      Rng rng,
      BooleanSupplier cancelled) {
    Search<S> search = withHindsight ? hindsight : fair;
    search.run(s, options, chosen, budget, rng, cancelled);
    return advice(s, options, search.findings());
  }

  /**
   * Looks at every choice of a game again.
   *
   * @param budget for each choice, once by what the seat knew and once with hindsight
   * @param cancelled yes ends the review at once, with what is known by then
   */
  public GameReview review(
      Replay<S> replay, Budget budget, Rng rng, Progress progress, BooleanSupplier cancelled) {
    return new Reviewer<>(this, replay, budget, rng).review(progress, cancelled);
  }

  private Advice advice(S s, Options options, List<Finding> found) {
    Notation<S> notation = game.notation();
    int seat = s.seatToAct();
    double factor = amongEquals.advantage(s, options);
    List<Finding> findings = found.stream().map(each -> Levelled.by(factor, each, seat)).toList();
    Finding best = findings.getFirst();
    List<Candidate> candidates = new ArrayList<>();
    StringBuilder sentence = new StringBuilder();
    for (Finding finding : findings) {
      String words = notation.words(s, finding.action());
      List<Reason> reasons = explainer.reasons(finding, best, seat);
      boolean givesAway = guide.givesPointsAway(s, options, finding.action());
      String each = sentences.sentence(words, finding, best, reasons, seat, givesAway);
      candidates.add(candidate(finding, best, words, seat, reasons, givesAway, each));
      if (candidates.size() <= 3) {
        sentence.append(sentence.isEmpty() ? "" : " ").append(sentenceCase(each));
      }
    }
    return new Advice(
        seat,
        notation.question(s),
        candidates,
        leftOut(s, options, findings),
        shares(best, seat),
        sentence.toString());
  }

  /** The choices that were not looked into, in words. */
  private List<String> leftOut(S s, Options options, List<Finding> findings) {
    return Arrays.stream(options.toArray())
        .filter(action -> findings.stream().noneMatch(each -> each.action() == action))
        .mapToObj(action -> game.notation().words(s, action))
        .toList();
  }

  /** Without rollouts, because only one choice is worth a thought, the others share the rest. */
  private List<Double> shares(Finding best, int seat) {
    if (best.visits() > 0) {
      return best.shares();
    }
    List<Double> shares = new ArrayList<>();
    for (int each = 0; each < game.seats(); each++) {
      shares.add(each == seat ? best.share() : (1 - best.share()) / (game.seats() - 1));
    }
    return shares;
  }

  static String sentenceCase(String text) {
    return Character.toUpperCase(text.charAt(0)) + text.substring(1);
  }

  private Candidate candidate(
      Finding finding,
      Finding best,
      String words,
      int seat,
      List<Reason> reasons,
      boolean givesPointsAway,
      String sentence) {
    return new Candidate(
        finding.action(),
        words,
        finding.share(),
        Explainer.interval(finding.error()),
        Math.max(0, best.share() - finding.share()),
        Explainer.interval(finding.behind()),
        margin(finding, seat),
        finding.visits(),
        outlook(finding),
        reasons,
        givesPointsAway,
        sentence);
  }

  private static double margin(Finding finding, int seat) {
    double others = -Double.MAX_VALUE;
    for (int each = 0; each < finding.points().size(); each++) {
      others = each == seat ? others : Math.max(others, finding.points().get(each));
    }
    return finding.points().isEmpty() ? 0 : finding.points().get(seat) - others;
  }

  private List<Outlook> outlook(Finding finding) {
    List<Outlook> outlook = new ArrayList<>();
    for (int seat = 0; seat < finding.shares().size(); seat++) {
      Map<String, Double> has = new LinkedHashMap<>();
      for (int concept = 0; concept < concepts.size(); concept++) {
        has.put(concepts.get(concept).many(), finding.counts().get(seat).get(concept));
      }
      outlook.add(new Outlook(seat, finding.shares().get(seat), finding.points().get(seat), has));
    }
    return outlook;
  }
}
