package governor.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Several choices of one seat given at once, such as all cards that pay for a building: tried on a
 * copy, so that either all can be made or none is.
 */
public final class Row {
  private Row() {}

  /**
   * These choices in the order in which they are asked; they may be given in any order. Also taken
   * are choices among which are some that the engine makes by itself: those are left out. Refused
   * if the seat is not asked for all of them in a row, or if one of them brings something hidden to
   * light before the last is made.
   */
  public static <S extends State> Parsed<List<Integer>> of(
      Game<S> game, S state, List<Integer> choices) {
    return switch (attempt(game, state, choices, false)) {
      case Parsed.Ok<List<Integer>> row -> row;
      case Parsed.Refused<List<Integer>> _ -> ofAll(game, state, choices);
    };
  }

  /**
   * The same for choices that name everything that is done, so that those that the engine makes by
   * itself are among them.
   */
  public static <S extends State> Parsed<List<Integer>> ofAll(
      Game<S> game, S state, List<Integer> choices) {
    return attempt(game, state, choices, true);
  }

  private static <S extends State> Parsed<List<Integer>> attempt(
      Game<S> game, S state, List<Integer> choices, boolean withForced) {
    Deque<Integer> left = new ArrayDeque<>(choices);
    List<Integer> real = new ArrayList<>();
    S trial = game.copy(state);
    Watch watch = new Watch(state.seatToAct(), withForced ? left : new ArrayDeque<>());
    trial.listen(watch);
    Options options = new Options();
    game.advance(trial, options);
    while (!left.isEmpty()) {
      int next = firstWanted(options, left);
      if (next < 0 || trial.seatToAct() != watch.seat || watch.revealed) {
        return Parsed.refused(
            "These cannot all be chosen together: after "
                + real.size()
                + " of them the question is another one; nothing was done.");
      }
      left.removeFirstOccurrence(next);
      real.add(next);
      game.apply(trial, next);
      game.advance(trial, options);
    }
    return Parsed.ok(real);
  }

  /** The first option that is wanted, or -1: sets are picked in the order of the options. */
  private static int firstWanted(Options options, Deque<Integer> wanted) {
    for (int i = 0; i < options.size(); i++) {
      if (wanted.contains(options.get(i))) {
        return options.get(i);
      }
    }
    return -1;
  }

  /** Strikes out what the engine does by itself, and notices what comes to light. */
  private static final class Watch implements EventSink {
    private final int seat;
    private final Deque<Integer> left;
    private boolean revealed;

    Watch(int seat, Deque<Integer> left) {
      this.seat = seat;
      this.left = left;
    }

    @Override
    public void happened(Event event) {
      revealed |= event.reveals();
    }

    @Override
    public void forced(State s, int whose, int action) {
      if (whose == seat) {
        left.removeFirstOccurrence(action);
      }
    }
  }
}
