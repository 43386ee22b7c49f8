package governor.puertorico.edge;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.phases.CaptainPhase;
import java.util.ArrayList;
import java.util.List;

/** What a captain phase would let a seat do, and how many points it could bring. */
final class CaptainFacts {
  private final PuertoRicoGame game;

  CaptainFacts(PuertoRicoGame game) {
    this.game = game;
  }

  List<Fact> of(PuertoRicoState after, int seat) {
    PuertoRicoState turn = game.turn(after, StepId.LOAD, seat);
    Options options = loads(turn);
    int most = 0;
    String best = "";
    for (int i = 0; i < options.size(); i++) {
      if (isLoad(options.get(i))) {
        PuertoRicoState loaded = game.copy(turn);
        game.apply(loaded, options.get(i));
        int points = loaded.chips(seat) - turn.chips(seat);
        if (points > most) {
          most = points;
          best = Good.of(Action.a(options.get(i))).title();
        }
      }
    }
    int before = turn.chips(seat) - after.chips(seat);
    List<Fact> facts = new ArrayList<>();
    if (most > 0) {
      facts.add(Fact.about(seat, FactKind.CAN_LOAD, best, most));
    }
    int points = before + (most > 0 ? mostPoints(turn, seat) : 0);
    if (points > 0) {
      facts.add(Fact.about(seat, FactKind.MOST_POINTS, "", points));
    }
    return facts;
  }

  /** What a seat may load, after what comes before its first turn; questions are passed over. */
  private Options loads(PuertoRicoState turn) {
    int seat = Agenda.seat(turn.top());
    Options options = new Options();
    game.runStep(turn, options);
    while (options.size() == 0 && isTurn(turn.top(), seat)
        || Agenda.step(turn.top()) != StepId.LOAD && Agenda.seat(turn.top()) == seat) {
      if (options.size() > 0) {
        game.apply(turn, Action.of(Verb.PASS));
      }
      game.runStep(turn, options);
    }
    return options;
  }

  /** Whether it still is the seat's own turn, which has not passed on. */
  private static boolean isTurn(int frame, int seat) {
    return Agenda.step(frame) == StepId.LOAD
        && Agenda.seat(frame) == seat
        && CaptainPhase.idle(frame) == 0;
  }

  private static boolean isLoad(int action) {
    return Action.verb(action) == Verb.LOAD || Action.verb(action) == Verb.LOAD_OWN;
  }

  /** The points of the best row of loads, if the others never loaded. */
  private int mostPoints(PuertoRicoState turn, int seat) {
    Options options = game.ask(turn);
    int most = 0;
    for (int i = 0; i < options.size(); i++) {
      if (isLoad(options.get(i))) {
        int begun = Agenda.b(turn.top());
        PuertoRicoState next = game.copy(turn);
        game.apply(next, options.get(i));
        int points = next.chips(seat) - turn.chips(seat);
        next.push(StepId.LOAD, seat, 0, begun);
        most = Math.max(most, points + mostPoints(next, seat));
      }
    }
    return most;
  }
}
