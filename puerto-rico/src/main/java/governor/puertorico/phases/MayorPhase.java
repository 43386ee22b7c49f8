package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;

/**
 * Mayor phase: the mayor may take a colonist from the supply; the colonists of the ship are dealt
 * from the mayor on; each seat places its colonists anew ({@link PlaceColonists}); the ship is
 * filled again.
 */
public final class MayorPhase {
  private MayorPhase() {}

  /** The mayor may take an extra colonist; by the setting automatic-colonists the mayor gets it. */
  public static final class ExtraColonist extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      if (s.colonistSupply() == 0) {
        s.pop();
      } else if (s.rules().automaticColonists()) {
        s.pop();
        s.takeFromSupply(Agenda.seat(frame), 1);
      } else {
        out.add(Action.of(Verb.TAKE_COLONIST));
        out.add(Action.of(Verb.PASS));
      }
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      s.pop();
      if (Action.verb(action) == Verb.TAKE_COLONIST) {
        s.takeFromSupply(Agenda.seat(frame), 1);
      } else {
        s.say(What.DECLINED_COLONIST, Agenda.seat(frame));
      }
    }
  }

  /** The ship's colonists are dealt one by one around the table, from the mayor on. */
  public static final class Deal extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int mayor = Agenda.seat(frame);
      s.pop();
      if (s.rules().refuseColonists()) {
        s.passAround(StepId.RECEIVE, mayor);
        return;
      }
      for (int turn = 0; s.colonistShip() > 0; turn++) {
        s.takeFromShip((mayor + turn) % s.players(), share(s, s.players() - 1 - turn));
      }
    }
  }

  /** By a house rule the seat may refuse its share, which then leaves the game. */
  public static final class Receive extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      if (s.colonistShip() == 0) {
        s.pop();
        return;
      }
      out.add(Action.of(Verb.ACCEPT));
      out.add(Action.of(Verb.REFUSE));
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int share = share(s, Agenda.turns(frame));
      if (Action.verb(action) == Verb.ACCEPT) {
        s.takeFromShip(Agenda.seat(frame), share);
      } else {
        s.refuseColonists(Agenda.seat(frame), share);
      }
      s.pop();
    }
  }

  /** A seat's share of the colonists left on the ship, when so many seats come after it. */
  private static int share(PuertoRicoState s, int seatsAfter) {
    return (s.colonistShip() + seatsAfter) / (seatsAfter + 1);
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

  /**
   * Whether the extra colonist could bring the end of the game: there is a way to place colonists
   * after which the ship could not be filled.
   */
  public static boolean extraColonistCouldBringTheEnd(PuertoRicoState s) {
    int mayor = Agenda.seat(s.top());
    int ship = s.rules().refuseColonists() ? 0 : s.colonistShip(); // All may refuse their shares.
    int needed = 0;
    for (int turn = 0; turn < s.players(); turn++) {
      int share = (ship + s.players() - 1 - turn) / s.players();
      needed += mostEmpty(s, (mayor + turn) % s.players(), turn == 0 ? share + 1 : share);
    }
    return fallsShort(s, 1, needed);
  }

  /**
   * Whether a colonist that goes straight onto a circle could bring the end of the game: the ship
   * could then not be filled after the next mayor's extra colonist.
   */
  public static boolean giftCouldBringTheEnd(PuertoRicoState s) {
    int needed = 0;
    for (int seat = 0; seat < s.players(); seat++) {
      needed += mostEmpty(s, seat, 0);
    }
    return fallsShort(s, 2, needed);
  }

  /**
   * The most building circles of a seat that can stay empty when so many colonists arrive and it
   * places all it has anew.
   */
  private static int mostEmpty(PuertoRicoState s, int seat, int arriving) {
    int empty = s.circles(seat) - s.colonists(seat) - arriving;
    return Math.clamp(empty, 0, s.circles(seat) - s.islandSize(seat));
  }

  /** Whether so many colonists less would be too few, while the game need not end anyway. */
  private static boolean fallsShort(PuertoRicoState s, int fewer, int emptyCircles) {
    int supply = s.colonistSupply();
    return !s.endIsNear()
        && supply >= s.players()
        && supply - fewer < Math.max(s.players(), emptyCircles);
  }
}
