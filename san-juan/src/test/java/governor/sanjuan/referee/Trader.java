package governor.sanjuan.referee;

import governor.sanjuan.edge.What;
import java.util.ArrayList;
import java.util.List;

/** The trader phase. */
final class Trader {
  /** The five tiles, prices of indigo, sugar, tobacco, coffee, silver (section 2). */
  private static final List<List<Integer>> TILES =
      List.of(
          List.of(1, 1, 1, 2, 2),
          List.of(1, 1, 2, 2, 2),
          List.of(1, 1, 2, 2, 3),
          List.of(1, 2, 2, 2, 3),
          List.of(1, 2, 2, 3, 3));

  private final Play play;
  private final Board board;
  private final Player trader;
  private final boolean library;
  private boolean anybodySold;

  Trader(Play play, Player trader, boolean library) {
    this.play = play;
    this.board = play.board;
    this.trader = trader;
    this.library = library;
  }

  void run() {
    turnTile();
    board.from(trader.seat).forEach(this::turn);
    board.tile = (board.tile + 1) % Board.TILES;
    if (!anybodySold) {
      for (Player player : board.from(trader.seat)) {
        if (player.works("hut")) {
          play.mayDrawWith(player, "hut");
        }
      }
    }
  }

  private void turnTile() {
    int number = play.table.chance("Q-23", -1, What.TILE_TURNED).number();
    List<Integer> prices = play.table.view(-1).tiles().get(board.tile);
    if (board.tile < board.tiles.size()) {
      play.table.same("N-12", "the prices", board.tiles.get(board.tile), prices);
    } else {
      boolean isNew = TILES.contains(prices) && !board.tiles.contains(prices);
      play.table.same("Section 2", "whether " + prices + " is a tile not seen yet", true, isNew);
      board.tiles.add(prices);
    }
    play.table.same("Section 2", "the tile told", prices, TILES.get(number));
  }

  private int price(Kind kind) {
    return kind.is("customs office") ? 2 : board.tiles.get(board.tile).get(kind.place());
  }

  private void turn(Player player) {
    boolean one = board.rules.has("sell-one-by-one");
    int without = 1 + (player.works("trading post") ? 1 : 0) + (player == trader ? 1 : 0);
    int limit = without + (player == trader && library ? 1 : 0);
    List<Kind> sold = new ArrayList<>();
    int sum = 0;
    while (sold.size() < limit) {
      List<Kind> kinds = Play.kindsFrom(goods(player), one ? List.of() : sold);
      List<String> choices = new ArrayList<>();
      kinds.forEach(kind -> choices.add("sell from " + kind));
      choices.add("done");
      String choice = play.ask(player, "Q-21, Q-22, Q-52", choices);
      if (choice.equals("done")) {
        break;
      }
      Kind kind = kinds.get(choices.indexOf(choice));
      player.removeGood(kind);
      sold.add(kind);
      sell(player);
      sum += price(kind);
      if (one) {
        play.drawToHand(player, price(kind), "Q-21, Q-53");
      }
    }
    if (sold.isEmpty()) {
      return;
    }
    anybodySold = true;
    if (sold.size() > without) {
      player.libraryUsed = true;
    }
    harbor(player);
    board.unseenDiscards += board.soldGoods;
    board.soldGoods = 0;
    if (!one) {
      play.drawToHand(player, sum, "Q-3, Q-5, Q-53");
    }
    extraCards(player, sold.size());
  }

  /** Sold goods are discarded; one waits if there is a harbor, all of them being unseen. */
  private void sell(Player player) {
    if (player.works("harbor") && board.soldGoods == 0) {
      board.soldGoods++;
    } else {
      board.unseenDiscards++;
    }
  }

  /** One of the sold goods may go under the harbor, unseen. */
  private void harbor(Player player) {
    if (player.works("harbor")) {
      String use = "use " + board.kinds.named("harbor");
      if (play.ask(player, "Q-56, Q-57", List.of(use, "pass")).equals(use)) {
        board.soldGoods--;
        player.space("harbor").top().pile++;
      }
    }
  }

  /** Market stand for two goods or more, market hall for one or more (N-13, Q-100). */
  private void extraCards(Player player, int sold) {
    if (sold >= 2 && player.works("market stand")) {
      play.mayDrawWith(player, "market stand");
    }
    if (player.works("market hall")) {
      play.mayDrawWith(player, "market hall");
    }
  }

  private static List<Kind> goods(Player player) {
    List<Kind> goods = new ArrayList<>();
    player.goods.forEach(
        (kind, number) -> {
          for (int i = 0; i < number; i++) {
            goods.add(kind);
          }
        });
    return goods;
  }
}
