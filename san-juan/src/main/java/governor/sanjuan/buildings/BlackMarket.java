package governor.sanjuan.buildings;

import governor.core.Action;
import governor.core.Options;
import governor.sanjuan.Card;
import governor.sanjuan.Role;
import governor.sanjuan.RuleSet;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.edge.What;
import governor.sanjuan.hooks.PaymentRule;

/** Builder phase: the owner may pay with up to two goods, each standing for one card. */
public final class BlackMarket extends Card implements PaymentRule {
  private static final int MOST = 2;

  public BlackMarket() {
    super("black market");
  }

  @Override
  public String when(RuleSet rules) {
    return phases(rules, Role.BUILDER);
  }

  @Override
  public String effect(RuleSet rules) {
    return "You may pay with up to 2 goods, each standing for a card.";
  }

  @Override
  public int funds(SanJuanState s, int seat) {
    int goods = s.goods(seat) + (s.isHolding() ? 1 : 0);
    return Math.min(MOST - s.goodsPaid(), goods);
  }

  @Override
  public void offer(SanJuanState s, int seat, int fromPlace, int toPay, Options out) {
    int goodsAllowed = MOST - s.goodsPaid();
    int goodsLeft = goodsFrom(s, seat, fromPlace);
    for (int place = fromPlace; place < s.rules().goodsPlaces() && goodsAllowed > 0; place++) {
      int here = goodsAt(s, seat, place);
      if (here > 0 && toPay <= s.handSize(seat) + Math.min(goodsAllowed, goodsLeft)) {
        out.add(Action.of(Verb.PAY_GOOD, s.rules().goodsCard(place)));
      }
      goodsLeft -= here;
    }
  }

  @Override
  public void take(SanJuanState s, int seat, int card) {
    if (s.isHeard()) {
      s.tell(What.PAID_GOOD, seat, card, 0);
    }
    boolean fromCovered = s.isHolding() && s.heldFrom() == card;
    s.discardUnseen(fromCovered ? s.takeHeld() : s.takeGood(seat, card));
    s.countGoodPaid();
  }

  /** Goods at a place, with the one on the building just covered where a house rule saves it. */
  public static int goodsAt(SanJuanState s, int seat, int place) {
    boolean held = s.isHolding() && s.rules().goodsPlace(s.heldFrom()) == place;
    return s.goodsAt(seat, place) + (held ? 1 : 0);
  }

  private static int goodsFrom(SanJuanState s, int seat, int fromPlace) {
    int goods = 0;
    for (int place = fromPlace; place < s.rules().goodsPlaces(); place++) {
      goods += goodsAt(s, seat, place);
    }
    return goods;
  }
}
