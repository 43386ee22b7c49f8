package governor.lab.pool.styles;

import governor.bots.puertorico.heuristic.PuertoRicoGreedy;
import governor.core.Action;
import governor.core.Agenda;
import governor.core.Player;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Role;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import java.util.List;
import java.util.function.Function;

/** The styles of Puerto Rico. */
final class PuertoRicoStyles {
  /** A hoarder builds nothing cheaper. */
  private static final int DEAR = 7;

  private PuertoRicoStyles() {}

  static List<Styled<PuertoRicoState, PuertoRicoGame>> all() {
    return List.of(
        styled(
            "rush-ships",
            "ships whenever it can, and produces when it cannot",
            game -> new Preferring<>(PuertoRicoGreedy.firstShipper(), PuertoRicoStyles::ships)),
        styled(
            "rush-buildings",
            "fills its city as fast as it can, the cheapest building first",
            game -> new Preferring<>(PuertoRicoGreedy.firstBuilder(), PuertoRicoStyles::buildings)),
        styled(
            "rush-colonists",
            "brings colonists whenever it can",
            game -> new Preferring<>(PuertoRicoGreedy.firstBuilder(), PuertoRicoStyles::colonists)),
        styled(
            "hoarder",
            "saves its money for large buildings",
            game -> new Preferring<>(PuertoRicoGreedy.firstBuilder(), PuertoRicoStyles::hoards)),
        styled(
            "role-shy",
            "ships, and never takes settler, builder or trader by its own choice",
            game -> new Preferring<>(PuertoRicoGreedy.firstShipper(), PuertoRicoStyles::shies)),
        styled(
            "copycat",
            "builds and plants what the leader has",
            game -> new Preferring<>(PuertoRicoGreedy.firstBuilder(), new Copycat(game)::rank)),
        styled("basher", "does what hurts the leader", game -> search(game, 2, 1.5)),
        styled("maxn-3", "max^n of three plies", game -> search(game, 3, 0.5)),
        styled("maxn-5", "max^n of five plies", game -> search(game, 5, 0.5)),
        styled(
            "seer",
            "max^n of three plies that sees all tiles",
            game ->
                new AllSeeing<>(game, new PuertoRicoStanding(), PuertoRicoGreedy.firstBuilder())));
  }

  private static Styled<PuertoRicoState, PuertoRicoGame> styled(
      String word, String about, Function<PuertoRicoGame, Player<PuertoRicoState>> make) {
    return new Styled<>(word, about, make);
  }

  private static Player<PuertoRicoState> search(PuertoRicoGame game, int plies, double spite) {
    return new MaxN<>(
        game, new PuertoRicoStanding(), PuertoRicoGreedy.firstBuilder(), plies, spite);
  }

  /** The role that a choice takes; the most harmless one for anything else. */
  private static Role role(int action) {
    return Action.verb(action) == Verb.TAKE ? Role.of(Action.a(action)) : Role.MAYOR;
  }

  private static boolean asksForRole(PuertoRicoState s) {
    return Agenda.step(s.top()) == StepId.CHOOSE_ROLE;
  }

  private static int ships(PuertoRicoState s, int action) {
    if (!asksForRole(s)) {
      return 0;
    }
    int goods = s.goods(s.seatToAct());
    return switch (role(action)) {
      case CAPTAIN -> goods >= 2 ? 2 : 0;
      case CRAFTSMAN -> goods < 2 ? 1 : 0;
      default -> 0;
    };
  }

  private static int buildings(PuertoRicoState s, int action) {
    if (asksForRole(s)) {
      return role(action) == Role.BUILDER && s.doubloons(s.seatToAct()) >= 2 ? 1 : 0;
    }
    if (Agenda.step(s.top()) != StepId.BUILD) {
      return 0;
    }
    return Action.verb(action) == Verb.BUILD ? 100 - s.rules().cost(Action.a(action)) : 0;
  }

  private static int colonists(PuertoRicoState s, int action) {
    return asksForRole(s) && role(action) == Role.MAYOR ? 1 : 0;
  }

  private static int hoards(PuertoRicoState s, int action) {
    if (asksForRole(s)) {
      boolean rich = s.doubloons(s.seatToAct()) >= DEAR;
      return switch (role(action)) {
        case BUILDER -> rich ? 1 : -1;
        default -> 0;
      };
    }
    boolean building = Action.verb(action) == Verb.BUILD;
    return building && !s.endIsNear() && s.rules().cost(Action.a(action)) < DEAR ? -1 : 0;
  }

  private static int shies(PuertoRicoState s, int action) {
    if (!asksForRole(s)) {
      return 0;
    }
    return switch (role(action)) {
      case SETTLER, BUILDER, TRADER -> -1;
      default -> 0;
    };
  }

  /** Has the leader's city and island in mind. */
  private record Copycat(PuertoRicoGame game) {
    int rank(PuertoRicoState s, int action) {
      int leader = Leader.other(game, s);
      return switch (Action.verb(action)) {
        case Verb.BUILD -> s.owns(leader, Action.a(action)) ? 1 : 0;
        case Verb.TAKE_TILE ->
            s.tiles(leader, Action.a(action)) > s.tiles(s.seatToAct(), Action.a(action)) ? 1 : 0;
        default -> 0;
      };
    }
  }
}
