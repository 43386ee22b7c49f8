package governor.server.http;

import governor.core.Token;
import governor.server.live.LiveTable;
import governor.table.Acts;
import governor.table.Entry;
import governor.table.SeatPlan;
import governor.table.Sight;
import governor.table.Table;
import governor.table.TablePlan;
import governor.table.Verdict;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import tools.jackson.databind.JsonNode;

/** What people do at a table. */
final class ActsApi {
  private static final int LONGEST_BODY = 8 * 1024;
  private static final int LONGEST_WORDS = 100;
  private static final int LONGEST_CHAT = 300;
  private static final int NOBODY = -1;

  private final Node node;
  private final Access access;

  ActsApi(Node node, Access access) {
    this.node = node;
    this.access = access;
  }

  void register(RoutesConfig routes) {
    routes.post("/api/v1/tables/{id}/join", this::join);
    routes.post("/api/v1/tables/{id}/choices", this::choose);
    routes.post("/api/v1/tables/{id}/undo", this::undo);
    routes.post("/api/v1/tables/{id}/resign", this::resign);
    routes.post("/api/v1/tables/{id}/end-offer", this::offerEnd);
    routes.post("/api/v1/tables/{id}/chat", this::say);
    routes.post("/api/v1/tables/{id}/rematch", this::rematch);
  }

  private void join(Context ctx) {
    Body body = Body.of(ctx, LONGEST_BODY);
    LiveTable live = access.kept(ctx);
    boolean invited = Access.same(body.text("code", "", 100), live.plan().joinCode());
    if (!invited && !live.plan().options().isPublic()) {
      throw Problem.notYours("This join link is not valid.");
    }
    Access.checkPlayable(live);
    String name = body.text("name", SeatPlan.LONGEST_NAME).strip();
    int wanted = body.number("seat", NOBODY);
    // A join that fails should not leave a new person behind.
    if (!(live.lookFresh(table -> Acts.join(table, "nobody", name, wanted))
        instanceof Verdict.Do)) {
      Problem.unlessDone(live.look(table -> Acts.join(table, "nobody", name, wanted)));
    }
    String person = access.people().orNew(ctx);
    Verdict verdict = node.tables().act(live, table -> Acts.join(table, person, name, wanted));
    Problem.unlessDone(verdict);
    node.store().addMember(live.id(), person);
    node.tables().act(live, table -> new Verdict.Do(Acts.opening(table)));
    send(ctx, live, table -> new Sight(seat(verdict), true, person));
  }

  private static int seat(Verdict verdict) {
    return verdict instanceof Verdict.Do(List<Entry> entries)
            && entries.getFirst() instanceof Entry.Joined joined
        ? joined.seat()
        : NOBODY;
  }

  private void choose(Context ctx) {
    Body body = Body.of(ctx, LONGEST_BODY);
    int ply = body.number("ply");
    List<Token> row = new ArrayList<>();
    for (JsonNode each : body.list("choices", Acts.LONGEST_ROW)) {
      row.add(token(each));
    }
    act(ctx, body, (table, seat) -> Acts.choose(table, seat, ply, row));
  }

  private static Token token(JsonNode node) {
    if (node.isInt()) {
      return new Token.Id(node.asInt());
    }
    if (node.isString() && node.asString().length() <= LONGEST_WORDS) {
      return new Token.Words(node.asString());
    }
    throw Problem.malformed("A choice is a whole number or a short text.");
  }

  private void undo(Context ctx) {
    Body body = Body.of(ctx, LONGEST_BODY);
    int ply = body.number("ply");
    act(ctx, body, (table, seat) -> Acts.undo(table, seat, ply));
  }

  private void resign(Context ctx) {
    act(ctx, Body.of(ctx, LONGEST_BODY), Acts::resign);
  }

  private void offerEnd(Context ctx) {
    Body body = Body.of(ctx, LONGEST_BODY);
    boolean accept = body.flag("accept", true);
    act(ctx, body, (table, seat) -> Acts.offerEnd(table, seat, accept));
  }

  /** The first who wants a rematch names the new table; whoever comes later finds it there. */
  private void rematch(Context ctx) {
    Body.of(ctx, LONGEST_BODY);
    LiveTable live = access.table(ctx);
    String person = access.people().of(ctx);
    live.lookFresh(table -> access.ownSeat(table, person, NOBODY));
    Problem.unlessDone(node.tables().act(live, table -> Acts.rematch(table, People.random(9))));
    TablePlan plan = live.look(ActsApi::rematchPlan);
    LiveTable again =
        node.tables().find(plan.id()).orElseGet(() -> node.tables().create(plan, List.of()));
    ctx.status(201).header("Location", "/api/v1/tables/" + plan.id());
    send(ctx, again, table -> access.sight(ctx, table, person));
  }

  private static TablePlan rematchPlan(Table<?> table) {
    TablePlan plan = table.plan();
    return NewTable.plan(
        table.rematch(),
        table.play().game(),
        NewTable.randomSeed(),
        Acts.rotated(table),
        plan.options(),
        plan.host(),
        false);
  }

  private void say(Context ctx) {
    Body body = Body.of(ctx, LONGEST_BODY);
    String text = body.lines("text", LONGEST_CHAT).strip();
    if (text.isEmpty()) {
      throw Problem.malformed("There is nothing to say.");
    }
    access.count(ctx, Limits.Kind.CHAT);
    act(
        ctx,
        body,
        (table, seat) -> Verdict.one(new Entry.Said(seat, table.seat(seat).name(), text)));
  }

  /** Does something for the sender's seat and answers with the table as it is then. */
  private void act(Context ctx, Body body, BiFunction<Table<?>, Integer, Verdict> decide) {
    LiveTable live = access.table(ctx);
    String person = access.people().of(ctx);
    access.arrive(live, person);
    int wanted = body.number("seat", NOBODY);
    int[] seat = new int[1];
    Verdict verdict =
        node.tables()
            .act(
                live,
                table -> {
                  seat[0] = access.ownSeat(table, person, wanted);
                  return decide.apply(table, seat[0]);
                });
    Problem.unlessDone(verdict);
    if ("return=minimal".equals(ctx.header("Prefer"))) {
      ctx.status(204);
      return;
    }
    send(ctx, live, table -> new Sight(access.ownSeat(table, person, wanted), true, person));
  }

  private void send(
      Context ctx, LiveTable live, java.util.function.Function<Table<?>, Sight> sight) {
    Json.send(ctx, live.look(table -> access.position(table, sight.apply(table), 0)));
  }
}
