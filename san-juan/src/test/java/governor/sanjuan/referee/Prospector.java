package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The prospector phase with gold mine and goldsmith. */
final class Prospector {
  private final Play play;
  private final Board board;
  private final Player prospector;
  private final boolean library;

  Prospector(Play play, Player prospector, boolean library) {
    this.play = play;
    this.board = play.board;
    this.prospector = prospector;
    this.library = library;
  }

  void run() {
    List<String> choices = play.canDraw() ? List.of("draw", "pass") : List.of("pass");
    if (play.ask(prospector, "Q-13", choices).equals("draw")) {
      int drawn = play.drawToHand(prospector, library ? 2 : 1, "Q-13, Q-14");
      if (drawn > 1) {
        prospector.libraryUsed = true;
      }
    }
    board.from(prospector.seat).forEach(this::turn);
  }

  /** Gold mine and goldsmith in the order that the owner likes. */
  private void turn(Player player) {
    boolean mine = player.works("gold mine");
    boolean smith = player.works("goldsmith");
    while (true) {
      List<String> choices = new ArrayList<>();
      String useMine = mine ? "use " + board.kinds.named("gold mine") : "";
      String useSmith = smith ? "use " + board.kinds.named("goldsmith") : "";
      if (mine && play.cards() >= 4) {
        choices.add(useMine);
      }
      if (smith && play.canDraw()) {
        choices.add(useSmith);
      }
      choices.add("pass");
      String choice = play.ask(player, "Q-4, Q-63, Q-64, Q-65", choices);
      if (choice.equals("pass")) {
        return;
      }
      if (choice.equals(useMine)) {
        mine = false;
        goldMine(player);
      } else {
        smith = false;
        goldsmith(player);
      }
    }
  }

  /** Four cards of different costs: the cheapest, in the 1st edition any one. */
  private void goldMine(Player player) {
    for (int i = 0; i < 4; i++) {
      play.draw(player, "Q-4").ifPresent(board.offer::add);
    }
    long costs = board.offer.stream().mapToInt(Kind::cost).distinct().count();
    if (board.offer.size() == 4 && costs == 4) {
      List<Kind> kinds = board.offer.stream().sorted(Comparator.comparingInt(Kind::cost)).toList();
      List<String> choices =
          kinds.stream()
              .limit(board.rules.isFirstEdition() ? 4 : 1)
              .map(kind -> "keep " + kind)
              .toList();
      Kind kept = kinds.get(choices.indexOf(play.ask(player, "Q-65, T1-05", choices)));
      board.offer.remove(kept);
      player.hand.add(kept);
    }
    board.discards.addAll(board.offer);
    board.offer.clear();
  }

  /** A card whose kind nobody has uncovered may be kept. */
  private void goldsmith(Player player) {
    Optional<Kind> card = play.draw(player, "Q-61");
    if (card.isEmpty()) {
      return;
    }
    Kind kind = card.get();
    board.offer.add(kind);
    boolean built = board.players.stream().anyMatch(each -> each.has(kind.name()));
    List<String> choices = built ? List.of("pass") : List.of("keep " + kind, "pass");
    if (play.ask(player, "Q-61, Q-62", choices).equals("pass")) {
      board.discards.add(kind);
    } else {
      player.hand.add(kind);
    }
    board.offer.clear();
  }
}
