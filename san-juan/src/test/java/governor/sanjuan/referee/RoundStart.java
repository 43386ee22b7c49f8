package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.List;

/** The start of a round: office building, then chapel and bank, then the hand limit (N-05). */
final class RoundStart {
  private final Play play;
  private final Board board;

  RoundStart(Play play) {
    this.play = play;
    this.board = play.board;
  }

  void run() {
    List<Player> order = board.from(board.governor);
    order.forEach(this::officeBuilding);
    order.forEach(this::chapelAndBank);
    order.forEach(this::handLimit);
  }

  /** One or two cards are discarded, then as many drawn. */
  private void officeBuilding(Player player) {
    if (player.works("office building")) {
      int discarded = play.discardUpTo(player, 2, "Q-50");
      play.drawToHand(player, discarded, "Q-50");
    }
  }

  /** Both are allowed, in the order that the owner likes. */
  private void chapelAndBank(Player player) {
    boolean chapel = player.works("chapel");
    boolean bank = player.works("bank") && !player.bankUsed;
    if (chapel) {
      chapel(player);
    }
    if (bank) {
      bank(player);
    }
  }

  private void chapel(Player player) {
    List<Kind> kinds = Player.kinds(player.hand);
    List<String> choices = new ArrayList<>();
    kinds.forEach(kind -> choices.add("put " + kind + " under " + board.kinds.named("chapel")));
    choices.add("pass");
    String choice = play.ask(player, "Q-49", choices);
    if (!choice.equals("pass")) {
      player.hand.remove(kinds.get(choices.indexOf(choice)));
      player.space("chapel").top().pile++;
    }
  }

  /** Once in a game any number of cards; none at all does not use it up. */
  private void bank(Player player) {
    List<Kind> put = new ArrayList<>();
    while (true) {
      List<Kind> kinds = Play.kindsFrom(player.hand, put);
      List<String> choices = new ArrayList<>();
      kinds.forEach(kind -> choices.add("put " + kind + " under " + board.kinds.named("bank")));
      choices.add("done");
      String choice = play.ask(player, "Q-48", choices);
      if (choice.equals("done")) {
        return;
      }
      Kind kind = kinds.get(choices.indexOf(choice));
      player.hand.remove(kind);
      put.add(kind);
      player.space("bank").top().pile++;
      player.bankUsed = true;
    }
  }

  /** 7 cards, 12 with a tower, 6 for those without a guard room where it counts. */
  private void handLimit(Player player) {
    boolean guarded =
        board.players.stream().anyMatch(each -> each.works("guard room"))
            || board.rules.has("guard-room-always") && board.rules.hasNewBuildings();
    int limit = guarded && !player.works("guard room") ? 6 : 7;
    if (player.works("tower")) {
      limit = 12;
    }
    int discards = Math.max(0, player.hand.size() - limit);
    play.pickExactly(player, player.hand, discards, "Q-46, N-03", kind -> "discard " + kind);
  }
}
