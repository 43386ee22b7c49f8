package governor.sanjuan.edge;

import governor.core.Action;
import governor.sanjuan.HandPicks;
import governor.sanjuan.SanJuanState;
import governor.sanjuan.Verb;
import governor.sanjuan.buildings.BlackMarket;
import governor.sanjuan.edge.PickDraft.Kind;
import governor.sanjuan.phases.Prices;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * What the seat that is asked can pick, from some kind on, and how gladly: cards that it cannot
 * build and then cheap ones leave the hand, the dearest goods are made and sold, the dearest cards
 * are kept.
 */
final class Pickable {
  /** A good pays only where hand cards are not enough. */
  private static final int GOOD_AS_PAYMENT = -100;

  /** The cards that a bank takes are those that are left over when the game is about to end. */
  private static final int NEARLY_COMPLETE = 11;

  private static final int USELESS = 1;

  private final SanJuanState s;
  private final int seat;

  Pickable(SanJuanState s) {
    this.s = s;
    this.seat = s.seatToAct();
  }

  /** Goods, from this place on, and all hand cards. */
  List<Kind> payment(int fromPlace) {
    List<Kind> kinds = new ArrayList<>();
    int allowed = Prices.otherFunds(s, seat, s.working(seat));
    for (int place = fromPlace; allowed > 0 && place < s.rules().goodsPlaces(); place++) {
      int card = s.rules().goodsCard(place);
      int goods = Math.min(allowed, BlackMarket.goodsAt(s, seat, place));
      int appeal = GOOD_AS_PAYMENT - place;
      add(kinds, "good on ", Action.of(Verb.PAY_GOOD, card), goods, i -> appeal);
    }
    kinds.addAll(hand(Verb.PAY, 0, 0));
    return kinds;
  }

  List<Kind> emptyPlants(int fromPlant) {
    List<Kind> kinds = new ArrayList<>();
    for (int plant = fromPlant; plant < s.rules().plants(); plant++) {
      int appeal = plant + 1;
      add(kinds, "", Action.of(Verb.PRODUCE, plant), s.emptyPlants(seat, plant), i -> appeal);
    }
    return kinds;
  }

  List<Kind> goods(int fromPlace) {
    List<Kind> kinds = new ArrayList<>();
    for (int place = fromPlace; place < s.rules().goodsPlaces(); place++) {
      int card = s.rules().goodsCard(place);
      int appeal = s.price(card);
      add(kinds, "", Action.of(Verb.SELL, card), s.goodsAt(seat, place), i -> appeal);
    }
    return kinds;
  }

  List<Kind> offer(int fromCard) {
    List<Kind> kinds = new ArrayList<>();
    for (int card = fromCard; card < s.rules().kinds(); card++) {
      boolean city = !s.rules().isProduction(card);
      boolean spare = city && (s.inHand(seat, card) > 0 || isOwned(card));
      int appeal = USELESS + rank(card);
      add(
          kinds,
          "",
          Action.of(Verb.KEEP, card),
          s.offered(card),
          i -> spare || city && i > 0 ? USELESS : appeal);
    }
    return kinds;
  }

  /** Hand cards, picked with this verb and operand. */
  List<Kind> hand(int verb, int fromCard, int operand) {
    return hand(new HandPicks(verb, operand, HandPicks.ALL, Integer.MAX_VALUE), fromCard);
  }

  List<Kind> hand(HandPicks picks, int fromCard) {
    List<Kind> kinds = new ArrayList<>();
    int verb = picks.verb();
    boolean hurry = verb != Verb.PUT_UNDER || endIsNear();
    int useless = verb == Verb.PAY ? 0 : USELESS; // Nobody pays more than the price unforced.
    for (int card = fromCard; card < s.rules().kinds(); card++) {
      int held = (picks.kinds() >>> card & 1) == 0 ? 0 : s.inHand(seat, card);
      int rank = rank(card);
      boolean city = !s.rules().isProduction(card);
      boolean owned = city && isOwned(card);
      add(
          kinds,
          "",
          Action.of(verb, card, picks.operand()),
          held,
          i -> hurry && (owned || city && i < held - 1) ? useless : -rank);
    }
    return kinds;
  }

  private int rank(int card) {
    return s.rules().card(card).rank(s.rules());
  }

  private boolean isOwned(int card) {
    return (s.owned(seat) >>> card & 1) != 0;
  }

  private boolean endIsNear() {
    for (int each = 0; each < s.players(); each++) {
      if (s.buildings(each) >= NEARLY_COMPLETE) {
        return true;
      }
    }
    return false;
  }

  /** Adds so many of what the choice picks, the first of them with the appeal of 0. */
  private void add(
      List<Kind> kinds, String before, int choice, int number, IntUnaryOperator appeal) {
    if (number > 0) {
      List<Integer> appeals = new ArrayList<>();
      for (int i = 0; i < number; i++) {
        appeals.add(appeal.applyAsInt(i));
      }
      kinds.add(new Kind(before + s.rules().name(Action.a(choice)), choice, appeals));
    }
  }
}
