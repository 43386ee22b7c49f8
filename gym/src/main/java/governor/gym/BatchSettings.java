package governor.gym;

import governor.core.Parsed;
import java.util.List;

/**
 * How a batch is to be.
 *
 * @param size how many games stand side by side
 * @param seed where all its chances come from
 * @param threads how many threads take a step together; results do not depend on it
 * @param rounds a game is cut off after so many rounds, since random play need not end
 * @param observations whether observations are written
 * @param masks whether masks are written
 * @param restarts whether a finished game begins anew at once
 * @param seat which seat is left to the program when there are opponents; below 0 for each in turn
 * @param opponents none, when the program plays every seat; one name for all, or one for each of
 *     the other seats, clockwise
 */
public record BatchSettings(
    int size,
    long seed,
    int threads,
    int rounds,
    boolean observations,
    boolean masks,
    boolean restarts,
    int seat,
    List<String> opponents) {
  private static final int LARGEST = 1 << 20;
  private static final int MOST_THREADS = 1024;

  public BatchSettings {
    opponents = List.copyOf(opponents);
  }

  /** So many games in which the program plays every seat, with all that can be written. */
  public static BatchSettings of(int size, long seed) {
    return new BatchSettings(size, seed, 1, 100, true, true, true, -1, List.of());
  }

  /** The same against these opponents. */
  public BatchSettings against(String... names) {
    return new BatchSettings(
        size, seed, threads, rounds, observations, masks, restarts, seat, List.of(names));
  }

  /** The same with so many threads. */
  public BatchSettings with(int others) {
    return new BatchSettings(
        size, seed, others, rounds, observations, masks, restarts, seat, opponents);
  }

  /** The same, but finished games stay as they are. */
  public BatchSettings withoutRestarts() {
    return new BatchSettings(
        size, seed, threads, rounds, observations, masks, false, seat, opponents);
  }

  /** The settings if they make sense at a table of so many seats, or what is wrong with them. */
  Parsed<BatchSettings> check(int seats) {
    if (size < 1 || size > LARGEST) {
      return Parsed.refused("A batch has 1 to %d games, not %d.".formatted(LARGEST, size));
    }
    if (threads < 1 || threads > MOST_THREADS) {
      return Parsed.refused(
          "A batch takes 1 to %d threads, not %d.".formatted(MOST_THREADS, threads));
    }
    if (rounds < 1) {
      return Parsed.refused("A game needs at least one round before it is cut off.");
    }
    if (seat >= seats) {
      return Parsed.refused(
          "The program cannot have seat %d; there are seats 0 to %d.".formatted(seat, seats - 1));
    }
    int others = opponents.size();
    if (others > 1 && others != seats - 1) {
      return Parsed.refused(
          "%d opponents were named, but %d other seats play; name one for all or one for each."
              .formatted(others, seats - 1));
    }
    return Parsed.ok(this);
  }
}
