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
  private static final long AQUEDUCT = Card.AQUEDUCT.bit();
  private static final long WELL = Card.WELL.bit();
  private static final long TRADING_POST = Card.TRADING_POST.bit();
  private static final long MARKET_HALL = Card.MARKET_HALL.bit();
  private static final long MARKET_STAND = Card.MARKET_STAND.bit();

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
    int first = Integer.numberOfTrailingZeros(s.stocked(seat));
    return SanJuanOutlook.price(s, SanJuanState.goodsCard(first));
  }

  /** The cards that a producer phase is worth to a seat with so large a privilege. */
  static double producer(SanJuanState s, int seat, int privilege) {
    int limit = 1 + privilege + (s.works(seat, AQUEDUCT) ? 1 : 0);
    int left = limit;
    double cards = 0;
    for (int plants = s.emptyPlants(seat); plants != 0 && left > 0; plants &= ~last(plants)) {
      int plant = Integer.numberOfTrailingZeros(last(plants));
      int produced = Math.min(left, s.emptyPlants(seat, plant));
      cards += produced * GOOD * SanJuanOutlook.price(s, plant);
      left -= produced;
    }
    return cards + (limit - left >= 2 && s.works(seat, WELL) ? 1 : 0);
  }

  /** The cards that a trader phase is worth to a seat with so large a privilege. */
  static double trader(SanJuanState s, int seat, int privilege) {
    if (s.goods(seat) == 0) {
      return 0;
    }
    int limit = 1 + privilege + (s.works(seat, TRADING_POST) ? 1 : 0);
    int left = limit;
    double cards = 0;
    for (int places = s.stocked(seat); places != 0 && left > 0; places &= ~last(places)) {
      int place = Integer.numberOfTrailingZeros(last(places));
      int sold = Math.min(left, s.goodsAt(seat, place));
      int card = SanJuanState.goodsCard(place);
      double kept = HELD_GOOD * SanJuanOutlook.usualPrice(card);
      cards += sold * (SanJuanOutlook.price(s, card) - kept);
      left -= sold;
    }
    cards += s.works(seat, MARKET_HALL) ? 1 : 0;
    cards += limit - left >= 2 && s.works(seat, MARKET_STAND) ? 1 : 0;
    return cards;
  }

  /** The last of these places, which is the dearest. */
  private static int last(int places) {
    return Integer.highestOneBit(places);
  }
}
