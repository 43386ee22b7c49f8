package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Pays for a building: goods first, then cards of the hand, each in the order of the cards. */
final class Payment {
  private static final int MOST_GOODS = 2;

  private final Play play;
  private final Player player;
  private final List<Kind> goodsLeft;
  private final List<Kind> goodsPaid = new ArrayList<>();
  private final List<Kind> cardsPaid = new ArrayList<>();
  private Optional<Kind> covered = Optional.empty();

  Payment(Play play, Player player, List<Kind> payingGoods) {
    this.play = play;
    this.player = player;
    this.goodsLeft = new ArrayList<>(payingGoods);
  }

  /** Whether so much can be paid from so many cards and these goods. */
  static boolean affords(int price, int cards, List<Kind> payingGoods) {
    return price <= cards + Math.min(MOST_GOODS, payingGoods.size());
  }

  /** Pays the least price; goods only as long as something is due. */
  void payLeast(int price) {
    while (paid() < price) {
      int due = price - paid();
      List<String> choices = new ArrayList<>();
      List<Kind> kinds = new ArrayList<>();
      if (cardsPaid.isEmpty() && goodsPaid.size() < MOST_GOODS) {
        for (Kind kind : Play.kindsFrom(goodsLeft, goodsPaid)) {
          int more = Math.min(MOST_GOODS - goodsPaid.size(), Play.countFrom(goodsLeft, kind));
          if (due <= player.hand.size() + more) {
            kinds.add(kind);
            choices.add("pay good on " + kind);
          }
        }
      }
      int goods = kinds.size();
      for (Kind kind : Play.kindsFrom(player.hand, cardsPaid)) {
        if (Play.countFrom(player.hand, kind) >= due) {
          kinds.add(kind);
          choices.add("pay " + kind);
        }
      }
      int choice = choices.indexOf(play.ask(player, "Q-24 to Q-27", choices));
      if (choice < goods) {
        payGood(kinds.get(choice));
      } else {
        payCard(kinds.get(choice));
      }
    }
  }

  /** The owner of a poor house may pay more cards, up to the printed cost. */
  void payMore(int most) {
    while (paid() < most) {
      List<Kind> kinds = Play.kindsFrom(player.hand, cardsPaid);
      List<String> choices = new ArrayList<>();
      kinds.forEach(kind -> choices.add("pay " + kind));
      choices.add("done");
      String choice = play.ask(player, "Q-99", choices);
      if (choice.equals("done")) {
        return;
      }
      payCard(kinds.get(choices.indexOf(choice)));
    }
  }

  int paid() {
    return goodsPaid.size() + cardsPaid.size();
  }

  private void payGood(Kind kind) {
    goodsLeft.remove(kind);
    goodsPaid.add(kind);
    play.board.unseenDiscards++;
    if (covered.equals(Optional.of(kind))) {
      covered = Optional.empty(); // This one is lost anyway.
    } else {
      player.removeGood(kind);
    }
  }

  /** House rule covered-good-pays: the good of the building that is covered may pay too. */
  void mayPayCovered(Kind kind) {
    covered = Optional.of(kind);
  }

  /** If the covered good did not pay, it is lost after all. */
  void loseCovered() {
    play.board.unseenDiscards += covered.isPresent() ? 1 : 0;
    covered = Optional.empty();
  }

  private void payCard(Kind kind) {
    play.discard(player, kind);
    cardsPaid.add(kind);
  }
}
