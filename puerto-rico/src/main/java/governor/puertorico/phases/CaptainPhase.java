package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.StepId;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;
import governor.puertorico.hooks.LoadRule;
import governor.puertorico.hooks.ShipRule;

/**
 * Captain phase: from the captain on and around the table as often as anybody can, seats load goods
 * for points; then they store what they may keep ({@link Storage}), and full ships sail.
 */
public final class CaptainPhase {
  private CaptainPhase() {}

  /**
   * The seat must load, if it can: all barrels of one kind that go on one cargo ship, a point for
   * each. A ship carries one kind, and no two ships carry the same. Who can only load an own ship
   * may pass instead, and is asked again after somebody else has loaded. Loading ends when a full
   * circle has loaded nothing. Operand a counts the seats in a row that did not load.
   */
  public static final class Load extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      if (Agenda.a(frame) == s.players()) {
        s.pop();
        return;
      }
      if (s.goods(seat) > 0) {
        offerCargoShips(s, seat, out);
        boolean mayPass = out.size() == 0;
        offerOwnShip(s, seat, out);
        if (mayPass && out.size() > 0) {
          out.add(Action.of(Verb.PASS));
        }
      }
      if (out.size() == 0) {
        next(s, frame, Agenda.a(frame) + 1);
      }
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      int verb = Action.verb(action);
      if (verb == Verb.PASS) {
        s.say(What.PASSED_WHARF, seat);
        next(s, frame, Agenda.a(frame) + 1);
        return;
      }
      int good = Action.a(action);
      int barrels;
      if (verb == Verb.LOAD) {
        barrels = s.load(seat, good, Action.b(action));
      } else {
        Hooks<ShipRule> hooks = s.rules().shipRules();
        int rule = Long.numberOfTrailingZeros(s.working(seat) & hooks.mask);
        barrels = hooks.of(rule).load(s, seat, good);
      }
      s.award(seat, barrels + bonus(s, seat));
      next(s, frame, 0);
    }

    /** Passes the turn on to a seat that has goods. */
    private static void next(PuertoRicoState s, int frame, int idle) {
      int seat = after(s, Agenda.seat(frame));
      int skipped = idle;
      while (skipped < s.players() && s.goods(seat) == 0) {
        seat = after(s, seat);
        skipped++;
      }
      s.pop();
      s.push(StepId.LOAD, seat, skipped, 0);
    }

    private static int after(PuertoRicoState s, int seat) {
      return seat + 1 == s.players() ? 0 : seat + 1;
    }

    /** The points beyond those for barrels. */
    private static int bonus(PuertoRicoState s, int seat) {
      int points = s.isPrivileged(seat) ? s.takeCaptainBonus() : 0;
      Hooks<LoadRule> hooks = s.rules().loadRules();
      long rules = s.working(seat) & hooks.mask;
      while (rules != 0) {
        points += hooks.of(Long.numberOfTrailingZeros(rules)).bonus();
        rules &= rules - 1;
      }
      return points;
    }

    private static void offerCargoShips(PuertoRicoState s, int seat, Options out) {
      for (int good = 0; good < Good.KINDS; good++) {
        int held = s.goods(seat, good);
        if (held == 0) {
          continue;
        }
        int ship = s.shipWith(good);
        if (ship < 0) {
          offerEmptyShips(s, good, held, out);
        } else if (s.shipRoom(ship) > 0) {
          out.add(Action.of(Verb.LOAD, good, ship));
        }
      }
    }

    /** The empty ships that take the most; they stand in order of their capacities. */
    private static void offerEmptyShips(PuertoRicoState s, int good, int held, Options out) {
      int most = 0;
      for (int ship = s.rules().ships() - 1; ship >= 0; ship--) {
        if (s.shipGood(ship) >= 0) {
          continue;
        }
        int barrels = Math.min(held, s.rules().capacity(ship));
        if (barrels < most) {
          return;
        }
        most = barrels;
        out.add(Action.of(Verb.LOAD, good, ship));
      }
    }

    private static void offerOwnShip(PuertoRicoState s, int seat, Options out) {
      Hooks<ShipRule> hooks = s.rules().shipRules();
      long rules = s.working(seat) & hooks.mask;
      while (rules != 0) {
        hooks.of(Long.numberOfTrailingZeros(rules)).offer(s, seat, out);
        rules &= rules - 1;
      }
    }
  }

  /** Everything is stored. */
  public static final class End extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      s.pop();
      s.unloadFullShips();
      s.endShipping();
    }
  }
}
