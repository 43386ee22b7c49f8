package governor.server.http;

import governor.desk.Body;
import governor.desk.Json;
import governor.desk.LiveTable;
import governor.desk.Problem;
import governor.server.store.Overview;
import governor.server.store.Persons;
import governor.table.Acts;
import governor.table.Entry;
import governor.table.SeatPlan;
import governor.table.Table;
import governor.table.Verdict;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** For the host alone, who knows the code: what goes on, and what can be done about it. */
final class AdminApi {
  private static final String BASE = DeskApi.BASE + "/admin";
  private static final String SCHEME = "Host ";
  private static final int LONGEST_BODY = 4_000;
  private static final int LONGEST_NOTICE = 500;
  private static final int LONGEST_BAN_HOURS = 100_000;
  private static final int MOST = 200;

  private final Node node;
  private final Senders senders;
  private final Doors doors;

  AdminApi(Node node, Senders senders, Doors doors) {
    this.node = node;
    this.senders = senders;
    this.doors = doors;
  }

  void register(RoutesConfig routes) {
    routes.before(BASE + "/*", this::check);
    routes.get(BASE + "/status", ctx -> answer(ctx, status()));
    routes.get(BASE + "/tables", ctx -> answer(ctx, tables(node.store().overview().last(MOST))));
    routes.get(
        BASE + "/waiting", ctx -> answer(ctx, tables(node.store().overview().waiting(MOST))));
    routes.get(BASE + "/persons", ctx -> answer(ctx, persons()));
    routes.get(BASE + "/quotas", ctx -> answer(ctx, Map.of("quotas", node.limits().busiest(MOST))));
    routes.post(BASE + "/tables/{id}/close", this::close);
    routes.post(BASE + "/tables/{id}/kick", this::kick);
    routes.post(BASE + "/tables/{id}/delete", this::delete);
    routes.post(BASE + "/persons/{id}/ban", this::ban);
    routes.post(BASE + "/announce", this::announce);
  }

  /** Wrong codes are counted, so that nobody can try many. */
  private void check(Context ctx) {
    String code = node.house().adminCode();
    String header = ctx.header("Authorization");
    String given =
        header != null && header.startsWith(SCHEME)
            ? header.substring(SCHEME.length()).strip()
            : "";
    if (!senders.knows(ctx, code, given)) {
      throw Problem.notYours("This is for the host, who knows the code.");
    }
  }

  private static void answer(Context ctx, Object answer) {
    ctx.contentType("application/json").result(Json.write(answer));
  }

  private static void done(Context ctx) {
    answer(ctx, Map.of("done", true));
  }

  private Map<String, Object> status() {
    Runtime runtime = Runtime.getRuntime();
    Map<String, Object> status = new LinkedHashMap<>();
    status.put("trouble", node.store().whatIsWrong().orElse(""));
    status.put("notice", node.store().persons().notice());
    status.put("counts", node.store().overview().counts());
    status.put("databaseBytes", node.store().overview().bytes());
    status.put("tablesInMemory", node.tables().size());
    status.put("streams", node.presence().size());
    status.put("connections", doors.size());
    status.put("thinking", node.thinkers().waiting());
    status.put("writesWaiting", node.store().writesWaiting());
    status.put("heapBytes", runtime.totalMemory() - runtime.freeMemory());
    status.put("mostHeapBytes", runtime.maxMemory());
    return status;
  }

  private static Map<String, Object> tables(List<Overview.Game> games) {
    List<Map<String, Object>> rows = new ArrayList<>();
    long now = System.currentTimeMillis();
    for (Overview.Game game : games) {
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("id", game.id());
      row.put("config", game.config());
      row.put("status", game.status());
      row.put("seats", game.seats().stream().map(SeatPlan::name).toList());
      row.put("people", game.seats().stream().map(SeatPlan::person).toList());
      row.put("waitsFor", game.waitsFor());
      row.put("thinks", game.leaseUntil() > now);
      row.put("changedAt", Instant.ofEpochMilli(game.changedAt()).toString());
      rows.add(row);
    }
    return Map.of("tables", rows);
  }

  /** How people are called at their tables, as far as those were played lately. */
  private Map<String, String> names() {
    Map<String, String> names = new HashMap<>();
    for (Overview.Game game : node.store().overview().last(MOST)) {
      game.seats().forEach(seat -> names.putIfAbsent(seat.person(), seat.name()));
    }
    names.remove("");
    return names;
  }

  private Map<String, Object> persons() {
    Map<String, String> names = names();
    List<Map<String, Object>> rows = new ArrayList<>();
    for (Persons.Listed each : node.store().persons().list(MOST)) {
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("id", each.id());
      row.put("name", names.getOrDefault(each.id(), ""));
      row.put("login", each.login());
      row.put("games", each.games());
      row.put("createdAt", Instant.ofEpochMilli(each.createdAt()).toString());
      boolean banned = each.bannedUntil() > System.currentTimeMillis();
      row.put("bannedUntil", banned ? Instant.ofEpochMilli(each.bannedUntil()).toString() : "");
      rows.add(row);
    }
    return Map.of("persons", rows);
  }

  private LiveTable table(Context ctx) {
    return node.tables()
        .find(ctx.pathParam("id"))
        .orElseThrow(() -> Problem.unknown("There is no such table."));
  }

  /** Stops a game where it is. */
  private void close(Context ctx) {
    node.tables()
        .act(
            table(ctx),
            table ->
                table.status() == Table.Status.OVER || table.status() == Table.Status.ENDED
                    ? new Verdict.Done()
                    : Verdict.one(new Entry.Stopped()));
    done(ctx);
  }

  /** A computer player plays on for whoever sits there. */
  private void kick(Context ctx) {
    int seat = Body.of(DeskApi.body(ctx, LONGEST_BODY)).number("seat");
    LiveTable live = table(ctx);
    if (seat < 0 || seat >= live.plan().seats().size()) {
      throw Problem.malformed("There is no such seat.");
    }
    Problem.unlessDone(
        node.tables()
            .act(
                live,
                table ->
                    table.seat(seat).isPerson()
                        ? Acts.resign(table, seat)
                        : new Verdict.Illegal("Nobody sits there whom a computer could follow.")));
    done(ctx);
  }

  private void delete(Context ctx) {
    String id = table(ctx).id();
    node.store().archives().delete(id);
    node.tables().forget(id);
    done(ctx);
  }

  private void ban(Context ctx) {
    int hours = Body.of(DeskApi.body(ctx, LONGEST_BODY)).number("hours");
    if (hours < 0 || hours > LONGEST_BAN_HOURS) {
      throw Problem.malformed("Somebody may be banned for 0 to 100000 hours.");
    }
    long until = hours == 0 ? 0 : System.currentTimeMillis() + TimeUnit.HOURS.toMillis(hours);
    if (!node.store().persons().ban(ctx.pathParam("id"), until)) {
      throw Problem.unknown("There is no such person.");
    }
    done(ctx);
  }

  private void announce(Context ctx) {
    String text = Body.of(DeskApi.body(ctx, LONGEST_BODY)).text("text", LONGEST_NOTICE).strip();
    node.store().persons().announce(text);
    done(ctx);
  }
}
