package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;
import governor.puertorico.hooks.AfterBuild;

/**
 * Builder phase: from the builder on, each seat may build one building that it does not have, can
 * pay for and has the spaces for; buildings may be moved about in a city, so only the number of
 * spaces counts. It costs one doubloon less for the builder, and one less for each quarry with a
 * colonist up to the building's column. A city without free spaces ends the game with this round.
 */
public final class BuilderPhase extends Step<PuertoRicoState> {
  private static final int PRIVILEGE = 1;
  private static final int QUARRY = Tile.QUARRY.ordinal();

  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    long kinds = possible(s, Agenda.seat(frame));
    while (kinds != 0) {
      out.add(Action.of(Verb.BUILD, Long.numberOfTrailingZeros(kinds)));
      kinds &= kinds - 1;
    }
    out.add(Action.of(Verb.PASS));
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    s.pop();
    int seat = Agenda.seat(frame);
    if (Action.verb(action) == Verb.PASS) {
      s.say(What.PASSED_BUILD, seat);
      return;
    }
    int building = Action.a(action);
    Hooks<AfterBuild> hooks = s.rules().afterBuild();
    long rules = s.working(seat) & hooks.mask;
    s.build(seat, building, price(s, seat, building));
    while (rules != 0) {
      hooks.of(Long.numberOfTrailingZeros(rules)).afterBuild(s, seat, building);
      rules &= rules - 1;
    }
    if (s.freeSpaces(seat) == 0) {
      s.announceEnd(PuertoRicoState.FULL_CITY);
    }
  }

  /** The kinds that the seat could build now. */
  private static long possible(PuertoRicoState s, int seat) {
    RuleSet rules = s.rules();
    int spaces = s.freeSpaces(seat);
    if (spaces == 0) {
      return 0;
    }
    int reach = s.doubloons(seat) + privilege(s, seat);
    long kinds = s.buildable() & ~s.owned(seat) & rules.affordable(s.manned(seat, QUARRY), reach);
    return spaces == 1 ? kinds & ~rules.large() : kinds;
  }

  /** What a building costs the seat in this phase. */
  public static int price(PuertoRicoState s, int seat, int building) {
    return Math.max(0, usualPrice(s, seat, building) - privilege(s, seat));
  }

  /** What a building costs the seat without the privilege. */
  public static int usualPrice(PuertoRicoState s, int seat, int building) {
    return Math.max(0, s.rules().cost(building) - quarries(s, seat, building));
  }

  /** How many of the seat's quarries count for a building. */
  public static int quarries(PuertoRicoState s, int seat, int building) {
    return Math.min(s.manned(seat, QUARRY), s.rules().column(building));
  }

  /** What the privilege takes off. */
  public static int privilege(PuertoRicoState s, int seat) {
    return s.isPrivileged(seat) ? PRIVILEGE : 0;
  }
}
