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
import governor.puertorico.hooks.AfterProduction;
import governor.puertorico.hooks.CraftsmanEnd;
import governor.puertorico.hooks.ProductionRule;

/**
 * Craftsman phase: from the craftsman on, each seat gets the goods that it produces, as long as the
 * supply lasts. Then the craftsman may take one more barrel of a kind produced.
 */
public final class CraftsmanPhase {
  private static final int CORN = Good.CORN.ordinal();

  private CraftsmanPhase() {}

  /** How much of a good the seat would produce if the supply were endless. */
  public static int capacity(PuertoRicoState s, int seat, int good) {
    int plantations = s.manned(seat, good);
    if (good == CORN || plantations == 0) {
      return plantations;
    }
    int workers = 0;
    for (int plant : s.rules().plants(good)) {
      workers += s.manned(seat, plant);
    }
    return Math.min(plantations, workers);
  }

  /** The same with what buildings add to it. */
  public static int production(PuertoRicoState s, int seat, int good) {
    int made = capacity(s, seat, good);
    return made == 0 ? 0 : made + more(s, seat, good, made);
  }

  private static int more(PuertoRicoState s, int seat, int good, int produced) {
    Hooks<ProductionRule> hooks = s.rules().productionRules();
    int more = 0;
    for (long rules = s.working(seat) & hooks.mask; rules != 0; rules &= rules - 1) {
      more += hooks.of(Long.numberOfTrailingZeros(rules)).more(s, seat, good, produced);
    }
    return more;
  }

  /** How many colonists could work on a good in the seat's buildings; corn needs none. */
  public static int workplaces(PuertoRicoState s, int seat, int good) {
    int places = 0;
    for (int plant : s.rules().plants(good)) {
      places += s.circles(seat, plant);
    }
    return places;
  }

  /**
   * Everybody produces in turn, unasked and in full: a barrel for each plantation with a colonist
   * for which a colonist works in a building of that good; corn needs no building.
   */
  public static final class Produce extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int craftsman = Agenda.seat(frame);
      s.pop();
      int kinds = serve(s, craftsman);
      s.rememberProduced(kinds);
      if (s.rules().countsBarrels()) {
        serveOthersApart(s, craftsman);
        return;
      }
      for (int turn = 1; turn < s.takingPart(); turn++) {
        serve(s, (craftsman + turn) % s.players());
      }
    }

    /** What the craftsman got is needed once more when the extra barrel is there. */
    private static void serveOthersApart(PuertoRicoState s, int craftsman) {
      long his = 0;
      for (int good = Good.KINDS - 1; good >= 0; good--) {
        his = his << 8 | s.crafted(good);
      }
      for (int turn = 1; turn < s.takingPart(); turn++) {
        int seat = (craftsman + turn) % s.players();
        serve(s, seat);
        end(s, seat);
      }
      for (int good = 0; good < Good.KINDS; good++) {
        s.setCrafted(good, (int) (his >>> 8 * good) & 255);
      }
    }

    /**
     * The seat produces and is paid for it; returns the kinds of which it got anything, as bits.
     */
    private static int serve(PuertoRicoState s, int seat) {
      int kinds = 0;
      boolean counts = s.rules().countsBarrels();
      for (int good = 0; good < Good.KINDS; good++) {
        int wanted = capacity(s, seat, good);
        int got = wanted > 0 ? s.takeGoods(seat, good, wanted) : 0;
        if (got > 0) {
          kinds |= 1 << good;
        }
        if (counts) {
          s.setCrafted(good, got);
        }
      }
      if (counts) {
        produceMore(s, seat);
      }
      pay(s, seat, kinds);
      if (counts) {
        Festival.produced(s, seat);
      }
      return kinds;
    }

    private static void produceMore(PuertoRicoState s, int seat) {
      if ((s.working(seat) & s.rules().productionRules().mask) == 0) {
        return;
      }
      for (int good = 0; good < Good.KINDS; good++) {
        int produced = s.crafted(good);
        if (produced > 0) {
          int got = s.takeGoods(seat, good, more(s, seat, good, produced));
          s.setCrafted(good, produced + got);
        }
      }
    }

    private static void pay(PuertoRicoState s, int seat, int kinds) {
      Hooks<AfterProduction> hooks = s.rules().afterProduction();
      for (long rules = s.working(seat) & hooks.mask; rules != 0; rules &= rules - 1) {
        hooks.of(Long.numberOfTrailingZeros(rules)).afterProduction(s, seat, kinds);
      }
    }
  }

  /** Pays the seat for all barrels that it got in this phase. */
  private static void end(PuertoRicoState s, int seat) {
    Hooks<CraftsmanEnd> hooks = s.rules().craftsmanEnd();
    for (long rules = s.working(seat) & hooks.mask; rules != 0; rules &= rules - 1) {
      hooks.of(Long.numberOfTrailingZeros(rules)).craftsmanEnd(s, seat);
    }
  }

  /**
   * The craftsman takes a barrel of a kind produced in this phase, if the supply has any left; by a
   * library two. Operand a counts those taken; b says that guests were asked for since there is
   * none.
   */
  public static final class ExtraGood extends Step<PuertoRicoState> {
    private static final int GUESTS_ASKED = 1;

    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      for (int good = 0; good < Good.KINDS; good++) {
        if ((s.produced() >>> good & 1) != 0 && s.goodsSupply(good) > 0) {
          out.add(Action.of(Verb.TAKE_GOOD, good));
        }
      }
      int seat = Agenda.seat(frame);
      if (out.size() > 0) {
        Guests.offer(s, seat, out);
      } else if (Agenda.b(frame) != GUESTS_ASKED
          && Guests.couldWork(s, seat, s.rules().craftsmanEnd().mask)) {
        s.again(Agenda.a(frame), GUESTS_ASKED);
        s.push(StepId.MOVE_GUESTS, seat, Guests.IN_PHASE, 0);
        return;
      }
      out.add(Action.of(Verb.PASS));
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      if (Guests.move(s, seat, action)) {
        return;
      }
      boolean takes = Action.verb(action) == Verb.TAKE_GOOD;
      if (takes && Agenda.a(frame) + 1 < s.privileges()) {
        s.again(Agenda.a(frame) + 1, 0);
        if (s.rules().differentExtraGoods()) {
          s.rememberProduced(s.produced() & ~(1 << Action.a(action)));
        }
      } else {
        s.pop();
        s.rememberProduced(0);
      }
      if (takes) {
        int good = Action.a(action);
        int got = s.takeGoods(seat, good, 1);
        if (s.rules().countsBarrels()) {
          s.setCrafted(good, s.crafted(good) + got);
        }
      }
    }
  }

  /** The craftsman is paid for all barrels of the phase. */
  public static final class End extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      s.pop();
      end(s, Agenda.seat(frame));
      for (int good = 0; good < Good.KINDS; good++) {
        s.setCrafted(good, 0);
      }
    }
  }
}
