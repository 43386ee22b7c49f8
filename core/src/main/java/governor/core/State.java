package governor.core;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A position: everything that a game needs to go on, in one flat block of bytes, ints and longs.
 *
 * <p>Games give the cells names and a vocabulary; copying, comparing, hashing and saving know only
 * the block, so no field can be forgotten. The first longs are the generator of chance, the first
 * ints the {@link Agenda}.
 *
 * <p>Unused cells are zero, so that equal positions are equal blocks however they came about. Not
 * part of the position: who is listening to events. A copy listens to nobody. Games between people
 * have their chances from a {@link Shuffle} that copies share; a position that was saved goes on
 * with the fast generator.
 */
public abstract class State {
  /** Cells of a game that fit a byte. */
  protected final byte[] bytes;

  /** Cells of a game that need an int; those before {@link Agenda#CELLS} belong to the agenda. */
  protected final int[] ints;

  /** Masks of a game; those before {@link Rng#WORDS} belong to the generator of chance. */
  protected final long[] longs;

  private @Nullable EventSink sink;

  /** Where chance comes from in games between people; null for the fast generator in the block. */
  private @Nullable Shuffle shuffle;

  private final int seats;

  /** A blank position for so many seats, with room for so many cells of the game's own. */
  protected State(int seats, int byteCells, int intCells, int longCells) {
    this.seats = seats;
    bytes = new byte[byteCells];
    ints = new int[Agenda.CELLS + intCells];
    longs = new long[Rng.WORDS + longCells];
  }

  /** Becomes the same position as the other, which must be of the same game. */
  public final void copyFrom(State other) {
    System.arraycopy(other.bytes, 0, bytes, 0, bytes.length);
    System.arraycopy(other.ints, 0, ints, 0, ints.length);
    System.arraycopy(other.longs, 0, longs, 0, longs.length);
    if (shuffle != other.shuffle) {
      shuffle = other.shuffle;
    }
  }

  /** Whether both are the same position to the last cell, with the same future chances. */
  public final boolean sameAs(State other) {
    return Arrays.equals(bytes, other.bytes)
        && Arrays.equals(ints, other.ints)
        && Arrays.equals(longs, other.longs);
  }

  /** A hash of the whole position, the same on every machine. */
  public final long fingerprint() {
    long hash = 0x9E3779B97F4A7C15L;
    for (byte cell : bytes) {
      hash = (hash ^ cell) * 0x100000001B3L;
    }
    for (int cell : ints) {
      hash = Rng.mix(hash ^ cell);
    }
    for (long cell : longs) {
      hash = Rng.mix(hash ^ cell);
    }
    return hash;
  }

  /** The whole block as bytes, to be kept or sent; the same on every machine. */
  public final byte[] save() {
    byte[] saved = new byte[savedSize()];
    System.arraycopy(bytes, 0, saved, 0, bytes.length);
    int at = bytes.length;
    for (int cell : ints) {
      at = put(saved, at, cell, Integer.BYTES);
    }
    for (long cell : longs) {
      at = put(saved, at, cell, Long.BYTES);
    }
    return saved;
  }

  /**
   * Becomes the position that was saved. False, with nothing done, if the size shows that it was
   * one of another game; more is not checked, so only blocks of a trusted sender should be read.
   */
  public final boolean load(byte[] saved) {
    if (saved.length != savedSize()) {
      return false;
    }
    System.arraycopy(saved, 0, bytes, 0, bytes.length);
    shuffle = null;
    int at = bytes.length;
    for (int i = 0; i < ints.length; i++, at += Integer.BYTES) {
      ints[i] = (int) get(saved, at, Integer.BYTES);
    }
    for (int i = 0; i < longs.length; i++, at += Long.BYTES) {
      longs[i] = get(saved, at, Long.BYTES);
    }
    return true;
  }

  private int savedSize() {
    return bytes.length + Integer.BYTES * ints.length + Long.BYTES * longs.length;
  }

  private static int put(byte[] block, int at, long cell, int size) {
    for (int i = 0; i < size; i++) {
      block[at + i] = (byte) (cell >>> 8 * i);
    }
    return at + size;
  }

  private static long get(byte[] block, int at, int size) {
    long cell = 0;
    for (int i = 0; i < size; i++) {
      cell |= (block[at + i] & 0xFFL) << 8 * i;
    }
    return cell;
  }

