package governor.cli.play;

import governor.core.Event;
import governor.core.EventSink;
import governor.core.Game;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.State;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Several choices given at once: tried on a copy first, so that either all are made or none. */
final class Picks {
  private Picks() {}

  /** Those of the choices that must really be made, the engine making the rest by itself. */
  static <S extends State> Parsed<List<Integer>> check(Game<S> game, S state, List<Integer> all) {
    if (all.size() == 1) {
      return Parsed.ok(all);
    }
    S trial = game.copy(state);
    Deque<Integer> left = new ArrayDeque<>(all);
    List<Integer> real = new ArrayList<>();
    Options options = new Options();
    int seat = state.seatToAct();
    boolean[] revealed = new boolean[1];
    trial.listen(
        new EventSink() {
          @Override
          public void happened(Event event) {
            revealed[0] |= event.reveals();
          }

          @Override
          public void forced(State s, int whose, int action) {
            if (whose == seat && !left.isEmpty() && left.getFirst() == action) {
              left.removeFirst();
            }
          }
        });
    game.advance(trial, options);
    while (!left.isEmpty()) {
      int next = left.removeFirst();
      if (trial.isOver() || trial.seatToAct() != seat || !options.contains(next) || revealed[0]) {
        return Parsed.refused(
            "These cannot all be chosen together: after "
                + real.size()
                + " of them the question is another one; nothing was done.");
      }
      real.add(next);
      game.apply(trial, next);
      game.advance(trial, options);
    }
    return Parsed.ok(real);
  }
}
