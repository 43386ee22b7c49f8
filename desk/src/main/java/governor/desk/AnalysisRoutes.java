package governor.desk;

import governor.bots.analysis.Decision;
import governor.bots.analysis.GameReview;
import governor.core.GameRecord;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A finished game looked at again, choice by choice. */
public final class AnalysisRoutes {
  private static final int LONGEST_BODY = 1024;
  private final Surroundings around;
  private final Access access;

  AnalysisRoutes(Surroundings around, Access access) {
    this.around = around;
    this.access = access;
  }

  List<Route> routes() {
    return List.of(
        Route.post("/tables/{id}/analysis", LONGEST_BODY, this::begin),
        Route.get("/tables/{id}/analysis", this::look));
  }

  private Answer begin(Call call) {
    call.body();
    LiveTable live = access.table(call);
    GameRecord record =
        live.lookFresh(
            table -> {
              access.sight(call, table);
              if (!table.isOpen()) {
                throw Problem.stale("A game can be analysed when it is over.");
              }
              return table.record();
            });
    call.sender().count(Counted.ADVICE);
    around.reviews().begin(live.id(), record, call.sender());
    return Answer.accepted(answer(around.reviews().find(live.id())));
  }

  private Answer look(Call call) {
    LiveTable live = access.table(call);
    live.lookFresh(table -> access.sight(call, table));
    return Answer.json(answer(around.reviews().find(live.id())));
  }

  private static Map<String, Object> answer(Optional<Reviews.Progress> review) {
    Map<String, Object> answer = new LinkedHashMap<>();
    String body = review.map(Reviews.Progress::body).orElse(null);
    answer.put("state", review.isEmpty() ? "none" : body == null ? "running" : "done");
    answer.put("done", review.map(Reviews.Progress::done).orElse(0));
    answer.put("total", review.map(Reviews.Progress::total).orElse(0));
    answer.put("place", review.map(Reviews.Progress::place).orElse(0));
    if (body != null) {
      answer.put("review", new Json.Raw(body));
    }
    return answer;
  }

  /** A review as it is sent. */
  public static String form(GameReview review) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("seats", review.seats());
    form.put("points", review.decisions().stream().map(AnalysisRoutes::point).toList());
    form.put("costliest", review.costliest());
    form.put("hindsightCostliest", review.hindsightCostliest());
    form.put("losses", review.losses());
    return Json.write(form);
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
    point.put("givesPointsAway", decision.givesPointsAway());
    point.put("sentence", decision.sentence());
    return point;
  }
}
