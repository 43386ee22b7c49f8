package governor.gym;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED;

import governor.core.Game;
import governor.core.Options;
import governor.core.Player;
import governor.core.Rng;
import governor.core.State;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;

/**
 * Plays the games of a batch, one after another, on one thread, and writes down what came of it.
 *
 * @param <S> the positions
 */
final class Worker<S extends State> {
  private final Game<S> game;
  private final ActionSpace actions;
  private final Observer<S> observer;
  private final Games<S> games;
  private final BatchSettings settings;
  private final Block block;
  private final int seats;

  /** The opponents clockwise from the program's seat on; empty when the program plays all. */
  private final List<Player<S>> opponents;

  private final S imagined;
  private final Options options = new Options();
  private final Rng rng = new Rng(0);
  private final byte[] row;
  private MemorySegment memory = MemorySegment.NULL;

  Worker(
      Spaces<S> spaces,
      Games<S> games,
      BatchSettings settings,
      Block block,
      List<Player<S>> opponents) {
    this.game = spaces.game();
    this.actions = spaces.actions();
    this.observer = spaces.observer().get();
    this.games = games;
    this.settings = settings;
    this.block = block;
    this.opponents = opponents;
    seats = game.seats();
    imagined = game.blank();
    row = new byte[observer.features().size()];
  }

  void bind(MemorySegment results) {
    memory = results;
  }

  // ---- playing --------------------------------------------------------------------------------

  /** A new game, up to the first question for the program. */
  void start(int i) {
    games.ends[i] = Games.GOES_ON;
    rng.reseed(games.nextSeed(i));
    game.start(games.states[i], rng);
    advance(i);
  }

  /** Carries out an action that was listed, and goes on to the next question for the program. */
  void step(int i, int action) {
    game.apply(games.states[i], actions.choice(action));
    advance(i);
    settle(i);
  }

  /** Ends the game if it is over, and writes everything. */
  void settle(int i) {
    clearRewards(i);
    S s = games.states[i];
    boolean isOver = s.isOver();
    if (isOver || game.round(s) > settings.rounds()) {
      finish(i, isOver ? Games.OVER : Games.CUT_OFF);
    }
    write(i);
  }

  /** Nothing has happened to the game in this step. */
  void rest(int i) {
    if (games.ends[i] == Games.GOES_ON) {
      clearRewards(i);
    }
  }

  /** Lists the choices of a position that came from elsewhere, and writes everything. */
  void renew(int i) {
    advance(i);
    settle(i);
  }

  private void advance(int i) {
    S s = games.states[i];
    game.advance(s, options);
    if (opponents.isEmpty()) {
      return;
    }
    int learner = games.learners[i];
    while (!s.isOver() && s.seatToAct() != learner && game.round(s) <= settings.rounds()) {
      int place = s.seatToAct() - learner - 1;
      rng.reseed(games.nextSeed(i));
      imagined.copyFrom(s);
      game.imagine(imagined, s.seatToAct(), rng);
      Player<S> player = opponents.get(place < 0 ? place + seats : place);
      game.apply(s, player.choose(imagined, options, rng));
      game.advance(s, options);
    }
  }

  /** The seats that are ahead of all others share the win. */
  private void finish(int i, byte end) {
    S s = games.states[i];
    int winners = 0;
    for (int seat = 0; seat < seats; seat++) {
      winners += game.seatsAhead(s, seat) == 0 ? 1 : 0;
    }
    long at = block.rewards() + 4L * i * seats;
    for (int seat = 0; seat < seats; seat++) {
      float share = game.seatsAhead(s, seat) == 0 ? 1f / winners : 0;
      memory.set(JAVA_FLOAT_UNALIGNED, at + 4L * seat, share);
    }
    memory.set(JAVA_BYTE, block.ends() + i, end);
    if (settings.restarts()) {
      if (settings.seat() < 0) {
        games.learners[i] = (byte) ((games.learners[i] + 1) % seats);
      }
      start(i);
    } else {
      games.ends[i] = end;
      options.clear();
    }
  }

  // ---- writing --------------------------------------------------------------------------------

  private void clearRewards(int i) {
    if (memory.get(JAVA_BYTE, block.ends() + i) == Games.GOES_ON) {
      return;
    }
    memory.set(JAVA_BYTE, block.ends() + i, Games.GOES_ON);
    long at = block.rewards() + 4L * i * seats;
    for (int seat = 0; seat < seats; seat++) {
      memory.set(JAVA_FLOAT_UNALIGNED, at + 4L * seat, 0f);
    }
  }

  private void write(int i) {
    S s = games.states[i];
    boolean goesOn = games.ends[i] == Games.GOES_ON;
    int asked = goesOn ? s.seatToAct() : -1;
    memory.set(JAVA_BYTE, block.asked() + i, (byte) asked);
    if (block.features() > 0) {
      observe(i, goesOn ? asked : games.learners[i]);
      MemorySegment.copy(
          row, 0, memory, JAVA_BYTE, block.observations() + (long) i * row.length, row.length);
    }
    list(i);
  }

  /** What this seat knows, in a row that the next call uses again. */
  byte[] observe(int i, int seat) {
    Arrays.fill(row, (byte) 0);
    observer.write(games.states[i], seat, row);
    return row;
  }

  private void list(int i) {
    int size = options.size();
    if (size > Block.WIDTH) {
      throw new IllegalStateException("a question with " + size + " choices");
    }
    short[] legal = games.legal;
    int first = i * Block.WIDTH;
    int before = games.counts[i];
    long column = block.legal() + 2L * first;
    long mask = block.masks() + (long) i * block.actions();
    if (block.actions() > 0) {
      for (int k = 0; k < before; k++) {
        memory.set(JAVA_BYTE, mask + legal[first + k], (byte) 0);
      }
    }
    for (int k = 0; k < size; k++) {
      short number = actions.number(options.get(k));
      legal[first + k] = number;
      memory.set(JAVA_SHORT_UNALIGNED, column + 2L * k, number);
      if (block.actions() > 0) {
        memory.set(JAVA_BYTE, mask + number, (byte) 1);
      }
    }
    for (int k = size; k < before; k++) {
      legal[first + k] = ActionSpace.NONE;
      memory.set(JAVA_SHORT_UNALIGNED, column + 2L * k, (short) ActionSpace.NONE);
    }
    games.counts[i] = (short) size;
    memory.set(JAVA_SHORT_UNALIGNED, block.counts() + 2L * i, (short) size);
  }
}
