package governor.cli.simulate;

import governor.bots.FairPlay;
import governor.cli.UsageProblem;
import governor.cli.player.NamedPlayers;
import governor.core.EventSink;
import governor.core.Options;
import governor.core.Player;
import governor.core.Recorder;
import governor.core.Rng;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Plays single games of a plan, one after the other; each thread has its own.
 *
 * @param <S> the positions of the game
 */
final class OneGame<S extends State> {
  private static final @Nullable EventSink NOBODY_LISTENS = null;
  private final Plan<S> plan;
  private final EndCounts<S> counts;
  private final @Nullable GameSink records;
  private final Options options = new Options();
  private final S state;
  private final S imagined;
  private final FairPlay<S> fair = new FairPlay<>();

  OneGame(Plan<S> plan, EndCounts<S> counts, @Nullable GameSink records) {
    this.plan = plan;
    this.counts = counts;
    this.records = records;
    this.state = plan.game().blank();
    this.imagined = plan.game().blank();
  }

  /** Plays this game of the plan and counts it. */
  void play(int number, Tally tally) {
    List<Player<S>> seats = seats(number);
    fair.begin();
    Rng rng = plan.seedOfPlayers(number).rng();
    if (records != null) {
      record(number, tally, seats, rng, records);
      return;
    }
    plan.game().start(state, plan.seedOf(number).rng());
    plan.game().advance(state, options);
    int choices = 0;
    while (!state.isOver()) {
      plan.game().apply(state, choose(seats, state, options, rng));
      plan.game().advance(state, options);
      choices++;
    }
    tally.count(plan, counts, number, state, choices, fair);
  }

  private int choose(List<Player<S>> seats, S asked, Options its, Rng rng) {
    int seat = asked.seatToAct();
    imagined.copyFrom(asked);
    plan.game().imagine(imagined, seat, rng);
    return fair.choose(seat, seats.get(seat), imagined, its, rng);
  }

  private void record(int number, Tally tally, List<Player<S>> seats, Rng rng, GameSink sink) {
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < plan.game().seats(); seat++) {
      names.add(plan.entrants().get(plan.entrantAt(number, seat)).name());
    }
    Recorder<S> recorder = new Recorder<>(plan.game(), plan.seedOf(number), names, NOBODY_LISTENS);
    while (!recorder.state().isOver()) {
      recorder.choose(choose(seats, recorder.state(), recorder.options(), rng));
    }
    tally.count(plan, counts, number, recorder.state(), recorder.length(), fair);
    sink.write(number, recorder.record());
  }

  private List<Player<S>> seats(int number) {
    List<Player<S>> players = new ArrayList<>();
    for (int seat = 0; seat < plan.game().seats(); seat++) {
      String name = plan.entrants().get(plan.entrantAt(number, seat)).player();
      players.add(UsageProblem.orProblem(NamedPlayers.make(name, plan.game())));
    }
    return players;
  }
}
