package governor.bots.analysis;

import governor.bots.Budget;
import governor.core.Game;
import governor.core.Options;
import governor.core.Replay;
import governor.core.Rng;
import governor.core.State;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Goes through a game and looks at each choice, by what the seat knew and with hindsight. */
final class Reviewer<S extends State> {
  private static final int COSTLIEST = 3;

  private final Analyst<S> analyst;
  private final Replay<S> replay;
  private final Game<S> game;
  private final Budget budget;
  private final Rng rng;
  private final Options options = new Options();

  Reviewer(Analyst<S> analyst, Replay<S> replay, Budget budget, Rng rng) {
    this.analyst = analyst;
    this.replay = replay;
    this.game = replay.game();
    this.budget = budget;
    this.rng = rng;
  }

  GameReview review(Progress progress, BooleanSupplier cancelled) {
    List<Decision> decisions = new ArrayList<>();
    S s = replay.start();
    game.advance(s, options);
    for (int ply = 0; ply < replay.length() && !cancelled.getAsBoolean(); ply++) {
      Decision decision = decision(s, ply, cancelled);
      if (!cancelled.getAsBoolean()) {
        decisions.add(decision);
        progress.reviewed(ply + 1, replay.length());
      }
      game.apply(s, replay.action(ply));
      game.advance(s, options);
    }
    return new GameReview(
        replay.record().config(),
        replay.record().seats(),
        decisions,
        toName(decisions),
        costliest(decisions, Decision::hindsightLoss, Decision::hindsightLossError),
        losses(decisions),
        decisions.size() == replay.length() && s.isOver() ? result(s) : List.of(),
        decisions.size() == replay.length());
  }

  private Decision decision(S s, int ply, BooleanSupplier cancelled) {
    int action = replay.action(ply);
    Advice known = analyst.judge(s, options, action, false, budget, rng, cancelled);
    Advice all =
        hidesSomething(s) ? analyst.judge(s, options, action, true, budget, rng, cancelled) : known;
    Candidate chosen = known.of(action);
    boolean best = known.best().action() == action;
    return new Decision(
        ply,
        game.round(s),
        known.seat(),
        known.question(),
        chosen.words(),
        known.best().words(),
        known.shares(),
        chosen.loss(),
        chosen.lossError(),
        all.shares(),
        all.best().words(),
        all.of(action).loss(),
        all.of(action).lossError(),
        chosen.reasons(),
        chosen.givesPointsAway(),
        Analyst.sentenceCase(known.best().sentence())
            + (best ? "" : " " + Analyst.sentenceCase(chosen.sentence())));
  }

  /** Whether the seat that is asked lacks knowledge of anything but the chances to come. */
  private boolean hidesSomething(S s) {
    S imagined = game.copy(s);
    game.imagine(imagined, s.seatToAct(), new Rng(0));
    S same = game.copy(s);
    same.reseed(new Rng(0));
    return !imagined.sameAs(same);
  }

  /** The costliest choices of every seat, and then those that gave points away for nothing. */
  private List<List<Integer>> toName(List<Decision> decisions) {
    List<List<Integer>> costliest = costliest(decisions, Decision::loss, Decision::lossError);
    return IntStream.range(0, game.seats())
        .mapToObj(
            seat ->
                Stream.concat(
                        costliest.get(seat).stream(),
                        IntStream.range(0, decisions.size())
                            .boxed()
                            .filter(i -> decisions.get(i).seat() == seat)
                            .filter(i -> decisions.get(i).givesPointsAway()))
                    .distinct()
                    .toList())
        .toList();
  }

  /** The choices of every seat that lost most, of those that lost more than luck explains. */
  private List<List<Integer>> costliest(
      List<Decision> decisions, ToDoubleFunction<Decision> loss, ToDoubleFunction<Decision> luck) {
    return IntStream.range(0, game.seats())
        .mapToObj(
            seat ->
                IntStream.range(0, decisions.size())
                    .boxed()
                    .filter(i -> decisions.get(i).seat() == seat)
                    .filter(
                        i ->
                            loss.applyAsDouble(decisions.get(i))
                                > luck.applyAsDouble(decisions.get(i)))
                    .sorted(Comparator.comparingDouble(i -> -loss.applyAsDouble(decisions.get(i))))
                    .limit(COSTLIEST)
                    .toList())
        .toList();
  }

  private List<Double> losses(List<Decision> decisions) {
    return IntStream.range(0, game.seats())
        .mapToObj(
            seat ->
                decisions.stream()
                    .filter(each -> each.seat() == seat && each.isMistake())
                    .mapToDouble(Decision::loss)
                    .sum())
        .toList();
  }

  private List<Double> result(S s) {
    List<Integer> winners = game.scoreSheet(s).winners();
    return IntStream.range(0, game.seats())
        .mapToObj(seat -> winners.contains(seat) ? 1.0 / winners.size() : 0.0)
        .toList();
  }
}
