package governor.desk;

import governor.core.Draws;
import governor.core.State;
import governor.table.Acts;
import governor.table.Entry;
import governor.table.Seating;
import governor.table.Table;
import governor.table.Verdict;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What people settle beside the game: the shuffle, who watches, the seat of one who is gone. */
final class SeatRoutes {
  private static final int LONGEST_BODY = 1024;
  private static final int LONGEST_SALT = 64;

  private final Surroundings around;
  private final Access access;

  SeatRoutes(Surroundings around, Access access) {
    this.around = around;
    this.access = access;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/tables/{id}/salt", LONGEST_BODY, this::salt),
        Route.get("/tables/{id}/shuffle", this::shuffle),
        Route.post("/tables/{id}/watch", LONGEST_BODY, this::withdrawWatch),
        Route.post("/tables/{id}/hand-over", LONGEST_BODY, this::handOver));
  }

  private Answer salt(Call call) {
    Body body = call.body();
    LiveTable live = seated(call);
    String salt = body.text("salt", LONGEST_SALT).strip();
    Answer answer = act(call, table -> Seating.salt(table, call.person(), salt));
    around.tables().act(live, table -> new Verdict.Do(Acts.opening(table)));
    return answer;
  }

  private Answer withdrawWatch(Call call) {
    call.body();
    return act(call, table -> Seating.withdrawWatch(table, call.person()));
  }

  private Answer handOver(Call call) {
    Body body = call.body();
    int seat = body.number("seat");
    boolean toPerson = body.flag("toPerson", false);
    boolean agrees = body.flag("agrees", true);
    return act(
        call,
        table -> {
          if (seat < 0 || seat >= table.seats()) {
            throw Problem.malformed("There is no such seat.");
          }
          int own = access.ownSeat(table, call.person(), -1);
          return Seating.handOver(
              table,
              new Entry.HandsOver(own, seat, toPerson, agrees),
              around.presence().isGone(table, seat));
        });
  }

  /** The table, if the sender has a seat there. */
  private LiveTable seated(Call call) {
    LiveTable live = access.table(call);
    live.lookFresh(table -> access.ownSeat(table, call.person(), -1));
    return live;
  }

  /** Does something for somebody who has a seat there. */
  private Answer act(Call call, Function<Table<?>, Verdict> decide) {
    LiveTable live = seated(call);
    Problem.unlessDone(around.tables().act(live, decide));
    return Answer.json(live.look(table -> Map.of("version", table.version(), "ply", table.ply())));
  }

  /** All that others need to check the shuffle; it would tell the cards before the end. */
  private Answer shuffle(Call call) {
    Map<String, Object> proof =
        access
            .table(call)
            .lookFresh(
                table -> {
                  access.sight(call, table);
                  if (!table.isSeedOpen()) {
                    throw Problem.stale("The shuffle can be checked when the game is over.");
                  }
                  return proof(table);
                });
    return Answer.json(proof);
  }

  private static <S extends State> Map<String, Object> proof(Table<S> table) {
    return Draws.proof(table.play().game(), table.record());
  }
}
