package governor.lab.pool.styles;

import governor.core.Game;
import governor.core.State;

/** Who is ahead. */
final class Leader {
  private Leader() {}

  /** The seat with most points but for the one that is asked. */
  static <S extends State> int other(Game<S> game, S s) {
    int leader = -1;
    for (int seat = 0; seat < game.seats(); seat++) {
      boolean other = seat != s.seatToAct();
      if (other && (leader < 0 || game.points(s, seat) > game.points(s, leader))) {
        leader = seat;
      }
    }
    return leader;
  }
}
