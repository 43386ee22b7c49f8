package governor.server.http;

import governor.server.live.LiveTable;
import governor.table.Sight;
import governor.table.Table;
import governor.table.Thought;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Advice for the question that is asked now. */
final class HintApi {
  private final Access access;

  HintApi(Access access) {
    this.access = access;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/v1/tables/{id}/hint", this::hint);
  }

  private void hint(Context ctx) {
    LiveTable live = access.table(ctx);
    record Question(int seat, Thought<?> thought) {}
    Question question =
        live.lookFresh(
            table -> {
              Sight sight = access.sight(ctx, table);
              if (!sight.acts() || table.asked() != sight.eyes()) {
                throw Problem.illegal("You are not asked anything now.");
              }
              return new Question(sight.eyes(), table.thought());
            });
    int best = question.thought().choose();
    String words = live.look(table -> words(table, best));
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("seat", question.seat());
    answer.put("best", best);
    answer.put("sentence", "The computer player would " + words + ".");
    answer.put("candidates", List.of());
    answer.put("winShares", List.of());
    Json.send(ctx, answer);
  }

  private static <S extends governor.core.State> String words(Table<S> table, int action) {
    return table.play().game().notation().words(table.play().state(), action);
  }
}
