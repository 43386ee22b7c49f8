package governor.lab.pool.styles;

import governor.bots.sanjuan.heuristic.SanJuanGreedy;
import governor.core.Action;
import governor.core.Agenda;
import governor.core.Player;
import governor.sanjuan.Role;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import java.util.List;
import java.util.function.Function;

/** The styles of San Juan. */
final class SanJuanStyles {
  /** A hoarder builds nothing cheaper. */
  private static final int DEAR = 4;

  private static final int FULL_HAND = 6;

  private SanJuanStyles() {}

  static List<Styled<SanJuanState, SanJuanGame>> all() {
    return List.of(
        styled(
            "rush-cards",
            "builds twelve cheap cards as fast as it can",
            game -> new Preferring<>(new SanJuanGreedy(), SanJuanStyles::cheap)),
        styled(
            "rush-goods",
            "produces and trades whenever it can",
            game -> new Preferring<>(new SanJuanGreedy(), SanJuanStyles::goods)),
        styled(
            "hoarder",
            "saves its cards for dear buildings",
            game -> new Preferring<>(new SanJuanGreedy(), SanJuanStyles::hoards)),
        styled(
            "role-shy",
            "never takes builder or councillor by its own choice",
            game -> new Preferring<>(new SanJuanGreedy(), SanJuanStyles::shies)),
        styled(
            "copycat",
            "builds what the leader has",
            game -> new Preferring<>(new SanJuanGreedy(), new Copycat(game)::rank)),
        styled("basher", "does what hurts the leader", game -> search(game, 2, 1.5)),
        styled("maxn-3", "max^n of three plies", game -> search(game, 3, 0.5)),
        styled("maxn-5", "max^n of five plies", game -> search(game, 5, 0.5)),
        styled(
            "seer",
            "max^n of three plies that sees all cards",
            game -> new AllSeeing<>(game, new SanJuanStanding(game), new SanJuanGreedy())));
  }

  private static Styled<SanJuanState, SanJuanGame> styled(
      String word, String about, Function<SanJuanGame, Player<SanJuanState>> make) {
    return new Styled<>(word, about, make);
  }

  private static Player<SanJuanState> search(SanJuanGame game, int plies, double spite) {
    return new MaxN<>(game, new SanJuanStanding(game), new SanJuanGreedy(), plies, spite);
  }

  private static boolean takes(SanJuanState s, int action, Role role) {
    return Agenda.step(s.top()) == StepId.CHOOSE_ROLE
        && Action.verb(action) == Verb.TAKE
        && Action.a(action) == role.ordinal();
  }

  private static boolean builds(SanJuanState s, int action) {
    return Agenda.step(s.top()) == StepId.BUILD && Action.verb(action) == Verb.BUILD;
  }

  private static int cheap(SanJuanState s, int action) {
    if (takes(s, action, Role.BUILDER)) {
      return s.handSize(s.seatToAct()) > 2 ? 1 : 0;
    }
    return builds(s, action) ? 100 - s.rules().cost(Action.a(action)) : 0;
  }

  private static int goods(SanJuanState s, int action) {
    int goods = s.goods(s.seatToAct());
    if (takes(s, action, Role.TRADER)) {
      return goods > 0 ? 2 : -1;
    }
    return takes(s, action, Role.PRODUCER) && goods == 0 ? 1 : 0;
  }

  private static int hoards(SanJuanState s, int action) {
    if (takes(s, action, Role.BUILDER)) {
      return s.handSize(s.seatToAct()) >= FULL_HAND ? 1 : -1;
    }
    return builds(s, action) && s.rules().cost(Action.a(action)) < DEAR ? -1 : 0;
  }

  private static int shies(SanJuanState s, int action) {
    return takes(s, action, Role.BUILDER) || takes(s, action, Role.COUNCILLOR) ? -1 : 0;
  }

  /** Has the leader's buildings in mind. */
  private record Copycat(SanJuanGame game) {
    int rank(SanJuanState s, int action) {
      boolean same = builds(s, action) && s.count(Leader.other(game, s), Action.a(action)) > 0;
      return same ? 1 : 0;
    }
  }
}
