package governor.table;

import governor.core.Event;
import governor.core.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table's past as a viewer may know it. */
public final class ReplayMaker {
  /**
   * A choice that was made.
   *
   * @param words empty where the viewer may not know it
   * @param undone whether it was taken back
   */
  public record Ply(int ply, int round, int seat, String words, boolean undone) {}

  private ReplayMaker() {}

  /** All choices, those taken back before the choice that then stood. */
  public static List<Ply> plies(Table<?> table, int eyes) {
    Play<?> play = table.play();
    List<Ply> plies = new ArrayList<>();
    for (int ply = 0; ply < play.length(); ply++) {
      for (Table.Undone undone : table.undone()) {
        if (undone.ply() == ply) {
          plies.add(ply(table, ply, undone.made(), eyes, true));
        }
      }
      plies.add(ply(table, ply, play.made(ply), eyes, false));
    }
    for (Table.Undone undone : table.undone()) {
      if (undone.ply() >= play.length()) {
        plies.add(ply(table, undone.ply(), undone.made(), eyes, true));
      }
    }
    return plies;
  }

  private static Ply ply(Table<?> table, int ply, Play.Made made, int eyes, boolean undone) {
    boolean known =
        table.isOpen() || made.seat() == eyes || !undone && isPublic(table.play().log(), ply);
    return new Ply(ply, made.round(), made.seat(), known ? made.words() : "", undone);
  }

  /** Whether everybody saw what the choice was: it shows in events that hide nothing. */
  private static boolean isPublic(LogBook log, int ply) {
    boolean seen = false;
    for (int i = log.firstSince(ply); i < log.size() && log.get(i).ply() == ply; i++) {
      Event event = log.get(i).event();
      if (!event.seenBy(Event.PUBLIC).equals(event)) {
        return false;
      }
      seen = true;
    }
    return seen;
  }

  /** The table as it was before this choice, or after the last one. */
  public static <S extends State> Table<?> before(Table<S> table, int ply) {
    TablePlan plan = table.plan();
    List<SeatPlan> seats = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      seats.add(table.seat(seat));
    }
    Table<?> then =
        Table.of(
            new TablePlan(
                plan.id(),
                plan.config(),
                plan.rules(),
                table.play().seed(),
                seats,
                plan.options().unsalted(),
                plan.host(),
                plan.practice(),
                plan.joinCode(),
                plan.watchCode(),
                plan.createdAt()));
    for (Entry entry : Acts.copies(table, ply)) {
      then.add(new Line(plan.createdAt(), entry));
    }
    return then;
  }

  /** Makes at the table as it was the next choice that was then made. */
  public static void goOn(Table<?> then, Table<?> table) {
    then.add(new Line(then.plan().createdAt(), Acts.copies(table, then.ply() + 1).getLast()));
  }

  /** The choice that was made there, if the viewer may know it. */
  public static @Nullable Ply made(Table<?> table, int ply, int eyes) {
    return ply < table.ply() ? ply(table, ply, table.play().made(ply), eyes, false) : null;
  }
}
