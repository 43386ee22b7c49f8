package governor.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import governor.bots.Budget;
import governor.bots.RandomPlayer;
import governor.bots.Seats;
import governor.bots.levels.Kits;
import governor.bots.puertorico.heuristic.PuertoRicoGreedy;
import governor.bots.sanjuan.heuristic.SanJuanGreedy;
import governor.bots.search.Guide;
import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Recorder;
import governor.core.Replay;
import governor.core.Rng;
import governor.core.Seed;
import governor.core.State;
import governor.puertorico.PuertoRico;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.sanjuan.SanJuan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Hints and reviews of real games. */
class AnalystTest {
  private static final Budget BUDGET = Budget.ofPlayouts(24);
  private static final int STOP_AFTER = 5;

  /** The first choices of a game in which seat 0 plays at random and the others well. */
  private static <S extends State> Replay<S> game(Game<S> game, Player<S> good, int choices) {
    List<Player<S>> players = new ArrayList<>(List.of(new RandomPlayer<>()));
    List<String> names = new ArrayList<>(List.of("random"));
    while (players.size() < game.seats()) {
      players.add(good);
      names.add("greedy");
    }
    Seats<S> seats = new Seats<>(game, players);
    Recorder<S> recorder = new Recorder<>(game, new Seed("review"), names, null);
    Rng rng = new Rng(1);
    while (!recorder.state().isOver() && recorder.length() < choices) {
      recorder.choose(seats.choose(recorder.state(), recorder.options(), rng));
    }
    return Replay.of(game, recorder.record()).orThrow();
  }

  @Test
  void reviewsSanJuan() {
    checkReview(game(SanJuan.game("sanjuan:2e players=2"), new SanJuanGreedy(), 40));
  }

  @Test
  void reviewsPuertoRico() {
    checkReview(game(PuertoRico.game("puertorico players=3"), new PuertoRicoGreedy(), 20));
  }

  private static <S extends State> void checkReview(Replay<S> replay) {
    Game<S> game = replay.game();
    Analyst<S> analyst = new Analyst<>(Kits.of(game));
    GameReview review = analyst.review(replay, BUDGET, new Rng(1), (done, all) -> {}, () -> false);
    assertThat(review.isComplete()).isTrue();
    assertThat(review.decisions()).hasSize(replay.length());
    assertThat(review.result()).as("the game is not over").isEmpty();
    for (Decision each : review.decisions()) {
      assertThat(each.loss()).isNotNegative();
      assertThat(each.loss() == 0 || !each.better().equals(each.chosen())).isTrue();
      assertThat(each.shares().stream().mapToDouble(share -> share).sum()).isBetween(0.99, 1.01);
    }
    for (List<Integer> costliest : review.costliest()) {
      assertThat(costliest).hasSizeLessThanOrEqualTo(3);
      assertThat(costliest).allMatch(ply -> review.decisions().get(ply).isMistake());
    }
    int[] done = new int[1];
    GameReview part =
        analyst.review(
            replay, BUDGET, new Rng(1), (ply, all) -> done[0] = ply, () -> done[0] >= STOP_AFTER);
    assertThat(part.isComplete()).isFalse();
    assertThat(part.decisions()).isEqualTo(review.decisions().subList(0, STOP_AFTER));
  }

  @Test
  void aHintSaysItsNumbers() {
    var game = SanJuan.game("sanjuan:2e players=3");
    var s = game.newGame(new Rng(8));
    Options options = new Options();
    game.advance(s, options);
    Advice advice =
        new Analyst<>(Kits.of(game), List.of("Anna", "Ben", "Cleo"))
            .hint(s, options, Budget.ofPlayouts(120), new Rng(1));
    assertThat(advice.seat()).isZero();
    assertThat(advice.candidates()).hasSizeGreaterThan(2);
    assertThat(advice.best().loss()).isZero();
    assertThat(advice.candidates().size() + advice.leftOut().size()).isEqualTo(options.size());
    assertThat(advice.leftOut())
        .doesNotContainAnyElementsOf(advice.candidates().stream().map(Candidate::words).toList());
    assertThat(advice.sentence())
        .matches("Take [a-z ]+ \\d+ % \\(±\\d+\\)\\. Take [a-z ]+ \\d+ % .*\\.");
    for (Candidate each : advice.candidates()) {
      assertThat(each.sentence()).contains(Math.round(100 * each.share()) + " %");
      assertThat(each.outlook()).hasSize(3);
      assertThat(each.reasons().isEmpty()).isEqualTo(!each.sentence().contains("would have"));
      assertThat(each.outlook().getFirst().has()).containsKeys("cards", "goods", "points");
    }
  }

  /** A game that ends with somebody who passes although a building that counts is to be had. */
  @Test
  void pointsGivenAwayAreNamedInHintsAndReviews() {
    PuertoRicoGame game = PuertoRico.game("puertorico players=2");
    Guide<PuertoRicoState> guide = Kits.of(game).guide();
    Player<PuertoRicoState> greedy = new PuertoRicoGreedy();
    Recorder<PuertoRicoState> recorder =
        new Recorder<>(game, new Seed("given-away"), List.of("Anna", "Ben"), null);
    Rng rng = new Rng(1);
    Optional<Integer> silly = Optional.empty();
    while (silly.isEmpty()) {
      PuertoRicoState s = recorder.state();
      Options options = recorder.options();
      silly =
          Arrays.stream(options.toArray())
              .boxed()
              .filter(action -> guide.givesPointsAway(s, options, action))
              .findFirst();
      if (silly.isEmpty()) {
        recorder.choose(greedy.choose(s, options, rng));
      }
    }
    Analyst<PuertoRicoState> analyst = new Analyst<>(Kits.of(game));
    Advice advice = analyst.hint(recorder.state(), recorder.options(), BUDGET, rng);
    assertThat(advice.best().givesPointsAway()).isFalse();
    assertThat(advice.of(silly.get()).givesPointsAway()).isTrue();
    assertThat(advice.of(silly.get()).sentence()).contains("gives points away");

    int ply = recorder.length();
    int seat = recorder.state().seatToAct();
    recorder.choose(silly.get());
    GameReview review =
        analyst.review(
            Replay.of(game, recorder.record()).orThrow(),
            Budget.ofPlayouts(2),
            new Rng(1),
            (done, all) -> {},
            () -> false);
    assertThat(review.costliest().get(seat)).contains(ply);
    assertThat(review.decisions().get(ply).sentence()).contains("gives points away");
    assertThat(review.decisions()).filteredOn(Decision::givesPointsAway).hasSize(1);
  }
}
