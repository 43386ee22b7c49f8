package governor.server.http;

import governor.server.live.LiveTable;
import governor.table.ShelvedTable;
import governor.table.TablePlan;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Setting tables up, finding them and looking at them. */
final class TablesApi {
  private static final int LONGEST_BODY = 8 * 1024;
  private static final int LONGEST_LIST = 50;

  private final Node node;
  private final Access access;

  TablesApi(Node node, Access access) {
    this.node = node;
    this.access = access;
  }

  void register(RoutesConfig routes) {
    routes.post("/api/v1/tokens", this::tokens);
    routes.post("/api/v1/tables", this::create);
    routes.get("/api/v1/tables", this::list);
    routes.get("/api/v1/tables/{id}", this::position);
  }

  private void create(Context ctx) {
    Body body = Body.of(ctx, LONGEST_BODY);
    // A mistake in the body should not leave a new person behind.
    NewTable.read(body, "nobody");
    access.count(ctx, Limits.Kind.CREATE);
    String person = access.people().orNew(ctx);
    TablePlan plan = NewTable.read(body, person);
    LiveTable live = node.tables().create(plan, List.of());
    ctx.status(201).header("Location", "/api/v1/tables/" + plan.id());
    send(ctx, live, person);
  }

  private void list(Context ctx) {
    String person = access.people().of(ctx);
    String scope = ctx.queryParam("scope");
    List<String> ids;
    if ("public".equals(scope)) {
      ids = node.store().publicGames(LONGEST_LIST);
    } else if (scope == null || scope.equals("mine")) {
      ids = person.isEmpty() ? List.of() : node.store().gamesOf(person, LONGEST_LIST);
    } else {
      throw Problem.malformed("The scope must be mine or public.");
    }
    List<Summary> summaries = new ArrayList<>();
    for (String id : ids) {
      node.tables().find(id).ifPresent(live -> summaries.add(summary(live, person)));
    }
    Json.send(ctx, Map.of("tables", summaries));
  }

  private static Summary summary(LiveTable live, String person) {
    Optional<ShelvedTable> shelved = live.shelved();
    return shelved.isPresent()
        ? Summary.of(shelved.get(), person)
        : live.lookFresh(table -> Summary.of(table, person));
  }

  private void tokens(Context ctx) {
    access.count(ctx, Limits.Kind.TOKEN);
    ctx.status(201);
    Json.send(ctx, Map.of("token", access.people().newToken()));
  }

  private void position(Context ctx) {
    LiveTable live = access.table(ctx);
    String person = access.people().of(ctx);
    access.arrive(live, person);
    send(ctx, live, person);
  }

  /** Answers with the table as the sender may know it. */
  private void send(Context ctx, LiveTable live, String person) {
    Json.send(
        ctx,
        live.lookFresh(
            table ->
                Sent.of(ctx, table, access.position(table, access.sight(ctx, table, person), 0))));
  }
}
