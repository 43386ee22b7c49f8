package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.List;

/** What a building costs a player in a builder phase. */
final class Prices {
  private final Board board;
  private final Player player;
  private final Kind kind;
  private final Placement place;

  Prices(Board board, Player player, Kind kind, Placement place) {
    this.board = board;
    this.player = player;
    this.kind = kind;
    this.place = place;
  }

  /** Whether a building helps in this build: not new, not being covered. */
  boolean helps(String name) {
    return player.spaces.stream()
        .anyMatch(
            space ->
                space.kind().is(name)
                    && !space.fresh
                    && (!place.covers(space) || board.rules.has("covered-building-helps")));
  }

  /** The least price, with so much taken off by the privilege. */
  int least(boolean builder, boolean library) {
    int reduction = place.reduction();
    if (builder) {
      reduction += library && helps("library") ? 2 : 1;
    }
    if (helps(kind.isProduction() ? "smithy" : "quarry")) {
      reduction++;
    }
    return Math.max(0, kind.cost() - reduction);
  }

  /** The buildings whose goods may pay: none without a black market. */
  List<Kind> payingGoods() {
    List<Kind> goods = new ArrayList<>();
    if (helps("black market")) {
      player.goods.forEach(
          (good, number) -> {
            for (int i = 0; i < number; i++) {
              goods.add(good);
            }
          });
      if (place.good() && !board.rules.has("covered-good-pays")) {
        goods.remove(place.over().orElseThrow().kind());
      }
    }
    return goods;
  }
}
