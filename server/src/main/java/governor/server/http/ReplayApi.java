package governor.server.http;

import governor.core.Game;
import governor.core.State;
import governor.core.View;
import governor.server.live.LiveTable;
import governor.table.Acts;
import governor.table.ComputerPlayers;
import governor.table.Entry;
import governor.table.Position;
import governor.table.ReplayMaker;
import governor.table.SeatPlan;
import governor.table.Sight;
import governor.table.Table;
import governor.table.TablePlan;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/** A table's past, and going on from any place of it. */
final class ReplayApi {
  private static final int LONGEST_BODY = 8 * 1024;

  private final Node node;
  private final Access access;

  ReplayApi(Node node, Access access) {
    this.node = node;
    this.access = access;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/v1/tables/{id}/replay", this::plies);
    routes.get("/api/v1/tables/{id}/replay/{ply}", this::position);
    routes.post("/api/v1/tables/{id}/continue", this::goOn);
  }

  private void plies(Context ctx) {
    Map<String, Object> answer =
        access
            .table(ctx)
            .lookFresh(
                table -> {
                  int eyes = eyes(ctx, table).eyes();
                  Map<String, Object> all = new LinkedHashMap<>();
                  all.put("plies", ReplayMaker.plies(table, eyes));
                  all.put("length", table.ply());
                  all.put("open", table.isOpen());
                  return all;
                });
    Json.send(ctx, answer);
  }

  private void position(Context ctx) {
    String text = ctx.pathParam("ply");
    int ply = text.matches("[0-9]{1,6}") ? Integer.parseInt(text) : -1;
    boolean all = "true".equals(ctx.queryParam("all"));
    ObjectNode answer =
        access
            .table(ctx)
            .lookFresh(
                table -> {
                  Sight sight = eyes(ctx, table);
                  if (ply < 0 || ply > table.ply()) {
                    throw Problem.unknown("The game has no such choice.");
                  }
                  return position(table, sight, ply, all);
                });
    Json.send(ctx, answer);
  }

  /** When a game is over everybody who may see it may look through any seat's eyes. */
  private Sight eyes(Context ctx, Table<?> table) {
    String wanted = ctx.queryParam("seat");
    boolean seat = wanted != null && wanted.matches("[0-9]");
    if (!table.isOpen() || !seat) {
      return access.sight(ctx, table);
    }
    Sight own = access.sightOfAnySeat(ctx, table);
    return new Sight(Integer.parseInt(wanted), true, own.person());
  }

  private ObjectNode position(Table<?> table, Sight sight, int ply, boolean all) {
    Table<?> then = ReplayMaker.before(table, ply);
    Position position = access.position(then, sight, 0);
    ObjectNode answer = Json.MAPPER.valueToTree(position);
    answer.set("made", Json.MAPPER.valueToTree(ReplayMaker.made(table, ply, sight.eyes())));
    answer.put("length", table.ply());
    if (all && table.isOpen()) {
      answer.set("views", Json.MAPPER.valueToTree(views(then)));
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
  private void goOn(Context ctx) {
    Body body = Body.of(ctx, LONGEST_BODY);
    int ply = body.number("ply");
    LiveTable live = access.table(ctx);
    live.lookFresh(table -> plan(ctx, table, ply, body, "nobody"));
    access.count(ctx, Limits.Kind.CREATE);
    String person = access.people().orNew(ctx);
    TablePlan plan = live.look(table -> plan(ctx, table, ply, body, person));
    List<Entry> past = live.look(table -> Acts.copies(table, ply));
    LiveTable fresh = node.tables().create(plan, past);
    ctx.status(201).header("Location", "/api/v1/tables/" + plan.id());
    Json.send(
        ctx, fresh.look(table -> access.position(table, access.sight(ctx, table, person), 0)));
  }

  private TablePlan plan(Context ctx, Table<?> table, int ply, Body body, String person) {
    Sight sight = access.sightOfAnySeat(ctx, table);
    if (!table.isOpen() && !(table.isSolitary() && sight.acts())) {
      throw Problem.stale("One can go on from here when the game is over.");
    }
    if (ply < 0 || ply > table.ply()) {
      throw Problem.illegal("The game has no such choice.");
    }
    Game<?> game = table.play().game();
    List<SeatPlan> seats =
        body.has("seats")
            ? NewTable.seats(body, game, person)
            : seats(table, Math.max(0, sight.eyes()), person);
    return NewTable.plan(
        People.random(9), game, table.plan().seed(), seats, table.plan().options(), person, true);
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
