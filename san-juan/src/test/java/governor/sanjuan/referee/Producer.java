package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.List;

/** The producer phase. */
final class Producer {
  private final Play play;
  private final Player producer;
  private final boolean library;

  Producer(Play play, Player producer, boolean library) {
    this.play = play;
    this.producer = producer;
    this.library = library;
  }

  void run() {
    play.board.from(producer.seat).forEach(this::turn);
  }

  private void turn(Player player) {
    int without = 1 + (player.works("aqueduct") ? 1 : 0) + (player == producer ? 1 : 0);
    int limit = without + (player == producer && library ? 1 : 0);
    List<Kind> produced = new ArrayList<>();
    while (produced.size() < limit) {
      List<Kind> kinds = Play.kindsFrom(emptyPlants(player), produced);
      List<String> choices = new ArrayList<>();
      if (play.canDraw()) {
        kinds.forEach(kind -> choices.add("produce on " + kind));
      }
      choices.add("done");
      String choice = play.ask(player, "N-11, Q-15, Q-51", choices);
      if (choice.equals("done")) {
        break;
      }
      Kind kind = kinds.get(choices.indexOf(choice));
      if (play.takeOne()) {
        player.addGood(kind);
      }
      produced.add(kind);
    }
    if (produced.size() > without) {
      player.libraryUsed = true;
    }
    if (produced.size() >= 2 && player.works("well")) {
      play.mayDrawWith(player, "well");
    }
  }

  private List<Kind> emptyPlants(Player player) {
    List<Kind> empty = new ArrayList<>();
    for (Kind kind : play.board.kinds.all()) {
      if (kind.isProduction()) {
        for (int i = player.goodsOn(kind); i < player.count(kind); i++) {
          empty.add(kind);
        }
      }
    }
    return empty;
  }
}
