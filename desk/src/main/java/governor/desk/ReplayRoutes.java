package governor.desk;

import governor.core.Game;
import governor.core.State;
import governor.core.View;
import governor.table.Acts;
import governor.table.ComputerPlayers;
import governor.table.Entry;
import governor.table.ReplayMaker;
import governor.table.SeatPlan;
import governor.table.Sight;
import governor.table.Table;
import governor.table.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table's past, and going on from any place of it. */
final class ReplayRoutes {
  private static final int LONGEST_BODY = 8 * 1024;

  private final Surroundings around;
  private final Access access;
  private final Positions positions;

  ReplayRoutes(Surroundings around, Access access, Positions positions) {
    this.positions = positions;
    this.around = around;
    this.access = access;
  }

  List<Route> routes() {
    return List.of(
        Route.get("/tables/{id}/replay", this::plies),
        Route.get("/tables/{id}/replay/{ply}", this::position),
        Route.post("/tables/{id}/continue", LONGEST_BODY, this::goOn));
  }

  private Answer plies(Call call) {
    Map<String, Object> answer =
        access
            .table(call)
            .lookFresh(
                table -> {
                  int eyes = eyes(call, table).eyes();
                  Map<String, Object> all = new LinkedHashMap<>();
                  all.put("plies", ReplayMaker.plies(table, eyes));
                  all.put("length", table.ply());
                  all.put("open", table.isOpen());
                  return all;
                });
    return Answer.json(answer);
  }

  private Answer position(Call call) {
    String text = call.path().get(1);
    int ply = text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : -1;
    boolean all = "true".equals(call.query("all"));
    boolean steps = "true".equals(call.query("steps"));
    Map<String, @Nullable Object> answer =
        access
            .table(call)
            .lookFresh(
                table -> {
                  Sight sight = eyes(call, table);
                  if (ply < 0 || ply > table.ply()) {
                    throw Problem.unknown("The game has no such choice.");
                  }
                  return position(table, sight, ply, all, steps);
                });
    return Answer.json(answer);
  }

  /** When a game is over everybody who may see it may look through any seat's eyes. */
  private Sight eyes(Call call, Table<?> table) {
    String wanted = call.query("seat");
    boolean seat = wanted != null && wanted.matches("[0-9]");
    if (!table.isOpen() || !seat) {
      return access.sight(call, table);
    }
    Sight own = access.sightOfAnySeat(call, table);
    return new Sight(Integer.parseInt(wanted), true, own.person());
  }

  private Map<String, @Nullable Object> position(
      Table<?> table, Sight sight, int ply, boolean all, boolean steps) {
    Table<?> then = ReplayMaker.before(table, steps && ply > 0 ? ply - 1 : ply);
    Scenes scenes = new Scenes();
    if (steps && ply > 0) {
      scenes.addTo(Json.fields(access.position(then, sight, 0)), then);
      ReplayMaker.goOn(then, table);
    }
    Map<String, @Nullable Object> answer = Json.fields(access.position(then, sight, 0));
    if (steps) {
      scenes.addTo(answer, then);
    }
    answer.put("made", ReplayMaker.made(table, ply, sight.eyes()));
    answer.put("length", table.ply());
    if (all && table.isOpen()) {
      answer.put("views", views(then));
    }
    return answer;
  }

  private static <S extends State> List<View> views(Table<S> table) {
    List<View> views = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      views.add(table.play().game().view(table.play().state(), seat));
    }
    return views;
  }

  /** A new table with the same past; only where that gives nothing away. */
  private Answer goOn(Call call) {
    Body body = call.body();
    int ply = body.number("ply");
    LiveTable live = access.table(call);
    live.lookFresh(table -> plan(call, table, ply, body, "nobody"));
    call.sender().count(Counted.CREATE);
    String person = call.sender().personOrNew();
    TablePlan plan = live.look(table -> plan(call, table, ply, body, person));
    List<Entry> past = live.look(table -> Acts.copies(table, ply));
    around.tables().act(live, Acts::branch);
    LiveTable fresh = around.tables().create(plan, past);
    return positions.created(call, fresh, person);
  }

  private TablePlan plan(Call call, Table<?> table, int ply, Body body, String person) {
    Sight sight = access.sightOfAnySeat(call, table);
    if (!table.isOpen() && !(table.isSolitary() && sight.acts())) {
      throw Problem.stale("One can go on from here when the game is over.");
    }
    if (ply < 0 || ply > table.ply()) {
      throw Problem.illegal("The game has no such choice.");
    }
    Game<?> game = table.play().game();
    List<SeatPlan> seats =
        body.has("seats")
            ? NewTable.seats(body, game, 0, person)
            : seats(table, Math.max(0, sight.eyes()), person);
    return NewTable.plan(
        around.journals(),
        around.journals().newName(),
        game,
        table.play().seed(),
        seats,
        table.plan().options().unsalted(),
        person,
        true);
  }

  /** The sender takes the seat that they had, or the first; the others are computer players. */
  private static List<SeatPlan> seats(Table<?> table, int own, String person) {
    List<SeatPlan> seats = new ArrayList<>();
    for (int seat = 0; seat < table.seats(); seat++) {
      SeatPlan before = table.seat(seat);
      int level = before.isComputer() ? before.level() : ComputerPlayers.USUAL_LEVEL;
      seats.add(
          seat == own
              ? SeatPlan.person(before.name(), person)
              : SeatPlan.computer(before.name(), level, before.personality()));
    }
    return seats;
  }
}
