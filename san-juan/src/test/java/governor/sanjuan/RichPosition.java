package governor.sanjuan;

import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.Events.*;
import static governor.sanjuan.editions.NewBuildings.*;

import governor.core.Rng;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A position in the middle of a game as random play seldom reaches it: many different buildings,
 * stacks, goods, piles, small draw piles, open events.
 */
public final class RichPosition {
  private final Scenario scenario;
  private final Rng rng;
  private final int players;
  private final boolean roundStart;
  private final Deque<Card> cards = new ArrayDeque<>();
  private final Deque<Card> events = new ArrayDeque<>();

  /** The position of this config, such as {@code 2e+events earthquake-top-only}, and seed. */
  public RichPosition(String config, int players, long seed) {
    this.scenario = Scenario.game(config, players);
    this.rng = new Rng(seed);
    this.players = players;
    this.roundStart = rng.below(3) == 0;
    shuffle();
    for (int seat = 0; seat < players; seat++) {
      deal(seat);
    }
    dealMiddle();
  }

  public SanJuanGame rules() {
    return scenario.rules();
  }

  /** The position before its first question. */
  public SanJuanState position() {
    return scenario.position();
  }

  /** Whether a round is about to start; else its first role is to be chosen. */
  public boolean isRoundStart() {
    return roundStart;
  }

  private boolean isEvent(Card card) {
    return rules().rules().isEvent(rules().rules().number(card));
  }

  private boolean isProduction(Card card) {
    return rules().rules().isProduction(rules().rules().number(card));
  }

  private void shuffle() {
    List<Card> all = scenario.undealt();
    while (!all.isEmpty()) {
      Card card = all.remove(rng.below(all.size()));
      (isEvent(card) ? events : cards).add(card);
    }
  }

  private void deal(int seat) {
    List<Card> tops = new ArrayList<>();
    int buildings = 1 + rng.below(10);
    for (int i = 0; i < buildings; i++) {
      Card top = fresh(tops, CATHEDRAL);
      if (rng.below(4) == 0) {
        Card covered = fresh(tops, top);
        scenario.ownsStack(seat, top, covered);
      } else {
        scenario.owns(seat, top);
      }
      tops.add(top);
    }
    for (Card top : tops) {
      boolean carries = isProduction(top) || top == CUSTOMS_OFFICE;
      if (carries && rng.below(2) == 0) {
        scenario.goods(seat, top);
      }
      if (top == CHAPEL || top == BANK || top == HARBOR) {
        scenario.pile(seat, top, rng.below(4));
      }
    }
    coverAgain(seat, tops);
    if (rng.below(4) == 0) {
      scenario.bankUsed(seat);
    }
    scenario.hand(seat, several(rng.below(8) + rng.below(3)));
  }

  /** Covers some city buildings, also those with piles and those on stacks. */
  private void coverAgain(int seat, List<Card> tops) {
    for (int i = 0; i < tops.size(); i++) {
      Card covered = tops.get(i);
      boolean city = !isProduction(covered) && covered != CUSTOMS_OFFICE;
      if (city && rng.below(5) == 0) {
        Card top = fresh(tops, covered);
        if (top == CHAPEL || top == BANK || top == HARBOR) {
          cards.add(top);
        } else {
          scenario.coversWith(seat, top, covered);
          tops.set(i, top);
        }
      }
    }
  }

  /** A card other than this one that can stand beside these: no city building a second time. */
  private Card fresh(List<Card> others, Card not) {
    while (true) {
      Card card = cards.remove();
      if (card != not && (isProduction(card) || !others.contains(card))) {
        return card;
      }
      cards.add(card);
    }
  }

  private void dealMiddle() {
    List<Card> open = new ArrayList<>();
    List<Card> hidden = new ArrayList<>();
    for (Card event : events) {
      if (rng.below(3) == 0) {
        open.add(event);
      } else if (rng.below(2) == 0) {
        hidden.add(event);
      }
    }
    scenario.openEvents(open.toArray(new Card[0]));
    if (rng.below(3) == 0) {
      List<Card> deck = new ArrayList<>(List.of(several(rng.below(12))));
      hidden.forEach(event -> deck.add(rng.below(deck.size() + 1), event));
      scenario.onlyDeck(deck.toArray(new Card[0]));
      scenario.discards(several(rng.below(6)));
    }
    scenario.nextTile((char) ('A' + rng.below(5)));
    int governor = rng.below(players);
    if (roundStart) {
      scenario.atRoundStart(governor);
    } else {
      scenario.governor(governor);
    }
  }

  private Card[] several(int number) {
    Card[] several = new Card[Math.min(number, cards.size())];
    for (int i = 0; i < several.length; i++) {
      several[i] = cards.remove();
    }
    return several;
  }
}
