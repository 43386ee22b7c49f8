package governor.bots;

import governor.core.Forfeit;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import java.util.HashMap;
import java.util.Map;

/**
 * Watches players of others in one game: who does not answer, or with what cannot be chosen, has
 * lost it, whatever the points say, and chance plays on in its seat so that the others can end it.
 *
 * @param <S> the positions of the game
 */
public final class FairPlay<S extends State> {
  private final RandomPlayer<S> chance = new RandomPlayer<>();
  private final Map<Integer, String> sentences = new HashMap<>();
  private int lost;

  /** A new game begins. */
  public void begin() {
    lost = 0;
    sentences.clear();
  }

  /** What the player of this seat chooses. */
  public int choose(int seat, Player<S> player, S imagined, Options options, Rng rng) {
    if (hasLost(seat)) {
      return chance.choose(imagined, options, rng);
    }
    try {
      int choice = player.choose(imagined, options, rng);
      if (options.contains(choice)) {
        return choice;
      }
      forfeit(seat, "It chose " + choice + ", which is none of the choices.");
    } catch (Forfeit forfeit) {
      forfeit(seat, forfeit.sentence());
    }
    return options.get(rng.below(options.size()));
  }

  private void forfeit(int seat, String sentence) {
    lost |= 1 << seat;
    sentences.put(seat, sentence);
  }

  /** Whether the seat has lost the game by not answering. */
  public boolean hasLost(int seat) {
    return (lost >>> seat & 1) != 0;
  }

  public boolean isClean() {
    return lost == 0;
  }

  /** What happened at this seat; empty for one that has not lost. */
  public String sentence(int seat) {
    return sentences.getOrDefault(seat, "");
  }

  /** How many seats are ahead of this one among those who have not lost; -1 for one who has. */
  public int seatsAhead(governor.core.Game<S> game, S end, int seat) {
    if (hasLost(seat)) {
      return -1;
    }
    if (isClean()) {
      return game.seatsAhead(end, seat);
    }
    int ahead = 0;
    for (int other = 0; other < game.seats(); other++) {
      int more = game.points(end, other) - game.points(end, seat);
      boolean better =
          more > 0 || more == 0 && game.tieBreak(end, other) > game.tieBreak(end, seat);
      ahead += better && !hasLost(other) ? 1 : 0;
    }
    return ahead;
  }
}
