package governor.bots.sanjuan.heuristic;

import static governor.bots.sanjuan.heuristic.SanJuanWeights.*;

import governor.core.Action;
import governor.core.Agenda;
import governor.core.Options;
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
    SanJuanCards cards = SanJuanCards.of(s.rules());
    int seat = s.seatToAct();
    int left = TraderPhase.limit(s, seat) - Agenda.a(s.top());
    int done = options.size() - 1;
    int first = done;
    for (int price = HIGHEST_PRICE; price > 0 && left > 0; price--) {
      for (int i = done - 1; i >= 0 && left > 0; i--) {
        int card = Action.a(options.get(i));
        if (s.price(card) == price && price >= SELL_FROM * cards.usualPrice(card)) {
          first = Math.min(first, i);
          left -= s.goodsAt(seat, s.rules().goodsPlace(card));
        }
      }
    }
    return options.get(first);
  }

  // ---- judging --------------------------------------------------------------------------------

  /** The price of the seat's cheapest good; 0 if it has none. */
  static double cheapest(SanJuanCards cards, SanJuanState s, int seat) {
    if (s.goods(seat) == 0) {
      return 0;
    }
    int first = Integer.numberOfTrailingZeros(s.stocked(seat));
    return cards.price(s, s.rules().goodsCard(first));
  }

  /** The cards that a producer phase is worth to a seat with so large a privilege. */
  static double producer(SanJuanCards cards, SanJuanState s, int seat, int privilege) {
    int limit = 1 + privilege + s.rules().extraGoods(s.working(seat));
    int left = limit;
    double gain = 0;
    for (int plants = s.emptyPlants(seat); plants != 0 && left > 0; plants &= ~last(plants)) {
      int plant = Integer.numberOfTrailingZeros(last(plants));
      int produced = Math.min(left, s.emptyPlants(seat, plant));
      gain += produced * GOOD * cards.price(s, plant);
      left -= produced;
    }
    return gain + (limit - left >= 2 && s.works(seat, cards.well) ? 1 : 0);
  }

  /** The cards that a trader phase is worth to a seat with so large a privilege. */
  static double trader(SanJuanCards cards, SanJuanState s, int seat, int privilege) {
    if (s.goods(seat) == 0) {
      return 0;
    }
    int limit = 1 + privilege + s.rules().extraSales(s.working(seat));
    int left = limit;
    double gain = 0;
    for (int places = s.stocked(seat); places != 0 && left > 0; places &= ~last(places)) {
      int place = Integer.numberOfTrailingZeros(last(places));
      int sold = Math.min(left, s.goodsAt(seat, place));
      int card = s.rules().goodsCard(place);
      double kept = HELD_GOOD * cards.usualPrice(card);
      gain += sold * (cards.price(s, card) - kept);
      left -= sold;
    }
    gain += s.works(seat, cards.marketHall) ? 1 : 0;
    gain += limit - left >= 2 && s.works(seat, cards.marketStand) ? 1 : 0;
    return gain;
  }

  /** The last of these places, which is the dearest. */
  private static int last(int places) {
    return Integer.highestOneBit(places);
  }
}
