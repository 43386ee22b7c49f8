package governor.sanjuan;

import static governor.sanjuan.Layout.*;

import governor.sanjuan.edge.What;

/** The tiles that say what goods are worth, and what the seats sell in a trader phase. */
public abstract class TradingTiles extends Tableaux {
  TradingTiles(RuleSet rules) {
    super(rules);
  }

  /** Turns the next tile. */
  public final void turnTile() {
    if (bytes[TILES_KNOWN] < TILES) {
      bytes[TILES_KNOWN]++;
    }
    if (isHeard()) {
      tell(What.TILE_TURNED, NOBODY, NONE, tile());
    }
  }

  /** The tile that lies on top, turned or not. */
  public final int tile() {
    return bytes[TILE_ORDER + bytes[TILE]];
  }

  /** How many tiles are known; they repeat in the same order. */
  public final int tilesKnown() {
    return bytes[TILES_KNOWN];
  }

  /** The tile at a place of the order in which they come. */
  public final int tileAt(int place) {
    return bytes[TILE_ORDER + place];
  }

  /** The place of the next (or current) tile in that order. */
  public final int tilePlace() {
    return bytes[TILE];
  }

  /** The tile goes to the bottom. */
  public final void putTileAway() {
    bytes[TILE] = (byte) (bytes[TILE] + 1 == TILES ? 0 : bytes[TILE] + 1);
  }

  /** What a good from this building brings now. */
  public final int price(int card) {
    return rules().price(tile(), rules().goodsPlace(card));
  }

  public final int goodsSold() {
    return bytes[GOODS_SOLD];
  }

  public final int proceeds() {
    return bytes[PROCEEDS];
  }

  /** A good was sold for so many cards. */
  public final void countSale(int seat, int card, int cards) {
    bytes[GOODS_SOLD]++;
    bytes[PROCEEDS] += (byte) cards;
    if (isHeard()) {
      tell(What.SOLD, seat, card, cards);
    }
  }

  public final int takeProceeds() {
    int cards = bytes[PROCEEDS];
    bytes[PROCEEDS] = 0;
    return cards;
  }

  final void shuffleTiles() {
    for (int i = TILES - 1; i > 0; i--) {
      swapTiles(i, chance(i + 1));
    }
  }

  final void swapTiles(int i, int j) {
    byte swap = bytes[TILE_ORDER + i];
    bytes[TILE_ORDER + i] = bytes[TILE_ORDER + j];
    bytes[TILE_ORDER + j] = swap;
  }

  final void sortTiles(int first) {
    for (int i = first + 1; i < TILES; i++) {
      for (int at = i; at > first && tileAt(at - 1) > tileAt(at); at--) {
        swapTiles(at, at - 1);
      }
    }
  }

  /** This tile comes at this place; the one that was to come there takes its place. */
  final void putTile(int place, int tile) {
    for (int i = place; i < TILES; i++) {
      if (tileAt(i) == tile) {
        swapTiles(i, place);
      }
    }
  }
}
