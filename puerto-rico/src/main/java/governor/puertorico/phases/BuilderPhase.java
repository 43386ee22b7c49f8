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
import governor.puertorico.hooks.CostRule;
import governor.puertorico.hooks.PaymentRule;

/**
 * Builder phase: from the builder on, each seat may build one building that it does not have, can
 * pay for and has the spaces for; buildings may be moved about in a city, so only the number of
 * spaces counts. It costs one doubloon less for the builder, and one less for each quarry with a
 * colonist up to the building's column. A city without free spaces ends the game with this round.
 */
public final class BuilderPhase extends Step<PuertoRicoState> {
  private static final int QUARRY = Tile.QUARRY.ordinal();

  @Override
  public void run(PuertoRicoState s, int frame, Options out) {
    int seat = Agenda.seat(frame);
    long kinds = possible(s, seat);
    while (kinds != 0) {
      out.add(Action.of(Verb.BUILD, Long.numberOfTrailingZeros(kinds)));
      kinds &= kinds - 1;
    }
    if (s.freeSpaces(seat) > 0) {
      Guests.offer(s, seat, out);
    }
    out.add(Action.of(Verb.PASS));
  }

  @Override
  public void choose(PuertoRicoState s, int frame, int action) {
    int seat = Agenda.seat(frame);
    if (Guests.move(s, seat, action)) {
      return;
    }
    s.pop();
    if (Action.verb(action) == Verb.PASS) {
      s.say(What.PASSED_BUILD, seat);
      return;
    }
    int building = Action.a(action);
    int price = price(s, seat, building);
    int owed = price - s.doubloons(seat);
    if (owed > 0) {
      Hooks<PaymentRule> hooks = s.rules().paymentRules();
      s.spend(seat, price - owed);
      hooks
          .of(Long.numberOfTrailingZeros(s.working(seat) & hooks.mask))
          .pay(s, seat, building, owed);
      return;
    }
    s.spend(seat, price);
    build(s, seat, building, price, s.working(seat));
  }

  /** The seat has paid for a building and lays it; these buildings of its worked until then. */
  public static void build(PuertoRicoState s, int seat, int building, int price, long working) {
    Hooks<AfterBuild> hooks = s.rules().afterBuild();
    long rules = working & hooks.mask;
    s.build(seat, building, price);
    while (rules != 0) {
      hooks.of(Long.numberOfTrailingZeros(rules)).afterBuild(s, seat, building);
      rules &= rules - 1;
    }
    Festival.built(s, seat, building);
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
    long kinds = s.buildable() & ~s.owned(seat) & payable(s, seat, privilege(s, seat));
    return spaces == 1 ? kinds & ~rules.large() : kinds;
  }

  /** The kinds that the seat could pay for if a privilege took so much off. */
  public static long payable(PuertoRicoState s, int seat, int privilege) {
    RuleSet rules = s.rules();
    int reach = s.doubloons(seat) + privilege;
    long plain = rules.affordable(s.manned(seat, QUARRY), reach);
    long special = s.working(seat) & (rules.costRules().mask | rules.paymentRules().mask);
    return special == 0 && !rules.idleForestHouse() ? plain : plain | withRules(s, seat, reach);
  }

  /** The same where buildings make others cheaper or stand for doubloons. */
  private static long withRules(PuertoRicoState s, int seat, int reach) {
    RuleSet rules = s.rules();
    int most = reach + funds(s, seat);
    long kinds = 0;
    for (long left = s.buildable() & ~s.owned(seat); left != 0; left &= left - 1) {
      int building = Long.numberOfTrailingZeros(left);
      int off = quarries(s, seat, building) + discounts(s, seat, building);
      if (rules.cost(building) - off <= most) {
        kinds |= left & -left;
      }
    }
    return kinds;
  }

  private static int funds(PuertoRicoState s, int seat) {
    Hooks<PaymentRule> hooks = s.rules().paymentRules();
    int funds = 0;
    for (long rules = s.working(seat) & hooks.mask; rules != 0; rules &= rules - 1) {
      funds += hooks.of(Long.numberOfTrailingZeros(rules)).funds(s, seat);
    }
    return funds;
  }

  /** What a building costs the seat in this phase. */
  public static int price(PuertoRicoState s, int seat, int building) {
    return Math.max(0, reduced(s, seat, building) - privilege(s, seat));
  }

  /** What a building costs the seat without the privilege. */
  public static int usualPrice(PuertoRicoState s, int seat, int building) {
    return Math.max(0, reduced(s, seat, building));
  }

  /** The same where it may come to less than nothing, for who takes more off. */
  public static int reduced(PuertoRicoState s, int seat, int building) {
    return s.rules().cost(building) - quarries(s, seat, building) - discounts(s, seat, building);
  }

  /** What the seat's buildings take off the price of another. */
  private static int discounts(PuertoRicoState s, int seat, int building) {
    Hooks<CostRule> hooks = s.rules().costRules();
    int off = 0;
    for (long rules = costRules(s, seat); rules != 0; rules &= rules - 1) {
      off += hooks.of(Long.numberOfTrailingZeros(rules)).discount(s, seat, building);
    }
    return off;
  }

  /** The seat's buildings that make others cheaper; by a setting forest houses need nobody. */
  public static long costRules(PuertoRicoState s, int seat) {
    RuleSet rules = s.rules();
    long idle = rules.idleForestHouse() ? s.owned(seat) & rules.forestRules().mask : 0;
    return (s.working(seat) | idle) & rules.costRules().mask;
  }

  /** How many of the seat's quarries count for a building. */
  public static int quarries(PuertoRicoState s, int seat, int building) {
    return Math.min(s.manned(seat, QUARRY), s.rules().column(building));
  }

  /** What the privilege takes off. */
  public static int privilege(PuertoRicoState s, int seat) {
    return s.isPrivileged(seat) ? s.privileges() : 0;
  }
}
