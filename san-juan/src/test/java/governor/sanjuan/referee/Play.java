package governor.sanjuan.referee;

import governor.sanjuan.edge.SanJuanEvent;
import governor.sanjuan.edge.What;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What all phases need: questions, draws and discards, on the board and beside the engine. */
final class Play {
  final Board board;
  final Table table;
  private final Comparison comparison;

  Play(Board board, Table table) {
    this.board = board;
    this.table = table;
    this.comparison = new Comparison(board, table);
  }

  // ---- questions
  // ----------------------------------------------------------------------------------

  /** Asks the player; a question with a single choice answers itself. */
  String ask(Player player, String ruling, List<String> choices) {
    if (choices.size() == 1) {
      table.expectForced(player.seat, choices.getFirst());
      return choices.getFirst();
    }
    table.willAsk(player.seat, choices);
    comparison.check(ruling);
    return table.question(player.seat, ruling, choices);
  }

  /** Whether the owner uses this building, which draws a card: only asked if there is one. */
  boolean uses(Player player, String building, String ruling) {
    if (!canDraw()) {
      return false;
    }
    String use = "use " + board.kinds.named(building);
    return ask(player, ruling, List.of(use, "pass")).equals(use);
  }

  /** Uses this building or not; a card drawn by it joins the hand. */
  void mayDrawWith(Player player, String building) {
    if (uses(player, building, "Q-100 (" + building + ")")) {
      drawToHand(player, "Q-100 (" + building + ")");
    }
  }

  /**
   * Picks exactly so many of these cards in the order of the cards: a kind is offered if the set
   * can still be completed from it on. The cards picked leave the list at once.
   */
  List<Kind> pickExactly(
      Player player, List<Kind> cards, int number, String ruling, Function<Kind, String> words) {
    List<Kind> picked = new ArrayList<>();
    while (picked.size() < number) {
      List<String> choices = new ArrayList<>();
      List<Kind> kinds = new ArrayList<>();
      for (Kind kind : kindsFrom(cards, picked)) {
        if (countFrom(cards, kind) >= number - picked.size()) {
          kinds.add(kind);
          choices.add(words.apply(kind));
        }
      }
      Kind kind = kinds.get(choices.indexOf(ask(player, ruling, choices)));
      cards.remove(kind);
      picked.add(kind);
      board.discards.add(kind);
    }
    return picked;
  }

  /** Picks at most so many cards of the hand in the order of the cards and discards them. */
  int discardUpTo(Player player, int most, String ruling) {
    return discardUpTo(player, new ArrayList<>(), most, ruling);
  }

  /** The same when these were picked and discarded already. */
  int discardUpTo(Player player, List<Kind> picked, int most, String ruling) {
    while (picked.size() < most) {
      List<String> choices = new ArrayList<>();
      List<Kind> kinds = kindsFrom(player.hand, picked);
      kinds.forEach(kind -> choices.add("discard " + kind));
      choices.add("done");
      String choice = ask(player, ruling, choices);
      if (choice.equals("done")) {
        break;
      }
      Kind kind = kinds.get(choices.indexOf(choice));
      discard(player, kind);
      picked.add(kind);
    }
    return picked.size();
  }

  /** The kinds among the cards that come no earlier than the last one picked. */
  static List<Kind> kindsFrom(List<Kind> cards, List<Kind> picked) {
    int from = picked.isEmpty() ? -1 : picked.getLast().place();
    return Player.kinds(cards).stream().filter(kind -> kind.place() >= from).toList();
  }

  static int countFrom(List<Kind> cards, Kind from) {
    return (int) cards.stream().filter(card -> card.place() >= from.place()).count();
  }

  // ---- draws and discards
  // -------------------------------------------------------------------------

  /** Whether there is any card to draw. */
  boolean canDraw() {
    return cards() > 0;
  }

  /** The cards of both piles. */
  int cards() {
    return board.drawPile + board.discardPile();
  }

  /** Draws a card that the player sees; events appear and are replaced. */
  Optional<Kind> draw(Player player, String ruling) {
    while (takeOne()) {
      if (table.nextIs(What.EVENT_APPEARED)) {
        SanJuanEvent told = table.chance("Q-77", -1, What.EVENT_APPEARED);
        board.openEvents.add(possible(told, "Q-77"));
      } else {
        SanJuanEvent told =
            table.chance(ruling, player.seat, What.DREW, What.WAS_OFFERED, What.TURNED);
        return Optional.of(possible(told, ruling));
      }
    }
    return Optional.empty();
  }

  /** Draws a card into the hand; false if there is none. */
  boolean drawToHand(Player player, String ruling) {
    Optional<Kind> card = draw(player, ruling);
    card.ifPresent(player.hand::add);
    return card.isPresent();
  }

  /** Draws so many cards into the hand, as far as there are any; returns how many. */
  int drawToHand(Player player, int number, String ruling) {
    int drawn = 0;
    while (drawn < number && drawToHand(player, ruling)) {
      drawn++;
    }
    return drawn;
  }

  /** Takes the top card of the draw pile; the discard pile is shuffled when needed. */
  boolean takeOne() {
    if (board.drawPile == 0) {
      if (board.discardPile() == 0) {
        return false;
      }
      SanJuanEvent told = table.chance("Q-2", -1, What.SHUFFLED);
      table.same("Q-1", "the number of cards shuffled", board.discardPile(), told.number());
      board.drawPile = board.discardPile();
      board.discards.clear();
      board.unseenDiscards = 0;
    }
    board.drawPile--;
    return true;
  }

  /** The card told, of which a copy must be left somewhere unseen. */
  private Kind possible(SanJuanEvent told, String ruling) {
    Kind kind = board.kinds.shown(told.card());
    int seen = comparison.seen(kind);
    if (seen >= kind.copies() || kind.is("cathedral")) {
      throw table.difference(
          ruling, "the number of cards " + kind, "at most " + kind.copies(), seen + 1);
    }
    boolean event = told.what() == What.EVENT_APPEARED;
    table.same("Q-77", "whether " + kind + " is an event", kind.isEvent(), event);
    return kind;
  }

  /** A card leaves the hand for the discard pile. */
  void discard(Player player, Kind kind) {
    if (!player.hand.remove(kind)) {
      throw new IllegalStateException(kind + " is not in the hand");
    }
    board.discards.add(kind);
  }

  /** The game is over: nothing is asked any more, and all is as it should be. */
  void expectOver(String ruling) {
    table.expectOver(ruling);
    comparison.check(ruling);
  }
}