  /** Empties the whole block. */
  protected final void clear() {
    Arrays.fill(bytes, (byte) 0);
    Arrays.fill(ints, 0);
    Arrays.fill(longs, 0);
  }

  // ---- chance ---------------------------------------------------------------------------------

  /** Decides by chance among so many possibilities. */
  protected final int chance(int possibilities) {
    Shuffle fair = shuffle;
    if (fair == null) {
      return Rng.below(longs, possibilities);
    }
    int decided = fair.below(longs, possibilities);
    if (sink != null) {
      sink.decided(possibilities, decided);
    }
    return decided;
  }

  /** Replaces the future of this position: what chance will bring from here on. */
  public final void reseed(Rng source) {
    source.seedInto(longs);
    shuffle = source.shuffle();
  }

  // ---- agenda ---------------------------------------------------------------------------------

  /** Puts a step on top of what is to be done. */
  public final void push(int step, int seat, int a, int b) {
    ints[++ints[0]] = Agenda.frame(step, seat, 0, a, b);
  }

  public final void push(int step, int seat) {
    push(step, seat, 0, 0);
  }

  /** Passes a step around the table: this seat first, then so many turns in all, clockwise. */
  public final void passAround(int step, int first, int turns) {
    int frame = turn(step, first, turns);
    if (frame != 0) {
      ints[++ints[0]] = frame;
    }
  }

  /** Passes a step around the whole table. */
  public final void passAround(int step, int first) {
    passAround(step, first, seats);
  }

  /** The step on top is done for its seat; if it is passed around, the next seat has its turn. */
  public final void pop() {
    int frame = top();
    int turns = Agenda.turns(frame);
    if (turns > 0) {
      int seat = Agenda.seat(frame) + 1;
      int next = turn(Agenda.step(frame), seat == seats ? 0 : seat, turns);
      if (next != 0) {
        ints[ints[0]] = next;
        return;
      }
    }
    ints[ints[0]--] = 0;
  }

  /** The frame of the first of so many seats that is concerned; 0 if none of them is. */
  private int turn(int step, int first, int turns) {
    int concerned = concerned(step);
    concerned |= concerned << seats;
    concerned |=
        concerned << 2 * seats; // Now the table goes round often enough to be cut anywhere.
    int inOrder = concerned >>> first & (1 << turns) - 1;
    if (inOrder == 0) {
      return 0;
    }
    int passed = Integer.numberOfTrailingZeros(inOrder);
    int seat = first + passed;
    return Agenda.frame(step, seat >= seats ? seat - seats : seat, turns - 1 - passed, 0, 0);
  }

  /** The step on top goes on with other operands. */
  public final void again(int a, int b) {
    ints[ints[0]] = Agenda.withOperands(top(), a, b);
  }

  /** What is to be done next; 0 when the game is over. */
  public final int top() {
    return ints[ints[0]];
  }

  /** How many frames are on the agenda. */
  public final int depth() {
    return ints[0];
  }

  /** A frame of the agenda by its place: 1 is what comes last, {@link #depth} is on top. */
  public final int frame(int place) {
    return ints[place];
  }

  /** Puts what is to be done in the place of all that was, what comes last first. */
  final void setAgenda(java.util.List<Integer> frames) {
    endGame();
    for (int frame : frames) {
      ints[++ints[0]] = frame;
    }
  }

  /** Nothing is left to be done: the game is over. */
  protected final void endGame() {
    Arrays.fill(ints, 0, Agenda.CELLS, 0);
  }

  public final boolean isOver() {
    return ints[0] == 0;
  }

  /** The seat that is asked now, or whose step is on top. */
  public final int seatToAct() {
    return Agenda.seat(top());
  }

  /**
   * The seats, as bits, for which a step that is passed around the table can do or ask anything.
   * Naming a seat is always right; leaving one out where nothing can happen saves the step.
   */
  public int concerned(int step) {
    return everybody();
  }

  /** How many seats play. */
  protected final int seats() {
    return seats;
  }

  /** All seats as bits. */
  protected final int everybody() {
    return (1 << seats) - 1;
  }

  // ---- events ---------------------------------------------------------------------------------

  /** Whether anybody listens to what happens here. Ask before telling: search has no listeners. */
  public final boolean isHeard() {
    return sink != null;
  }

  /** Whoever listens to what happens here; null in search. */
  public final @Nullable EventSink sink() {
    return sink;
  }

  /** Tells what happens from now on to this listener, or to nobody. */
  public final void listen(@Nullable EventSink listener) {
    sink = listener;
  }
}
