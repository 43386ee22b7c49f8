package governor.desk;

import governor.bots.Budget;
import governor.bots.analysis.Advice;
import governor.bots.analysis.Analyst;
import governor.bots.analysis.Candidate;
import governor.bots.levels.Kits;
import governor.core.Game;
import governor.core.Options;
import governor.core.Rng;
import governor.core.State;
import governor.table.Play;
import governor.table.Sight;
import governor.table.Table;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Advice for the question that is asked now, judged by what the seat knows. */
final class HintRoute {
  private static final Budget BUDGET = Budget.ofMillis(600);
  private final Surroundings around;
  private final Access access;

  HintRoute(Surroundings around, Access access) {
    this.around = around;
    this.access = access;
  }

  List<Route> routes() {
    return List.of(Route.get("/tables/{id}/hint", this::hint));
  }

  private Answer hint(Call call) {
    LiveTable live = access.table(call);
    Supplier<Advice> question =
        live.lookFresh(
            table -> {
              Sight sight = access.sight(call, table);
              if (!sight.acts() || table.asked() != sight.eyes()) {
                throw Problem.illegal("You are not asked anything now.");
              }
              return question(table);
            });
    call.sender().count(Counted.ADVICE);
    return Answer.json(answer(around.thinking().compute(call.person(), question)));
  }

  /** The question cut off from the table, so that nobody waits for the answer. */
  private static <S extends State> Supplier<Advice> question(Table<S> table) {
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
    answer.put("candidates", advice.candidates().stream().map(HintRoute::candidate).toList());
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
    map.put("givesPointsAway", candidate.givesPointsAway());
    map.put("sentence", candidate.sentence());
    return map;
  }
}
