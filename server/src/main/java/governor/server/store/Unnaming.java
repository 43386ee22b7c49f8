package governor.server.store;

import governor.desk.Codes;
import governor.desk.PlanText;
import governor.table.Entry;
import governor.table.Line;
import governor.table.SeatPlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/**
 * Takes a person out of a game that others played too: the choices stay, since they are the game,
 * and the name, what was said and who it was go.
 */
final class Unnaming {
  private final Handle handle;
  private final String game;
  private final String person;

  /** Nobody's: no sender has such a name. */
  private final String nobody = "gone " + Codes.random(9);

  private final Set<Integer> seats = new HashSet<>();

  private Unnaming(Handle handle, String game, String person) {
    this.handle = handle;
    this.game = game;
    this.person = person;
  }

  static void of(Handle handle, String game, String person) {
    new Unnaming(handle, game, person).run();
  }

  private void run() {
    List<Line> lines = Archives.lines(handle, game, 0);
    String text =
        handle
            .createQuery("select seats from game where id = :game")
            .bind("game", game)
            .mapTo(String.class)
            .one();
    List<SeatPlan> plan = new ArrayList<>();
    for (SeatPlan each : PlanText.seats(text)) {
      boolean theirs = each.person().equals(person);
      if (theirs) {
        seats.add(plan.size());
      }
      plan.add(
          theirs
              ? new SeatPlan(
                  each.kind(), name(plan.size()), nobody, each.level(), each.personality())
              : each);
    }
    List<Line> unnamed =
        lines.stream().map(line -> new Line(line.at(), entry(line.entry()))).toList();
    handle.execute(
        """
        update game set seats = ?, brief = '', archived = 0,
          host = case when host = ? then ? else host end where id = ?
        """,
        PlanText.seats(plan),
        person,
        nobody,
        game);
    handle.execute("delete from archive where game = ?", game);
    handle.execute("delete from journal where game = ?", game);
    handle.execute("delete from review where game = ?", game);
    GameRows.insert(handle, game, unnamed);
  }

  private static String name(int seat) {
    return "Seat " + (seat + 1);
  }

  private Entry entry(Entry entry) {
    return switch (entry) {
      case Entry.Joined(int seat, String who, String _) when who.equals(person) -> {
        seats.add(seat);
        yield new Entry.Joined(seat, nobody, name(seat));
      }
      case Entry.Said(int seat, String _, String _) when seats.contains(seat) ->
          new Entry.Said(seat, name(seat), "...");
      default -> entry;
    };
  }
}
