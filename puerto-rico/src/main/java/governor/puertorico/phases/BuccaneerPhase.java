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
 * The buccaneer, who acts alone, does one of four things: empties a cargo ship and keeps up to
 * three of its barrels; empties the trading house for a point a barrel; takes those colonists off
 * the ship that are more than there are players, of whom up to three go straight onto own circles;
 * or kidnaps a role that nobody has taken yet.
 */
public final class BuccaneerPhase extends Step<PuertoRicoState> {
  private static final int MOST = 3;

  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    for (int ship = 0; ship < s.rules().ships(); ship++) {
      int most = Math.min(MOST, s.shipLoad(ship));
      for (int kept = 0; s.shipLoad(ship) > 0 && kept <= most; kept++) {
        out.add(Action.of(Verb.PIRACY, ship, kept));
      }
    }
    if (s.inHouse() > 0) {
      out.add(Action.of(Verb.PLUNDER));
    }
    int leaving = s.colonistShip() - s.players();
    if (leaving > 0) {
      if (s.colonistShip() - s.nobleShip() >= leaving) {
        out.add(Action.of(Verb.RAID, 0));
      }
      if (s.nobleShip() > 0) {
        out.add(Action.of(Verb.RAID, 1));
      }
    }
    ChooseRole.offerCards(s, Verb.KIDNAP, out);
    out.add(Action.of(Verb.PASS));
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    s.pop();
    switch (Action.verb(action)) {
      case Verb.PIRACY -> s.plunderShip(seat, Action.a(action), Action.b(action));
      case Verb.PLUNDER -> {
        int barrels = s.inHouse();
        s.say(What.PLUNDERED, seat);
        s.clearHouse();
        s.award(seat, barrels);
      }
      case Verb.RAID -> {
        s.say(What.RAIDED, seat);
        int leaving = s.colonistShip() - s.players();
        s.push(StepId.RAID, seat, Raid.pack(Math.min(MOST, leaving), Action.a(action) != 0), 0);
      }
      case Verb.KIDNAP -> s.kidnap(seat, ChooseRole.card(s, Action.a(action)));
      default -> s.say(What.PASSED_RAID, seat);
    }
  }

  /**
   * Those who were raided go onto own empty circles, in the order of places. Operand a says how
   * many still may and whether a noble leaves the ship, b is the first place that is left, twice,
   * plus one for a noble.
   */
  public static final class Raid extends Step<PuertoRicoState> {
    private static final int NUMBER = 7;
    private static final int NOBLE = 8;

    static int pack(int number, boolean noble) {
      return number | (noble ? NOBLE : 0);
    }

    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      boolean isNobleHere = (Agenda.a(frame) & NOBLE) != 0 && s.nobleShip() > 0;
      // Without the noble, who need not be put anywhere, fewer colonists leave.
      int colonists = s.colonistShip() - s.players() - (isNobleHere ? 1 : 0);
      if ((Agenda.a(frame) & NUMBER) > 0) {
        for (int place = Agenda.b(frame); place < 2 * s.rules().circleKinds(); place++) {
          int circle = place >> 1;
          boolean noble = (place & 1) != 0;
          if (s.manned(seat, circle) < s.circles(seat, circle)
              && (noble ? isNobleHere : colonists > 0)) {
            out.add(Action.of(noble ? Verb.PUT_NOBLE : Verb.PUT_COLONIST, circle));
          }
        }
      }
      if (out.size() == 0) {
        end(s, frame);
      } else {
        out.add(Action.of(Verb.PASS));
      }
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      if (Action.verb(action) == Verb.PASS) {
        end(s, frame);
        return;
      }
      int circle = Action.a(action);
      boolean noble = Action.verb(action) == Verb.PUT_NOBLE;
      if (noble) {
        s.takeNobleFromShip(seat);
      } else {
        s.takeFromShip(seat, 1);
      }
      s.man(seat, circle, 1);
      s.ennoble(seat, circle, noble ? 1 : 0);
      s.again(Agenda.a(frame) - 1, 2 * circle + (noble ? 1 : 0));
    }

    private static void end(PuertoRicoState s, int frame) {
      s.pop();
      s.emptyColonistShip(s.players(), (Agenda.a(frame) & NOBLE) != 0);
    }
  }
}
