package governor.sanjuan;

import governor.core.Options;
import governor.core.Rng;
import java.util.ArrayList;
import java.util.List;

/** A game from its very beginning, for the rules of the set-up. */
final class FreshGame {
  private final SanJuanGame game;
  private final SanJuanState state;
  private final Options options = new Options();

  private FreshGame(SanJuanGame game, int seed) {
    this.game = game;
    this.state = game.newGame(new Rng(seed));
    game.advance(state, options);
  }

  /** A shuffled game of this config, such as {@code fresh("2e", "setup-variation", 4, 1)}. */
  static FreshGame fresh(String edition, String settings, int players, int seed) {
    String config = "sanjuan:" + edition + " players=" + players + " " + settings;
    return new FreshGame(SanJuan.game(config.strip()), seed);
  }

  int asked() {
    return state.seatToAct();
  }

  List<String> offers() {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      words.add(game.notation().words(state, options.get(i)));
    }
    return words;
  }

  void chooseFirst() {
    game.apply(state, options.get(0));
    game.advance(state, options);
  }

  boolean asksForARole() {
    return offers().stream().anyMatch(words -> words.startsWith("take "));
  }

  int governor() {
    return state.governor();
  }

  int round() {
    return state.round();
  }

  int handSize(int seat) {
    return state.handSize(seat);
  }

  int inHand(int seat, Card card) {
    return state.inHand(seat, game.rules().number(card));
  }

  int buildings(int seat, Card card) {
    return state.count(seat, game.rules().number(card));
  }

  int discardPileSize() {
    return state.discardPile();
  }

  int drawPileSize() {
    return state.drawPile();
  }

  int openEvents() {
    return Long.bitCount(state.openEvents());
  }

  /** Deals by the variation: 5 cards for the governor, one more for each next seat, 4 are kept. */
  static int discardedBySetupVariation(String edition, int players) {
    FreshGame g = fresh(edition, "setup-variation", players, 7);
    List<Integer> dealt = new ArrayList<>();
    int last = -1;
    while (!g.asksForARole()) {
      int seat = g.asked();
      if (seat != last) {
        dealt.add(g.handSize(seat));
        last = seat;
      }
      g.chooseFirst();
    }
    List<Integer> expected = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      expected.add(5 + i);
      if (g.handSize(i) != 4) {
        throw new AssertionError("seat " + i + " keeps " + g.handSize(i));
      }
    }
    if (!dealt.equals(expected)) {
      throw new AssertionError("dealt " + dealt);
    }
    return g.discardPileSize();
  }
}
