package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

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
    int[] found = new int[s.rules().kinds()];
    s.countAll(found);
    for (Card card : s.rules().cardsInPlay()) {
      expect(s.rules().copies(card), found[number(card)], card, " in the game");
    }
  }

  private void hand(int seat) {
    int cards = 0;
    for (Card card : s.rules().cardsInPlay()) {
      int held = s.inHand(seat, number(card));
      cards += held;
      boolean marked = (s.handMask(seat) & s.rules().bit(card)) != 0;
      expect(held > 0 ? 1 : 0, marked ? 1 : 0, "mark of ", card, " in hand ", seat);
      if (s.rules().isEvent(number(card))) {
        expect(0, held, card, " in hand ", seat);
      }
    }
    expect(cards, s.handSize(seat), "hand of seat ", seat);
  }

  private void spaces(int seat) {
    int[] tops = new int[s.rules().kinds()];
    int[] goods = new int[s.rules().goodsPlaces()];
    int[] piles = piles(seat);
    int total = 0;
    for (int space = 0; space < s.buildings(seat); space++) {
      int card = s.topOf(seat, space);
      tops[card]++;
      expect(piles[space], s.pileOf(seat, space), "pile of seat ", seat, " at space ", space);
      if (s.hasGood(seat, space)) {
        goods[s.rules().goodsPlace(card)]++;
        total++;
      }
    }
    for (Card card : s.rules().cardsInPlay()) {
      int standing = tops[number(card)];
      expect(standing, s.count(seat, number(card)), card, " of seat ", seat);
      expect(standing > 0 ? 1 : 0, s.owns(seat, card) ? 1 : 0, "mark of ", card, " of ", seat);
      if (!s.rules().isProduction(number(card)) && standing > 1) {
        wrong.add("seat " + seat + " has " + standing + " of " + card);
      }
      boolean named = (s.worksFor(number(card)) >>> seat & 1) != 0;
      expect(s.works(seat, card) ? 1 : 0, named ? 1 : 0, "work of ", card, " of ", seat);
      boolean justCovered = s.cell(FADING) == number(card) + 1;
      if (s.works(seat, card) && standing == 0 && !justCovered) {
        wrong.add("seat " + seat + " uses a " + card + " that it has not");
      }
    }
    for (int place = 0; place < goods.length; place++) {
      expect(goods[place], s.goodsAt(seat, place), "goods of seat ", seat, " at ", place);
    }
    expect(total, s.goods(seat), "goods of seat ", seat);
    marks(seat, goods, tops);
    if (s.buildings(seat) > MOST_BUILDINGS) {
      wrong.add("seat " + seat + " has " + s.buildings(seat) + " buildings");
    }
  }

  /** How many cards lie under each space of a seat, without covered buildings. */
  private int[] piles(int seat) {
    int[] piles = new int[Laid.SPACES];
    for (int i = 0; i < s.laidSize(); i++) {
      int place = s.laidPlace(i);
      if (Laid.seat(place) == seat && Laid.kind(place) != Laid.COVERED) {
        piles[Laid.space(place)]++;
      }
    }
    return piles;
  }

  /** The masks of goods and of empty plants. */
  private void marks(int seat, int[] goods, int[] tops) {
    int stocked = 0;
    int empty = 0;
    for (int place = 0; place < goods.length; place++) {
      stocked |= goods[place] > 0 ? 1 << place : 0;
      empty |= place < s.rules().plants() && tops[place] > goods[place] ? 1 << place : 0;
    }
    expect(stocked, s.stocked(seat), "places with goods of ", seat);
    expect(empty, s.emptyPlants(seat), "empty plants of ", seat);
    expect(stocked == 0 ? 0 : 1, s.cell(WITH_GOODS) >>> seat & 1, "goods of ", seat, " marked");
    int marked = s.cell(WITH_EMPTY_PLANTS) >>> seat & 1;
    expect(empty == 0 ? 0 : 1, marked, "empty plants of ", seat, " marked");
  }

  private int number(Card card) {
    return s.rules().number(card);
  }

  /** The words are put together only where something is wrong: an audit is asked very often. */
  private void expect(int expected, int found, Object... what) {
    if (expected != found) {
      wrong.add(words(what) + ": expected " + expected + ", found " + found);
    }
  }

  private static String words(Object... what) {
    return Arrays.stream(what).map(Object::toString).collect(Collectors.joining());
  }
}
