package governor.puertorico.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.Verb;
import governor.puertorico.edge.What;
import governor.puertorico.hooks.PriceRule;

/**
 * Trader phase: from the trader on, each seat may sell one barrel of a kind that the trading house
 * does not have yet, as long as it has space. A full house is emptied at the end.
 */
public final class TraderPhase {
  private static final int PRIVILEGE = 1;

  private TraderPhase() {}

  /** The seat sells a barrel or passes. */
  public static final class Sell extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      boolean anyKind = (s.working(seat) & s.rules().saleRules().mask) != 0;
      for (int good = 0; good < Good.KINDS; good++) {
        if (s.goods(seat, good) > 0 && (anyKind || s.inHouse(good) == 0)) {
          out.add(Action.of(Verb.SELL, good));
        }
      }
      out.add(Action.of(Verb.PASS));
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      if (Action.verb(action) == Verb.SELL) {
        int good = Action.a(action);
        s.sell(seat, good, price(s, seat, good));
      } else {
        s.say(What.PASSED_SELL, seat);
      }
      s.pop();
    }
  }

  /** What a barrel brings the seat in this phase. */
  public static int price(PuertoRicoState s, int seat, int good) {
    int doubloons = s.rules().price(good) + (s.isPrivileged(seat) ? PRIVILEGE : 0);
    Hooks<PriceRule> hooks = s.rules().priceRules();
    long rules = s.working(seat) & hooks.mask;
    while (rules != 0) {
      doubloons += hooks.of(Long.numberOfTrailingZeros(rules)).bonus();
      rules &= rules - 1;
    }
    return doubloons;
  }

  /** Everybody has sold. */
  public static final class End extends Step<PuertoRicoState> {
    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      s.pop();
      if (s.houseIsFull()) {
        s.emptyHouse();
      }
    }
  }
}
