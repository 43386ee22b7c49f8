package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Building;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;
import governor.puertorico.hooks.AfterProduction;

/**
 * Craftsman phase: from the craftsman on, each seat gets the goods that it produces, as long as the
 * supply lasts. Then the craftsman may take one more barrel of a kind produced.
 */
public final class CraftsmanPhase {
  private static final int CORN = Good.CORN.ordinal();

  private static final int NO_BUILDING = -1;

  /** The circles of each good's building, and of the larger one where there are two. */
  private static final int[] FIRST = {
    NO_BUILDING,
    Circle.of(Building.SMALL_INDIGO_PLANT),
    Circle.of(Building.SMALL_SUGAR_MILL),
    Circle.of(Building.TOBACCO_STORAGE),
    Circle.of(Building.COFFEE_ROASTER),
  };

  private static final int[] SECOND = {
    NO_BUILDING,
    Circle.of(Building.INDIGO_PLANT),
    Circle.of(Building.SUGAR_MILL),
    NO_BUILDING,
    NO_BUILDING,
  };

  private CraftsmanPhase() {}

  /** How much of a good the seat would produce if the supply were endless. */
  public static int capacity(PuertoRicoState s, int seat, int good) {
    int plantations = s.manned(seat, good);
    if (good == CORN || plantations == 0) {
      return plantations;
    }
    int workers = s.manned(seat, FIRST[good]);
    if (SECOND[good] != NO_BUILDING) {
      workers += s.manned(seat, SECOND[good]);
    }
    return Math.min(plantations, workers);
  }

  /** How many colonists could work on a good in the seat's buildings; corn needs none. */
  public static int workplaces(PuertoRicoState s, int seat, int good) {
    int first = FIRST[good] == NO_BUILDING ? 0 : s.circles(seat, FIRST[good]);
    int second = SECOND[good] == NO_BUILDING ? 0 : s.circles(seat, SECOND[good]);
    return first + second;
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
      for (int turn = 0; turn < s.players(); turn++) {
        int seat = (craftsman + turn) % s.players();
        int kinds = produce(s, seat);
        if (seat == craftsman) {
          s.rememberProduced(kinds);
        }
        pay(s, seat, Integer.bitCount(kinds));
      }
    }

    /** The kinds of which the seat got anything, as bits. */
    private static int produce(PuertoRicoState s, int seat) {
      int kinds = 0;
      for (int good = 0; good < Good.KINDS; good++) {
        int wanted = capacity(s, seat, good);
        if (wanted > 0 && s.takeGoods(seat, good, wanted) > 0) {
          kinds |= 1 << good;
        }
      }
      return kinds;
    }

    private static void pay(PuertoRicoState s, int seat, int kinds) {
      Hooks<AfterProduction> hooks = s.rules().afterProduction();
      long rules = s.working(seat) & hooks.mask;
      while (rules != 0) {
        s.earn(seat, hooks.of(Long.numberOfTrailingZeros(rules)).doubloons(kinds));
        rules &= rules - 1;
      }
    }
  }

  /** The craftsman takes a barrel of a kind produced in this phase, if the supply has any left. */
  public static final class ExtraGood extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      for (int good = 0; good < Good.KINDS; good++) {
        if ((s.produced() >>> good & 1) != 0 && s.goodsSupply(good) > 0) {
          out.add(Action.of(Verb.TAKE_GOOD, good));
        }
      }
      out.add(Action.of(Verb.PASS));
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      s.pop();
      s.rememberProduced(0);
      if (Action.verb(action) == Verb.TAKE_GOOD) {
        s.takeGoods(Agenda.seat(frame), Action.a(action), 1);
      }
    }
  }
}
