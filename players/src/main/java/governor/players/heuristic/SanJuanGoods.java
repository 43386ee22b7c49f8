package governor.players.heuristic;

import static governor.players.heuristic.SanJuanWeights.*;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
import governor.sanjuan.Card;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.phases.ProducerPhase;
import governor.sanjuan.phases.TraderPhase;

/**
 * Producing and selling: as much as allowed, the dearest goods first, since a good that lies there
 * only blocks its building. Also estimates what either phase would bring to any seat.
 */
final class SanJuanGoods {
  private static final int HIGHEST_PRICE = 3;

  private SanJuanGoods() {}

  // ---- choosing -------------------------------------------------------------------------------

  /** Of the dearest goods that may still be produced, the first in the order of picking. */
  static int produce(SanJuanState s, Options options) {
    int seat = s.seatToAct();
    int left = ProducerPhase.limit(s, seat) - Agenda.a(s.top());
    int first = 0;
    for (int i = options.size() - 2; i >= 0 && left > 0; i--) {
      first = i;
      left -= s.emptyPlants(seat, Action.a(options.get(i)));
    }
    return options.get(first);
  }

  /** Of the dearest goods that may still be sold, the first in the order of picking. */
  static int sell(SanJuanState s, Options options) {
    int seat = s.seatToAct();
    int left = TraderPhase.limit(s, seat) - Agenda.a(s.top());
    int done = options.size() - 1;
    int first = done;
    for (int price = HIGHEST_PRICE; price > 0 && left > 0; price--) {
      for (int i = done - 1; i >= 0 && left > 0; i--) {
        int card = Action.a(options.get(i));
        if (s.price(card) == price && price >= SELL_FROM * SanJuanOutlook.usualPrice(card)) {
          first = Math.min(first, i);
          left -= s.goodsAt(seat, SanJuanState.goodsPlace(card));
        }
      }
    }
    return options.get(first);
  }

  // ---- judging --------------------------------------------------------------------------------

  /** The price of the seat's cheapest good; 0 if it has none. */
  static double cheapest(SanJuanState s, int seat) {
    if (s.goods(seat) == 0) {
      return 0;
    }
    for (int place = 0; place < Card.PRODUCTION_KINDS; place++) {
      if (s.goodsAt(seat, place) > 0) {
        return SanJuanOutlook.price(s, place);
      }
    }
    return SanJuanOutlook.price(s, Card.CUSTOMS_OFFICE.ordinal());
  }

  /** The cards that a producer phase is worth to a seat with so large a privilege. */
  static double producer(SanJuanState s, int seat, int privilege) {
    int limit = 1 + privilege + (s.works(seat, Card.AQUEDUCT) ? 1 : 0);
    int left = limit;
    double cards = 0;
    for (int plant = Card.PRODUCTION_KINDS - 1; plant >= 0 && left > 0; plant--) {
      int produced = Math.min(left, s.emptyPlants(seat, plant));
      cards += produced * GOOD * SanJuanOutlook.price(s, plant);
      left -= produced;
    }
    return cards + (limit - left >= 2 && s.works(seat, Card.WELL) ? 1 : 0);
  }

  /** The cards that a trader phase is worth to a seat with so large a privilege. */
  static double trader(SanJuanState s, int seat, int privilege) {
    if (s.goods(seat) == 0) {
      return 0;
    }
    int limit = 1 + privilege + (s.works(seat, Card.TRADING_POST) ? 1 : 0);
    int left = limit;
    double cards = 0;
    for (int place = Card.PRODUCTION_KINDS; place >= 0 && left > 0; place--) {
      int sold = Math.min(left, s.goodsAt(seat, place));
      if (sold > 0) {
        int card = SanJuanState.goodsCard(place);
        double kept = HELD_GOOD * SanJuanOutlook.usualPrice(card);
        cards += sold * (SanJuanOutlook.price(s, card) - kept);
        left -= sold;
      }
    }
    cards += s.works(seat, Card.MARKET_HALL) ? 1 : 0;
    cards += limit - left >= 2 && s.works(seat, Card.MARKET_STAND) ? 1 : 0;
    return cards;
  }
}
