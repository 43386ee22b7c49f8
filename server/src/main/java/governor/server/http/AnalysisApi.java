package governor.server.http;

import governor.core.GameRecord;
import governor.players.analysis.Decision;
import governor.players.analysis.GameReview;
import governor.server.live.LiveTable;
import governor.server.store.Reviews.Review;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A finished game looked at again, choice by choice. */
final class AnalysisApi {
  private static final int LONGEST_BODY = 1024;
  private final Node node;
  private final Access access;

  AnalysisApi(Node node, Access access) {
    this.node = node;
    this.access = access;
  }

  void register(RoutesConfig routes) {
    routes.post("/api/v1/tables/{id}/analysis", this::begin);
    routes.get("/api/v1/tables/{id}/analysis", this::look);
  }

  private void begin(Context ctx) {
    Body.of(ctx, LONGEST_BODY);
    LiveTable live = access.table(ctx);
    GameRecord record =
        live.lookFresh(
            table -> {
              access.sight(ctx, table);
              if (!table.isOpen()) {
                throw Problem.stale("A game can be analysed when it is over.");
              }
              return table.record();
            });
    access.count(ctx, Limits.Kind.ADVICE);
    node.reviewers().begin(live.id(), record);
    ctx.status(202);
    Json.send(ctx, answer(node.store().reviews().find(live.id())));
  }

  private void look(Context ctx) {
    LiveTable live = access.table(ctx);
    live.lookFresh(table -> access.sight(ctx, table));
    Json.send(ctx, answer(node.store().reviews().find(live.id())));
  }

  private static Map<String, Object> answer(Optional<Review> review) {
    Map<String, Object> answer = new LinkedHashMap<>();
    String body = review.map(Review::body).orElse(null);
    answer.put("state", review.isEmpty() ? "none" : body == null ? "running" : "done");
    answer.put("done", review.map(Review::done).orElse(0));
    answer.put("total", review.map(Review::total).orElse(0));
    if (body != null) {
      answer.put("review", Json.MAPPER.readTree(body));
    }
    return answer;
  }

  /** A review as it is sent. */
  static String form(GameReview review) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("seats", review.seats());
    form.put("points", review.decisions().stream().map(AnalysisApi::point).toList());
    form.put("costliest", review.costliest());
    form.put("hindsightCostliest", review.hindsightCostliest());
    form.put("losses", review.losses());
    return Json.MAPPER.writeValueAsString(form);
  }

  private static Map<String, Object> point(Decision decision) {
    Map<String, Object> point = new LinkedHashMap<>();
    point.put("ply", decision.ply());
    point.put("seat", decision.seat());
    point.put("round", decision.round());
    point.put("words", decision.chosen());
    point.put("winShares", List.copyOf(decision.shares()));
    point.put("loss", decision.loss());
    point.put("lossError", decision.lossError());
    point.put("best", decision.better());
    point.put("hindsightShares", List.copyOf(decision.hindsightShares()));
    point.put("hindsightLoss", decision.hindsightLoss());
    point.put("hindsightBest", decision.hindsightBetter());
    point.put("reasons", decision.reasons());
    point.put("sentence", decision.sentence());
    return point;
  }
}
