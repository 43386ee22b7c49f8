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
import governor.puertorico.hooks.TraderTurn;

/**
 * Trader phase: from the trader on, each seat may sell one barrel of a kind that the trading house
 * does not have yet, as long as it has space. A full house is emptied at the end.
 */
public final class TraderPhase {
  private TraderPhase() {}

  /**
   * The seat sells a barrel, or does what a building lets it do besides, or passes. Operand a says
   * what it has done already.
   */
  public static final class Sell extends Step<PuertoRicoState> {
    private static final int SOLD = 1;
    private static final int USED = 2;

    @Override
    public void run(PuertoRicoState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      if (!s.rules().sellsElsewhere()) {
        offerHouse(s, seat, out);
        Guests.offer(s, seat, out);
        out.add(Action.of(Verb.PASS));
        return;
      }
      int done = Agenda.a(frame);
      if ((done & SOLD) == 0 && s.goods(seat) > 0) {
        if (!s.houseIsFull()) {
          offerHouse(s, seat, out);
        }
        offerPost(s, seat, out);
      }
      long besides = (done & USED) == 0 ? s.owned(seat) & s.rules().traderTurns().mask : 0;
      offerBesides(s, seat, besides & s.working(seat), out);
      if (out.size() > 0 || couldByGuest(s, seat, done, besides)) {
        Guests.offer(s, seat, out);
      }
      if (out.size() == 0) {
        s.pop();
      } else {
        out.add(Action.of(Verb.PASS));
      }
    }

    /** Whether a guest could let the seat do something that it cannot do now. */
    private static boolean couldByGuest(PuertoRicoState s, int seat, int done, long besides) {
      boolean post = (s.owned(seat) & s.rules().postRules().mask) != 0;
      return done == 0
          ? besides != 0 || s.goods(seat) > 0 && (post || !s.houseIsFull())
          : (besides & ~s.working(seat)) != 0;
    }

    private static void offerHouse(PuertoRicoState s, int seat, Options out) {
      boolean anyKind = (s.working(seat) & s.rules().saleRules().mask) != 0;
      for (int good = 0; good < Good.KINDS; good++) {
        if (s.goods(seat, good) > 0 && (anyKind || s.inHouse(good) == 0)) {
          out.add(Action.of(Verb.SELL, good));
        }
      }
    }

    private static void offerPost(PuertoRicoState s, int seat, Options out) {
      if ((s.working(seat) & s.rules().postRules().mask) != 0) {
        out.addEach(Verb.SELL_AT_POST, s.kindsOfGoods(seat));
      }
    }

    private static void offerBesides(PuertoRicoState s, int seat, long buildings, Options out) {
      Hooks<TraderTurn> hooks = s.rules().traderTurns();
      for (long left = buildings; left != 0; left &= left - 1) {
        hooks.of(Long.numberOfTrailingZeros(left)).offer(s, seat, out);
      }
    }

    @Override
    public void choose(PuertoRicoState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      int done = Agenda.a(frame);
      if (Guests.move(s, seat, action)) {
        return;
      }
      int good = Action.a(action);
      switch (Action.verb(action)) {
        case Verb.SELL -> {
          s.sell(seat, good, price(s, seat, good));
          afterSale(s, seat, done);
        }
        case Verb.SELL_AT_POST -> {
          s.sellAtPost(seat, good, postPrice(s, seat, good));
          afterSale(s, seat, done);
        }
        case Verb.PASS -> {
          if (done == 0) {
            s.say(What.PASSED_SELL, seat);
          }
          s.pop();
        }
        default -> {
          s.again(done | USED, 0);
          Hooks<TraderTurn> hooks = s.rules().traderTurns();
          hooks.of(Long.numberOfTrailingZeros(s.working(seat) & hooks.mask)).use(s, seat, action);
        }
      }
    }

    private static void afterSale(PuertoRicoState s, int seat, int done) {
      boolean besides = (s.owned(seat) & s.rules().traderTurns().mask) != 0;
      if (besides && (done & USED) == 0) {
        s.again(done | SOLD, 0);
      } else {
        s.pop();
      }
    }
  }

  /** What a barrel brings the seat in this phase at the trading house. */
  public static int price(PuertoRicoState s, int seat, int good) {
    int doubloons = postPrice(s, seat, good);
    Hooks<PriceRule> hooks = s.rules().priceRules();
    long rules = s.working(seat) & hooks.mask;
    while (rules != 0) {
      doubloons += hooks.of(Long.numberOfTrailingZeros(rules)).bonus();
      rules &= rules - 1;
    }
    return doubloons;
  }

  /** What a barrel brings the seat in this phase without the help of markets. */
  public static int postPrice(PuertoRicoState s, int seat, int good) {
    return s.rules().price(good) + (s.isPrivileged(seat) ? s.privileges() : 0);
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
