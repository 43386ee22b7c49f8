package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;
import governor.puertorico.hooks.MayorStart;

/**
 * Mayor phase: the mayor may take a colonist from the supply; the colonists of the ship are dealt
 * from the mayor on; each seat places its colonists anew ({@link PlaceColonists}); the ship is
 * filled again.
 */
public final class MayorPhase {
  private MayorPhase() {}

  /**
   * The mayor may take an extra colonist, or two by a library; by the setting automatic-colonists
   * the mayor gets it. Operand a counts those taken.
   */
  public static final class ExtraColonist extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      if (s.colonistSupply() == 0) {
        s.pop();
      } else if (s.rules().automaticColonists()) {
        take(s, frame);
      } else {
        out.add(Action.of(Verb.TAKE_COLONIST));
        out.add(Action.of(Verb.PASS));
      }
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      if (Action.verb(action) == Verb.TAKE_COLONIST) {
        take(s, frame);
      } else {
        s.pop();
        s.say(What.DECLINED_COLONIST, Agenda.seat(frame));
      }
    }

    private static void take(PuertoRicoState s, int frame) {
      int taken = Agenda.a(frame) + 1;
      if (taken == s.privileges()) {
        s.pop();
      } else {
        s.again(taken, 0);
      }
      s.takeFromSupply(Agenda.seat(frame), 1);
    }
  }

  /** Buildings that act at the start of the phase do so, seat by seat. */
  public static final class Start extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      s.pop();
      Hooks<MayorStart> hooks = s.rules().mayorStart();
      for (long left = s.working(seat) & hooks.mask; left != 0; left &= left - 1) {
        hooks.of(Long.numberOfTrailingZeros(left)).mayorStart(s, seat);
      }
    }
  }

  /**
   * The ship's colonists are dealt one by one around the table, from the mayor on. Whoever comes to
   * take one while a noble and colonists are aboard chooses. Operand a counts those who were taken
   * so by a mayor who plays alone and takes one share.
   */
  public static final class Deal extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      int share = s.isAlone() ? shareAlone(s, Agenda.a(frame)) : s.colonistShip();
      if (s.nobleShip() > 0 && share > 0) {
        if (s.colonistShip() > s.nobleShip()) {
          out.add(Action.of(Verb.TAKE_COLONIST));
        }
        out.add(Action.of(Verb.TAKE_NOBLE));
        return;
      }
      s.pop();
      if (s.isAlone()) {
        receiveAlone(s, seat, share);
      } else if (s.rules().refuseColonists()) {
        s.passAround(StepId.RECEIVE, seat);
      } else {
        for (int turn = 0; s.colonistShip() > 0; turn++) {
          s.takeFromShip((seat + turn) % s.players(), share(s, s.players() - 1 - turn));
        }
      }
    }

    private static void receiveAlone(PuertoRicoState s, int seat, int share) {
      if (!s.rules().refuseColonists()) {
        s.takeFromShip(seat, share);
      } else if (share > 0) {
        s.push(StepId.RECEIVE, seat, share, 0);
      }
    }

    /** What is left of the share of a mayor who plays alone and took so many already. */
    private static int shareAlone(PuertoRicoState s, int taken) {
      return (s.colonistShip() + taken + s.players() - 1) / s.players() - taken;
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      if (Action.verb(action) == Verb.TAKE_NOBLE) {
        s.takeNobleFromShip(seat);
      } else {
        s.takeFromShip(seat, 1);
      }
      if (s.isAlone()) {
        s.again(Agenda.a(frame) + 1, 0);
      } else {
        s.pop();
        s.push(StepId.DEAL, seat + 1 == s.players() ? 0 : seat + 1);
      }
    }
  }

  /**
   * By a house rule the seat may refuse its share, which then leaves the game. Operand a is the
   * share of a mayor who plays alone.
   */
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
      int share = s.isAlone() ? Agenda.a(frame) : share(s, Agenda.turns(frame));
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
   * player. If the supply has too few, they all go on board and the game ends with this round,
   * unless there are nobles in the game.
   */
  public static final class End extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      s.pop();
      int needed = Math.max(s.players(), s.emptyBuildingCircles()) - s.colonistShip();
      if (s.colonistSupply() < needed && !s.rules().hasNobles()) {
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
    int onTiles = s.islandSize(seat) - s.forests(seat);
    return Math.clamp(empty, 0, s.circles(seat) - onTiles);
  }

  /** Whether so many colonists less would be too few, while the game need not end anyway. */
  private static boolean fallsShort(PuertoRicoState s, int fewer, int emptyCircles) {
    int supply = s.colonistSupply();
    return !s.rules().hasNobles()
        && !s.endIsNear()
        && supply >= s.players()
        && supply - fewer < Math.max(s.players(), emptyCircles);
  }
}
