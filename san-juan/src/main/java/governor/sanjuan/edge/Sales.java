package governor.sanjuan.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.sanjuan.SanJuanGame;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;

/** The cards that are due to a seat for what it sells, produces or exchanges. */
final class Sales {
  private Sales() {}

  /** Whether the prices of the trader phase that runs or comes next are known. */
  static boolean tileIsKnown(SanJuanState s) {
    return s.tilePlace() < s.tilesKnown();
  }

  /** The cards that the seat that is asked would draw if it ended its picks here. */
  static int due(SanJuanGame game, SanJuanState s) {
    return due(game, game.copy(s), Agenda.step(s.top()), s.seatToAct());
  }

  /** The same after one more pick. */
  static int dueAfter(SanJuanGame game, SanJuanState s, int action) {
    SanJuanState after = game.copy(s);
    game.apply(after, action);
    return due(game, after, Agenda.step(s.top()), s.seatToAct());
  }

  /** The draws that are due already and those that ending the picks of this step adds. */
  private static int due(SanJuanGame game, SanJuanState end, int step, int seat) {
    int cards = takeDraws(end, seat);
    if (isOnTop(end, step, seat)) {
      game.apply(end, Action.of(Verb.DONE));
    }
    if (!end.isOver() && isKeeper(end) && end.seatToAct() == seat) {
      end.pop();
    }
    return cards + takeDraws(end, seat);
  }

  /** Whether a building that may take a good that was sold asks its question. */
  private static boolean isKeeper(SanJuanState s) {
    int card = StepId.card(s.top());
    return card >= 0 && (s.rules().keepsSoldGood() >>> card & 1) != 0;
  }

  private static boolean isOnTop(SanJuanState s, int step, int seat) {
    return !s.isOver() && Agenda.step(s.top()) == step && s.seatToAct() == seat;
  }

  /** Takes the seat's draws off the agenda, optional ones too; returns how many cards they are. */
  private static int takeDraws(SanJuanState s, int seat) {
    int cards = 0;
    while (!s.isOver() && s.seatToAct() == seat && draws(s) > 0) {
      cards += draws(s);
      s.pop();
    }
    return cards;
  }

  /** The cards that the step on top draws, or that a building adds, as far as its owner likes. */
  private static int draws(SanJuanState s) {
    int step = Agenda.step(s.top());
    return step == StepId.DRAW ? Agenda.a(s.top()) : s.rules().givesExtraCard(step) ? 1 : 0;
  }

  /** The most cards that a seat whose sale is on top of the agenda could draw for its goods. */
  static int best(SanJuanGame game, SanJuanState s) {
    return best(game, s, 0);
  }

  private static int best(SanJuanGame game, SanJuanState s, int drawn) {
    int best = drawn + due(game, s);
    Options options = new Options();
    game.runStep(game.copy(s), options);
    for (int i = 0; i < options.size(); i++) {
      if (Action.verb(options.get(i)) == Verb.SELL) {
        SanJuanState next = game.copy(s);
        game.apply(next, options.get(i));
        int cards = takeDraws(next, s.seatToAct());
        best = Math.max(best, best(game, next, drawn + cards));
      }
    }
    return best;
  }
}
