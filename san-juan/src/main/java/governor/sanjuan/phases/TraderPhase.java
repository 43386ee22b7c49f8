package governor.sanjuan.phases;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Hooks;
import governor.core.Options;
import governor.core.Step;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.StepId;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.AfterSale;
import governor.sanjuan.hooks.TraderEnd;

/**
 * Trader phase: a tile is turned; from the trader on each seat may sell goods at its prices (one,
 * the trader one more, two with the library); the tile goes to the bottom.
 */
public final class TraderPhase {
  private TraderPhase() {}

  /** The top tile is turned. */
  public static final class TurnTile extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      s.pop();
      s.turnTile();
    }
  }

  /**
   * The seat names the goods it sells, all of them before it draws any card. Operand a counts them,
   * b is the next place for goods.
   */
  public static final class Sell extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      int seat = Agenda.seat(frame);
      int sold = Agenda.a(frame);
      if (s.goods(seat) > 0 && sold < limit(s, seat)) {
        int places = s.stocked(seat) & -1 << Agenda.b(frame);
        int plants = (int) s.rules().production();
        out.addEach(Verb.SELL, places & plants);
        for (int left = places & ~plants; left != 0; left &= left - 1) {
          int building = s.rules().goodsCard(Integer.numberOfTrailingZeros(left));
          out.add(Action.of(Verb.SELL, building));
        }
      }
      if (out.size() == 0) {
        finish(s, seat, sold);
      } else {
        out.add(Action.of(Verb.DONE));
      }
    }

    @Override
    public void choose(SanJuanState s, int frame, int action) {
      int seat = Agenda.seat(frame);
      int sold = Agenda.a(frame);
      if (Action.verb(action) == Verb.DONE) {
        finish(s, seat, sold);
        return;
      }
      int card = Action.a(action);
      sellOne(s, seat, card);
      if (s.usesLibrary(seat) && sold + 1 == limit(s, seat)) {
        s.spendLibrary(seat);
      }
      if (s.rules().sellOneByOne()) {
        s.again(sold + 1, 0);
        s.push(StepId.DRAW, seat, s.takeProceeds(), 0);
      } else {
        s.again(sold + 1, s.rules().goodsPlace(card));
      }
    }
  }

  private static void sellOne(SanJuanState s, int seat, int card) {
    int good = s.takeGood(seat, card);
    s.countSale(seat, card, s.price(card));
    if (s.works(seat, s.rules().keepsSoldGood())) {
      s.hold(good, card);
    } else {
      s.discardUnseen(good);
    }
  }

  /**
   * The harbor may take one of the goods sold; then the seat draws what they brought, and may draw
   * what its buildings add.
   */
  private static void finish(SanJuanState s, int seat, int sold) {
    s.pop();
    if (sold == 0) {
      s.say(What.PASSED_SELL, seat);
      return;
    }
    Hooks<AfterSale> hooks = s.rules().afterSale();
    long rules = s.working(seat) & hooks.mask;
    while (rules != 0) {
      int last = Long.SIZE - 1 - Long.numberOfLeadingZeros(rules);
      if (hooks.of(last).rewards(sold)) {
        hooks.of(last).afterSale(s, seat);
      }
      rules &= ~(1L << last);
    }
    s.push(StepId.DRAW, seat, s.takeProceeds(), 0);
    if (s.isHolding()) {
      long keepers = s.working(seat) & s.rules().keepsSoldGood();
      s.push(StepId.OF_CARD + Long.numberOfTrailingZeros(keepers), seat);
    }
  }

  /** How many goods the seat may sell in this phase. */
  public static int limit(SanJuanState s, int seat) {
    int limit = 1;
    if (s.isPrivileged(seat)) {
      limit += s.usesLibrary(seat) ? 2 : 1;
    }
    return limit + s.rules().extraSales(s.working(seat));
  }

  /** Everybody has sold. */
  public static final class End extends Step<SanJuanState> {
    @Override
    public void run(SanJuanState s, int frame, Options out) {
      s.pop();
      Hooks<TraderEnd> hooks = s.rules().traderEnd();
      for (int i = 0; i < hooks.size(); i++) {
        hooks.at(i).traderEnd(s);
      }
      s.putTileAway();
    }
  }
}
