package governor.gym;

import governor.core.Game;
import governor.core.State;
import java.util.Arrays;

/**
 * The games of a batch: positions, and beside them what a position does not hold.
 *
 * @param <S> the positions
 */
final class Games<S extends State> {
  static final byte GOES_ON = 0;
  static final byte OVER = 1;
  static final byte CUT_OFF = 2;

  private static final long STRIDE = 0x9E3779B97F4A7C15L;

  final S[] states;

  /** What chance brings to a game from outside its position: deals, and what opponents think. */
  final long[] streams;

  /** The seat that is left to the program, where there are opponents. */
  final byte[] learners;

  /** Whether a game is over or cut off; never where finished games begin anew. */
  final byte[] ends;

  /** The legal actions that were listed last, and how many. */
  final short[] legal;

  final short[] counts;

  @SuppressWarnings("unchecked")
  Games(Game<S> game, int size) {
    states = (S[]) new State[size];
    for (int i = 0; i < size; i++) {
      states[i] = game.blank();
    }
    streams = new long[size];
    learners = new byte[size];
    ends = new byte[size];
    legal = new short[size * Block.WIDTH];
    counts = new short[size];
    Arrays.fill(legal, (short) ActionSpace.NONE);
  }

  int size() {
    return states.length;
  }

  /** The next number that a game's chances start from. */
  long nextSeed(int i) {
    return streams[i] += STRIDE;
  }

  /** Whether this action was listed for the game. */
  boolean isLegal(int i, int action) {
    int at = i * Block.WIDTH;
    for (int k = at; k < at + counts[i]; k++) {
      if (legal[k] == action) {
        return true;
      }
    }
    return false;
  }

  void copy(int from, int to) {
    states[to].copyFrom(states[from]);
    streams[to] = streams[from];
    learners[to] = learners[from];
    ends[to] = ends[from];
  }
}
