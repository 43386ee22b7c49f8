package governor.sanjuan.referee;

import governor.sanjuan.edge.SanJuanView;
import java.util.Collections;
import java.util.List;

/** How the table is set, or how it is found. */
final class Setup {
  private Setup() {}

  /** An indigo plant and four cards each; in the variation 5, 6, 7, 8, of which 4 stay. */
  static void deal(Play play) {
    Board board = play.board;
    board.drawPile = board.kinds.deckSize() - board.players.size();
    board.cathedralFree = board.kinds.has("cathedral");
    boolean variation = board.rules.has("setup-variation");
    for (Player player : board.players) {
      player.spaces.add(new Space(board.kinds.named("indigo plant")));
    }
    for (Player player : board.from(board.governor)) {
      play.drawToHand(player, variation ? 5 + player.seat : 4, "Q-11");
    }
    if (variation) {
      for (Player player : board.from(board.governor)) {
        play.pickExactly(
            player, player.hand, player.hand.size() - 4, "Q-11", kind -> "discard " + kind);
      }
    }
  }

  /** Takes over a position as its seats see it. */
  static void read(Play play) {
    Board board = play.board;
    for (Player player : board.players) {
      SanJuanView view = play.table.view(player.seat);
      view.hand()
          .forEach(
              (name, number) ->
                  player.hand.addAll(Collections.nCopies(number, board.kinds.shown(name))));
      SanJuanView.Seat seat = view.seats().get(player.seat);
      player.bankUsed = seat.bankUsed();
      player.libraryUsed = seat.libraryUsed();
      seat.buildings().forEach(building -> readBuilding(board, player, building));
    }
    SanJuanView view = play.table.view(-1);
    board.round = view.round();
    board.governor = view.governor();
    board.drawPile = view.drawPile();
    board.unseenDiscards = view.discardPile();
    board.cathedralFree = view.cathedralFree();
    view.openEvents().forEach(name -> board.openEvents.add(board.kinds.shown(name)));
    board.tiles.addAll(view.tiles());
    board.tile = view.tile();
  }

  private static void readBuilding(Board board, Player player, SanJuanView.Building building) {
    List<Kind> stack = building.covered().stream().map(board.kinds::shown).toList();
    Kind top = board.kinds.shown(building.name());
    Space space = new Space(stack.isEmpty() ? top : stack.getFirst());
    stack.stream().skip(1).forEach(kind -> space.layers.add(new Space.Layer(kind, 0)));
    if (!stack.isEmpty()) {
      space.layers.add(new Space.Layer(top, 0));
    }
    if (building.pile() > 0) {
      // The youngest building that can have a pile; positions to be read have no other piles.
      space.layers.reversed().stream()
              .filter(layer -> layer.kind.hasPile())
              .findFirst()
              .orElseThrow()
              .pile =
          building.pile();
    }
    player.spaces.add(space);
    if (building.good()) {
      player.addGood(top); // The first comparison sees on which one it lies.
    }
  }
}
