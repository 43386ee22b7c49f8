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
import governor.puertorico.hooks.BeforeLoading;
import governor.puertorico.hooks.CaptainStart;
import governor.puertorico.hooks.LoadRule;
import governor.puertorico.hooks.LoadingTurn;
import governor.puertorico.hooks.ShipRule;

/**
 * Captain phase: from the captain on and around the table as often as anybody can, seats load goods
 * for points; then they store what they may keep ({@link Storage}), and full ships sail.
 */
public final class CaptainPhase {
  private static final int IDLE = 7;

  private CaptainPhase() {}

  /** How many seats in a row have not loaded, in a frame of {@link Load}. */
  public static int idle(int frame) {
    return Agenda.a(frame) & IDLE;
  }

  /** Buildings that reward the captain do so. */
  public static final class Start extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      s.pop();
      Hooks<CaptainStart> hooks = s.rules().captainStart();
      for (long left = s.working(seat) & hooks.mask; left != 0; left &= left - 1) {
        hooks.of(Long.numberOfTrailingZeros(left)).captainStart(s, seat);
      }
    }
  }

  /**
   * The seat must load, if it can: all barrels of one kind that go on one cargo ship, a point for
   * each. A ship carries one kind, and no two ships carry the same. Who can only load an own ship
   * may pass instead, and is asked again after somebody else has loaded. Loading ends when a full
   * circle has loaded nothing. Operand a counts the seats in a row that did not load, and says
   * whether the guests of a seat were asked before its first turn; b has a bit for each seat that
   * has had its first turn.
   */
  public static final class Load extends Step<PuertoRicoState> {
    private static final int GUESTS_ASKED = 8;

    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      if (idle(frame) == s.players()) {
        s.pop();
        return;
      }
      if (s.goods(seat) > 0) {
        if (s.rules().hasFirstTurns() && beginFirstTurn(s, frame, seat)) {
          return;
        }
        offerCargoShips(s, seat, out);
        boolean mayPass = out.size() == 0;
        offerOwnShips(s, seat, out);
        Guests.offer(s, seat, out);
        if (mayPass && out.size() > 0) {
          out.add(Action.of(Verb.PASS));
        }
      }
      if (out.size() == 0) {
        next(s, frame, idle(frame) + 1);
      }
    }

    /** What comes before a seat's first turn; false if that is over. */
    private static boolean beginFirstTurn(PuertoRicoState s, int frame, int seat) {
      int begun = Agenda.b(frame);
      if ((begun >>> seat & 1) != 0) {
        return false;
      }
      if ((Agenda.a(frame) & GUESTS_ASKED) == 0 && s.canMoveGuest(seat)) {
        s.again(Agenda.a(frame) | GUESTS_ASKED, begun);
        s.push(StepId.MOVE_GUESTS, seat, Guests.IN_PHASE, 0);
        return true;
      }
      s.again(idle(frame), begun | 1 << seat);
      Hooks<BeforeLoading> hooks = s.rules().beforeLoading();
      for (long left = s.working(seat) & hooks.mask; left != 0; left &= left - 1) {
        hooks.of(Long.numberOfTrailingZeros(left)).beforeLoading(s, seat);
      }
      return true;
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      if (Guests.move(s, seat, action)) {
        return;
      }
      switch (Action.verb(action)) {
        case Verb.PASS -> {
          if ((s.working(seat) & (s.rules().shipRules().mask | s.rules().loadingTurns().mask))
              != 0) {
            s.say(What.PASSED_WHARF, seat);
          }
          next(s, frame, idle(frame) + 1);
        }
        case Verb.LOAD -> {
          reward(s, seat, s.load(seat, Action.a(action), Action.b(action)));
          next(s, frame, 0);
        }
        case Verb.LOAD_OWN -> {
          Hooks<ShipRule> hooks = s.rules().shipRules();
          int rule = Long.numberOfTrailingZeros(s.working(seat) & hooks.mask);
          reward(s, seat, hooks.of(rule).load(s, seat, Action.a(action)));
          next(s, frame, 0);
        }
        default -> {
          next(s, frame, 0);
          s.rules().loadingTurns().of(Action.a(action)).begin(s, seat);
        }
      }
    }

    /** Passes the turn on to a seat that has goods. */
    private static void next(PuertoRicoState s, int frame, int idle) {
      int seat = Agenda.seat(frame);
      int skipped = idle;
      if (s.isAlone()) {
        skipped = idle == 0 && s.goods(seat) > 0 ? 0 : s.players();
      } else {
        seat = after(s, seat);
        while (skipped < s.players() && s.goods(seat) == 0) {
          seat = after(s, seat);
          skipped++;
        }
      }
      s.pop();
      s.push(StepId.LOAD, seat, skipped, Agenda.b(frame));
    }

    private static int after(PuertoRicoState s, int seat) {
      return seat + 1 == s.players() ? 0 : seat + 1;
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

    private static void offerOwnShips(PuertoRicoState s, int seat, Options out) {
      Hooks<ShipRule> ships = s.rules().shipRules();
      long rules = s.working(seat) & ships.mask;
      while (rules != 0) {
        ships.of(Long.numberOfTrailingZeros(rules)).offer(s, seat, out);
        rules &= rules - 1;
      }
      Hooks<LoadingTurn> turns = s.rules().loadingTurns();
      for (long left = s.working(seat) & turns.mask; left != 0; left &= left - 1) {
        int building = Long.numberOfTrailingZeros(left);
        if (turns.of(building).isUsable(s, seat)) {
          out.add(Action.of(Verb.USE, building));
        }
      }
    }
  }

  /** The seat has loaded, on whatever ship, for so many points and gets what comes besides. */
  public static void reward(PuertoRicoState s, int seat, int points) {
    int bonus = s.isPrivileged(seat) ? s.takeCaptainBonus() : 0;
    int doubloons = 0;
    Hooks<LoadRule> hooks = s.rules().loadRules();
    for (long rules = s.working(seat) & hooks.mask; rules != 0; rules &= rules - 1) {
      LoadRule rule = hooks.of(Long.numberOfTrailingZeros(rules));
      bonus += rule.bonus();
      doubloons += rule.doubloons();
    }
    s.award(seat, points + bonus);
    if (doubloons > 0) {
      s.earn(seat, doubloons);
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
