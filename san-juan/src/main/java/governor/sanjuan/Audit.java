package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import java.util.ArrayList;
import java.util.List;

/** Looks for what cannot be: cards that came or went, counts that disagree with what they count. */
final class Audit {
  private final SanJuanState s;
  private final List<String> wrong = new ArrayList<>();

  private Audit(SanJuanState s) {
    this.s = s;
  }

  static List<String> of(SanJuanState s) {
    Audit audit = new Audit(s);
    audit.cards();
    for (int seat = 0; seat < s.players(); seat++) {
      audit.hand(seat);
      audit.spaces(seat);
    }
    return audit.wrong;
  }

  /** Every card of the deck is somewhere, exactly once. */
  private void cards() {
    int[] found = new int[Card.KINDS];
    s.countAll(found);
    for (Card card : s.rules().cardsInPlay()) {
      expect(card + " in the game", s.rules().copies(card), found[card.ordinal()]);
    }
  }

  private void hand(int seat) {
    int cards = 0;
    for (Card card : Card.values()) {
      int held = s.inHand(seat, card.ordinal());
      cards += held;
      boolean marked = (s.handMask(seat) & card.bit()) != 0;
      expect("mark of " + card + " in hand " + seat, held > 0 ? 1 : 0, marked ? 1 : 0);
      if (card.isEvent()) {
        expect(card + " in hand " + seat, 0, held);
      }
    }
    expect("hand of seat " + seat, cards, s.handSize(seat));
  }

  private void spaces(int seat) {
    int[] tops = new int[Card.KINDS];
    int[] goods = new int[GOODS_PLACES];
    int total = 0;
    for (int space = 0; space < s.buildings(seat); space++) {
      int card = s.topOf(seat, space);
      tops[card]++;
      int pile = 0;
      for (int i = 0; i < s.laidSize(); i++) {
        int place = s.laidPlace(i);
        pile += Laid.isAt(place, seat, space) && Laid.kind(place) != Laid.COVERED ? 1 : 0;
      }
      expect("pile of seat " + seat + " at space " + space, pile, s.pileOf(seat, space));
      if (s.hasGood(seat, space)) {
        goods[SanJuanState.goodsPlace(card)]++;
        total++;
      }
    }
    for (Card card : Card.values()) {
      int standing = tops[card.ordinal()];
      expect(card + " of seat " + seat, standing, s.count(seat, card.ordinal()));
      expect("mark of " + card + " of " + seat, standing > 0 ? 1 : 0, s.owns(seat, card) ? 1 : 0);
      if (!card.isProduction() && standing > 1) {
        wrong.add("seat " + seat + " has " + standing + " of " + card);
      }
      boolean named = (s.worksFor(card.ordinal()) >>> seat & 1) != 0;
      expect("work of " + card + " of " + seat, s.works(seat, card) ? 1 : 0, named ? 1 : 0);
      boolean justCovered = s.cell(FADING) == card.ordinal() + 1;
      if (s.works(seat, card) && standing == 0 && !justCovered) {
        wrong.add("seat " + seat + " uses a " + card + " that it has not");
      }
    }
    for (int place = 0; place < GOODS_PLACES; place++) {
      expect("goods of seat " + seat + " at " + place, goods[place], s.goodsAt(seat, place));
    }
    expect("goods of seat " + seat, total, s.goods(seat));
    marks(seat, goods, tops);
    if (s.buildings(seat) > MOST_BUILDINGS) {
      wrong.add("seat " + seat + " has " + s.buildings(seat) + " buildings");
    }
  }

  /** The masks of goods and of empty plants. */
  private void marks(int seat, int[] goods, int[] tops) {
    int stocked = 0;
    int empty = 0;
    for (int place = 0; place < GOODS_PLACES; place++) {
      stocked |= goods[place] > 0 ? 1 << place : 0;
      empty |= place < Card.PRODUCTION_KINDS && tops[place] > goods[place] ? 1 << place : 0;
    }
    expect("places with goods of " + seat, stocked, s.stocked(seat));
    expect("empty plants of " + seat, empty, s.emptyPlants(seat));
    expect("goods of " + seat + " marked", stocked == 0 ? 0 : 1, s.cell(WITH_GOODS) >>> seat & 1);
    int marked = s.cell(WITH_EMPTY_PLANTS) >>> seat & 1;
    expect("empty plants of " + seat + " marked", empty == 0 ? 0 : 1, marked);
  }

  private void expect(String what, int expected, int found) {
    if (expected != found) {
      wrong.add(what + ": expected " + expected + ", found " + found);
    }
  }
}
