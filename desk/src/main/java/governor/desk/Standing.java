package governor.desk;

import governor.core.State;
import governor.table.SeatPlan;
import governor.table.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of a table beside its journal, so that the journal need not be read for it.
 *
 * @param dueAt when a person's time runs out, in milliseconds, if it does
 * @param brief what a list of tables shows, as JSON
 */
public record Standing(String status, boolean awaitsComputer, @Nullable Long dueAt, String brief) {
  /**
   * What a list of tables shows.
   *
   * @param asked the seat that is to choose, or -1
   */
  public record Brief(int round, int ply, int asked, boolean practice, List<SeatPlan> seats) {
    public static Brief read(String text) {
      Body body = Body.of(text);
      return new Brief(
          body.number("round"),
          body.number("ply"),
          body.number("asked"),
          body.flag("practice", false),
          PlanText.seats(Json.write(body.get("seats"))));
    }
  }

  public static <S extends State> Standing of(Table<S> table) {
    Duration clock = table.plan().options().clock();
    Duration patience = table.plan().options().takeOverAfter();
    boolean clockFirst = patience.isZero() || !clock.isZero() && clock.compareTo(patience) < 0;
    Duration wait = clockFirst ? clock : patience;
    boolean ticks = table.isRunning() && !table.awaitsComputer() && !wait.isZero();
    return new Standing(
        table.status().name().toLowerCase(Locale.ROOT),
        table.awaitsComputer(),
        ticks ? table.movedAt().plus(wait).toEpochMilli() : null,
        Json.write(brief(table)));
  }

  /** Whether this status is one of a game that is over. */
  public static boolean isDone(String status) {
    return status.equals("over") || status.equals("ended");
  }

  private static <S extends State> Brief brief(Table<S> table) {
    List<SeatPlan> seats = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      seats.add(table.seat(seat));
    }
    return new Brief(
        table.play().game().round(table.play().state()),
        table.ply(),
        table.asked(),
        table.isPractice(),
        seats);
  }
}
