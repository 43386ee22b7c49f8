package governor.cli.player;

import governor.cli.text.Text;
import governor.core.Forfeit;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;

/**
 * A class of others that plays: what it throws loses it that game, and never ends the match. Our
 * own players have no such guard, since what they throw is a mistake to be seen.
 *
 * @param <S> the positions of the game
 */
record OwnPlayer<S extends State>(Player<S> player) implements Player<S> {
  private static final int SHOWN = 120;

  @Override
  public int choose(S imagined, Options options, Rng rng) {
    try {
      return player.choose(imagined, options, rng);
    } catch (Forfeit forfeit) {
      throw forfeit;
    } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError thrown) {
      throw new Forfeit(sentence(thrown));
    }
  }

  /** What it threw. */
  static String sentence(Throwable thrown) {
    return "It threw " + Text.cut(String.valueOf(thrown), SHOWN) + ".";
  }
}
