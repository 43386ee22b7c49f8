package governor.server.http;

import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.players.Budget;
import governor.players.analysis.Advice;
import governor.players.analysis.Analyst;
import governor.players.analysis.Candidate;
import governor.players.levels.Kits;
import governor.server.live.LiveTable;
import governor.table.Play;
import governor.table.Sight;
import governor.table.Table;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;

/** Advice for the question that is asked now, judged by what the seat knows. */
final class HintApi {
  private static final Budget BUDGET = Budget.ofMillis(600);
  private final Node node;
  private final Access access;

  HintApi(Node node, Access access) {
    this.node = node;
    this.access = access;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/v1/tables/{id}/hint", this::hint);
  }

  private void hint(Context ctx) throws InterruptedException, ExecutionException {
    LiveTable live = access.table(ctx);
    Callable<Advice> question =
        live.lookFresh(
            table -> {
              Sight sight = access.sight(ctx, table);
              if (!sight.acts() || table.asked() != sight.eyes()) {
                throw Problem.illegal("You are not asked anything now.");
              }
              return question(table);
            });
    access.count(ctx, Limits.Kind.ADVICE);
    Json.send(ctx, answer(node.thinkers().compute(question)));
  }

  /** The question cut off from the table, so that nobody waits for the answer. */
  private static <S extends State> Callable<Advice> question(Table<S> table) {
    Play<S> play = table.play();
    Game<S> game = play.game();
    List<String> names = table.names();
    Rng rng = new Rng(play.length());
    S state = game.copy(play.state());
    Options options = new Options();
    game.advance(state, options);
    return () -> new Analyst<>(Kits.of(game), names).hint(state, options, BUDGET, rng);
  }

  private static Map<String, Object> answer(Advice advice) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("seat", advice.seat());
    answer.put("best", advice.best().action());
    answer.put("sentence", advice.sentence());
    answer.put("candidates", advice.candidates().stream().map(HintApi::candidate).toList());
    answer.put("winShares", advice.shares());
    return answer;
  }

  private static Map<String, Object> candidate(Candidate candidate) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", candidate.action());
    map.put("words", candidate.words());
    map.put("winShare", candidate.share());
    map.put("error", candidate.error());
    map.put("loss", candidate.loss());
    map.put("lossError", candidate.lossError());
    map.put("margin", candidate.margin());
    map.put("visits", candidate.visits());
    map.put("reasons", candidate.reasons());
    map.put("sentence", candidate.sentence());
    return map;
  }
}
