package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The councillor phase. */
final class Councillor {
  private final Play play;
  private final Board board;
  private final Player councillor;
  private final boolean library;

  Councillor(Play play, Player councillor, boolean library) {
    this.play = play;
    this.board = play.board;
    this.councillor = councillor;
    this.library = library;
  }

  void run() {
    board.from(councillor.seat).forEach(this::customsOffice);
    board.from(councillor.seat).forEach(this::turn);
  }

  /** An empty customs office may get a good. */
  private void customsOffice(Player player) {
    if (!player.works("customs office")) {
      return;
    }
    Kind office = board.kinds.named("customs office");
    if (player.goodsOn(office) < player.count(office)
        && play.uses(player, "customs office", "Q-54")
        && play.takeOne()) {
      player.addGood(office);
    }
  }

  private void turn(Player player) {
    int number = 2;
    if (player == councillor) {
      number = library ? 8 : 5;
    }
    List<String> choices = play.canDraw() ? List.of("draw", "pass") : List.of("pass");
    if (play.ask(player, "Q-19", choices).equals("pass")) {
      return;
    }
    boolean archive = player.works("archive");
    int drawn = archive ? play.drawToHand(player, number, "Q-19, Q-20") : drawOffer(player, number);
    if (drawn > 5) {
      player.libraryUsed = true;
    }
    if (archive) {
      archive(player, drawn);
    } else {
      keep(player, drawn);
    }
  }

  private int drawOffer(Player player, int number) {
    int drawn = 0;
    while (drawn < number) {
      Optional<Kind> card = play.draw(player, "Q-19");
      if (card.isEmpty()) {
        break;
      }
      board.offer.add(card.get());
      drawn++;
    }
    return drawn;
  }

  /** Keeps one card, with a prefecture two or one. */
  private void keep(Player player, int drawn) {
    int most = Math.min(drawn, player.works("prefecture") ? 2 : 1);
    List<Kind> kept = new ArrayList<>();
    while (kept.size() < most) {
      List<Kind> kinds = Play.kindsFrom(board.offer, kept);
      List<String> choices = new ArrayList<>();
      kinds.forEach(kind -> choices.add("keep " + kind));
      if (!kept.isEmpty()) {
        choices.add("done");
      }
      String choice = play.ask(player, "Q-19", choices);
      if (choice.equals("done")) {
        break;
      }
      Kind kind = kinds.get(choices.indexOf(choice));
      board.offer.remove(kind);
      player.hand.add(kind);
      kept.add(kind);
    }
    board.discards.addAll(board.offer);
    board.offer.clear();
  }

  /**
   * All drawn cards are in the hand; as many as are not kept leave it. The prefecture may be
   * waived, which is one more to discard.
   */
  private void archive(Player player, int drawn) {
    boolean prefecture = player.works("prefecture") && drawn >= 2;
    int discards = Math.max(0, drawn - (prefecture ? 2 : 1));
    List<Kind> picked =
        play.pickExactly(player, player.hand, discards, "Q-20", kind -> "discard " + kind);
    if (prefecture) {
      play.discardUpTo(player, picked, discards + 1, "Q-19, Q-20");
    }
  }
}
