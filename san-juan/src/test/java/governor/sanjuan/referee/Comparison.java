package governor.sanjuan.referee;

import governor.sanjuan.edge.SanJuanView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Compares the referee's board with what the engine shows to all seats. */
final class Comparison {
  private final Board board;
  private final Table table;

  Comparison(Board board, Table table) {
    this.board = board;
    this.table = table;
  }

  /** Everybody's view of what is theirs, and the public view of all. */
  void check(String ruling) {
    SanJuanView open = table.view(-1);
    checkMiddle(ruling, open);
    for (Player player : board.players) {
      SanJuanView view = table.view(player.seat);
      String who = "seat " + player.seat;
      table.same(ruling, "the hand of " + who, counts(player.hand), new TreeMap<>(view.hand()));
      // Nothing has a price when the game is over; who covers what helps pays for one card only.
      if (view.asked() >= 0 && !board.rules.has("covered-building-helps")) {
        table.same("Q-24", "the prices shown to " + who, prices(player), pricesOf(player, view));
      }
      checkSizes(ruling, player, open);
      checkSizes(ruling, player, view);
      checkBuildings(ruling, player, view.seats().get(player.seat));
    }
  }

  /** What the cards of the hand and the free cathedral cost beside the other buildings. */
  private Map<String, Integer> prices(Player player) {
    Map<String, Integer> prices = new TreeMap<>();
    boolean builder = board.builder.equals(Optional.of(player));
    for (Kind kind : priced(player)) {
      Prices price = new Prices(board, player, kind, Placement.BESIDE);
      prices.put(kind.shown(), price.least(builder, board.builderWithLibrary));
    }
    return prices;
  }

  private Map<String, Integer> pricesOf(Player player, SanJuanView view) {
    Map<String, Integer> prices = new TreeMap<>();
    for (Kind kind : priced(player)) {
      prices.put(kind.shown(), view.prices().getOrDefault(kind.shown(), -1));
    }
    return prices;
  }

  private List<Kind> priced(Player player) {
    List<Kind> kinds = new ArrayList<>(Player.kinds(player.hand));
    if (board.cathedralFree) {
      kinds.add(board.kinds.named("cathedral"));
    }
    return kinds;
  }

  private void checkSizes(String ruling, Player player, SanJuanView view) {
    SanJuanView.Seat seat = view.seats().get(player.seat);
    boolean open = view.viewer() == player.seat || board.rules.has("open-piles");
    String who = player.seat + (view.viewer() < 0 ? ", seen by all" : "");
    table.same(ruling, "the hand size of seat " + who, player.hand.size(), seat.handSize());
    table.same(ruling, "the number of goods of seat " + who, player.allGoods(), seat.goods());
    int piles = open ? player.pileCards() : -1;
    table.same("Q-8, " + ruling, "the piles of seat " + who, piles, seat.pileCards());
  }

  private void checkBuildings(String ruling, Player player, SanJuanView.Seat seat) {
    String who = "seat " + player.seat;
    if (player.has("library")) { // Else nothing can come of it now.
      table.same("Q-16, Q-17", "library used by " + who, player.libraryUsed, seat.libraryUsed());
    }
    table.same("Q-48", "bank used by " + who, player.bankUsed, seat.bankUsed());
    table.same(ruling, "the buildings of " + who, buildings(player), buildings(seat));
    table.same(ruling, "the goods of " + who, goods(player), goods(seat));
    player.places.look(table, ruling, seat.buildings());
  }

  private void checkMiddle(String ruling, SanJuanView view) {
    table.same(ruling, "the round", board.round, view.round());
    table.same(ruling, "the governor", board.governor, view.governor());
    Map<String, Integer> takers = new TreeMap<>();
    board.rolesTaken.forEach((role, seat) -> takers.put(board.rules.role(role), seat));
    table.same("N-02", "the roles taken", takers, new TreeMap<>(view.roleTakers()));
    table.same("N-02", "the roles taken", takers.keySet(), new LinkedHashSet<>(view.rolesTaken()));
    table.same("Q-1 to Q-5, " + ruling, "the draw pile", board.drawPile, view.drawPile());
    table.same(
        "Q-1 to Q-5, " + ruling, "the discard pile", board.discardPile(), view.discardPile());
    table.same("Q-42", "whether the cathedral is free", board.cathedralFree, view.cathedralFree());
    List<String> events = board.openEvents.stream().map(Kind::shown).sorted().toList();
    table.same("Q-81", "the open events", events, view.openEvents().stream().sorted().toList());
    table.same("Q-23", "the tiles known", board.tiles, view.tiles());
    table.same("Q-23", "the place of the tile", board.tile, view.tile());
  }

  /** How many cards of this kind lie where the referee knows them. */
  int seen(Kind kind) {
    long seen = count(board.discards, kind) + count(board.offer, kind) + count(board.aside, kind);
    for (Player player : board.players) {
      seen += count(player.hand, kind);
      for (Space space : player.spaces) {
        seen += space.layers.stream().filter(layer -> layer.kind == kind).count();
      }
    }
    return (int) seen + (board.openEvents.contains(kind) ? 1 : 0);
  }

  private static long count(List<Kind> cards, Kind kind) {
    return cards.stream().filter(card -> card == kind).count();
  }

  static Map<String, Integer> counts(List<Kind> cards) {
    Map<String, Integer> counts = new TreeMap<>();
    cards.forEach(card -> counts.merge(card.shown(), 1, Integer::sum));
    return counts;
  }

  /** Buildings with what lies beneath; a production building has no function to wait for. */
  private static List<String> buildings(Player player) {
    List<String> words = new ArrayList<>();
    for (Space space : player.spaces) {
      List<String> covered = space.covered().stream().map(Kind::shown).toList();
      boolean working = !space.fresh || space.kind().isProduction();
      words.add(building(space.kind().shown(), covered, space.pileCards(), working));
    }
    Collections.sort(words);
    return words;
  }

  private List<String> buildings(SanJuanView.Seat seat) {
    List<String> words = new ArrayList<>();
    for (SanJuanView.Building shown : seat.buildings()) {
      boolean working = shown.working() || board.kinds.shown(shown.name()).isProduction();
      words.add(building(shown.name(), shown.covered(), shown.pile(), working));
    }
    Collections.sort(words);
    return words;
  }

  private static String building(String name, List<String> covered, int pile, boolean working) {
    return name
        + (covered.isEmpty() ? "" : " over " + covered)
        + (pile > 0 ? " with " + pile + " cards" : "")
        + (working ? "" : " (new)");
  }

  private static Map<String, Integer> goods(Player player) {
    Map<String, Integer> goods = new TreeMap<>();
    player.goods.forEach(
        (kind, number) -> {
          if (number > 0) {
            goods.put(kind.shown(), number);
          }
        });
    return goods;
  }

  private static Map<String, Integer> goods(SanJuanView.Seat seat) {
    Map<String, Integer> goods = new TreeMap<>();
    seat.buildings().stream()
        .filter(SanJuanView.Building::good)
        .forEach(building -> goods.merge(building.name(), 1, Integer::sum));
    return goods;
  }
}
