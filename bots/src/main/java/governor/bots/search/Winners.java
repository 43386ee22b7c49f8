package governor.bots.search;

import governor.core.Game;
import governor.core.State;

/** How a game ended, in the form in which minds value positions. */
final class Winners {
  private Winners() {}

  /** The winners share the win; then come the points of every seat. */
  static <S extends State> void share(Game<S> game, S s, float[] sharesAndPoints) {
    int seats = game.seats();
    int winners = 0;
    for (int seat = 0; seat < seats; seat++) {
      boolean wins = game.seatsAhead(s, seat) == 0;
      winners += wins ? 1 : 0;
      sharesAndPoints[seat] = wins ? 1 : 0;
      sharesAndPoints[seats + seat] = game.points(s, seat);
    }
    for (int seat = 0; seat < seats; seat++) {
      sharesAndPoints[seat] /= winners;
    }
  }
}
