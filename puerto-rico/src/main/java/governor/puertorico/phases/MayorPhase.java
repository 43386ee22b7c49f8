package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;

/**
 * Mayor phase: the mayor gets a colonist from the supply; the colonists of the ship are dealt from
 * the mayor on; each seat places its colonists anew ({@link PlaceColonists}); the ship is filled
 * again.
 */
public final class MayorPhase {
  private MayorPhase() {}

  /** The mayor's extra colonist, which by the setting strict-options may be declined. */
  public static final class ExtraColonist extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      if (s.colonistSupply() == 0) {
        s.pop();
      } else if (s.rules().strictOptions()) {
        out.add(Action.of(Verb.TAKE_COLONIST));
        out.add(Action.of(Verb.PASS));
      } else {
        s.pop();
        s.takeFromSupply(Agenda.seat(frame), 1);
      }
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      s.pop();
      if (Action.verb(action) == Verb.TAKE_COLONIST) {
        s.takeFromSupply(Agenda.seat(frame), 1);
      }
    }
  }

  /**
   * The seat gets its share of the ship's colonists, which are dealt one by one around the table:
   * of what is left its part, rounded up. By a house rule it may refuse, and they leave the game.
   */
  public static final class Deal extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int share = share(s, frame);
      if (share > 0 && s.rules().refuseColonists()) {
        out.add(Action.of(Verb.ACCEPT));
        out.add(Action.of(Verb.REFUSE));
        return;
      }
      if (share > 0) {
        s.takeFromShip(Agenda.seat(frame), share);
      }
      s.pop();
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      if (Action.verb(action) == Verb.ACCEPT) {
        s.takeFromShip(Agenda.seat(frame), share(s, frame));
      } else {
        s.refuseColonists(Agenda.seat(frame), share(s, frame));
      }
      s.pop();
    }

    private static int share(PuertoRicoState s, int frame) {
      int seatsAfter = Agenda.turns(frame);
      return (s.colonistShip() + seatsAfter) / (seatsAfter + 1);
    }
  }

  /**
   * The ship gets a colonist for each empty circle on anybody's building, at least one for each
   * player. If the supply has too few, they all go on board and the game ends with this round.
   */
  public static final class End extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      s.pop();
      int needed = Math.max(s.players(), s.emptyBuildingCircles());
      if (s.colonistSupply() < needed) {
        s.announceEnd(PuertoRicoState.NO_COLONISTS);
      }
      s.fillColonistShip(needed);
    }
  }
}
