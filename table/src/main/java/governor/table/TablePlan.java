package governor.table;

import governor.core.Seed;
import java.time.Instant;
import java.util.List;

/**
 * What is settled when a table is set up, and never changes.
 *
 * @param id the table's name, which nobody can guess
 * @param config which game
 * @param rules the fingerprint of the rules it is played by; empty where nobody kept it
 * @param seed where its chances come from
 * @param seats who sits where at first
 * @param options how it is run
 * @param host the person who set it up
 * @param practice whether its result counts for nothing from the start
 * @param joinCode what opens an empty seat
 * @param watchCode what lets people watch
 * @param createdAt when it was set up
 */
public record TablePlan(
    String id,
    String config,
    String rules,
    Seed seed,
    List<SeatPlan> seats,
    TableOptions options,
    String host,
    boolean practice,
    String joinCode,
    String watchCode,
    Instant createdAt) {
  public TablePlan {
    seats = List.copyOf(seats);
  }
}
