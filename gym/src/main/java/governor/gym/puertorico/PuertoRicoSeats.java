package governor.gym.puertorico;

import static governor.gym.Observer.number;

import governor.gym.FeatureList;
import governor.gym.Observer;
import governor.puertorico.Circle;
import governor.puertorico.Good;
import governor.puertorico.PuertoRicoGame;
import governor.puertorico.PuertoRicoState;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import java.util.List;

/** What everybody knows of each seat in Puerto Rico. */
final class PuertoRicoSeats {
  private static final int BYTE = 255;
  private static final int TWELVE = 12;

  private final PuertoRicoGame game;
  private final boolean hasExpansions;
  private final int first;
  private final int size;

  // Places within the bytes of a seat.
  private final int doubloons;
  private final int chips;
  private final int points;
  private final int colonists;
  private final int sanJuan;
  private final int freeSpaces;
  private final int ownShip;
  private final int goods;
  private final int tiles;
  private final int mannedTiles;
  private final int owned;
  private final int manned;

  // Bytes that only expansions have.
  private final int nobles;
  private final int noblesOn;
  private final int forests;
  private final int smallWharf;
  private final int library;

  PuertoRicoSeats(FeatureList list, PuertoRicoGame game) {
    this.game = game;
    RuleSet rules = game.rules();
    hasExpansions = !rules.config().expansions().isEmpty();
    List<String> kinds = PuertoRicoSpaces.buildings(rules);
    FeatureList seat = new FeatureList();
    doubloons = seat.one("doubloons", "How many doubloons this seat has.", BYTE);
    chips =
        seat.one("chips", "Its points in chips; everybody can count them as they are won.", BYTE);
    points = seat.one("points", "Its points if the game ended now.", BYTE);
    colonists = seat.one("colonists", "All its colonists, nobles included.", BYTE);
    sanJuan = seat.one("san juan", "How many of them wait in San Juan.", BYTE);
    freeSpaces = seat.one("free spaces", "How many spaces of its city are empty.", TWELVE);
    ownShip = seat.flag("own ship used", "Whether it has used its own ship in this phase.");
    goods = seat.each("goods", "How many barrels of %s it has.", BYTE, PuertoRicoSpaces.GOODS);
    tiles = seat.each("tiles", "How many %s tiles it has.", TWELVE, PuertoRicoSpaces.TILES);
    mannedTiles =
        seat.each(
            "manned tiles", "How many of its %s tiles are manned.", TWELVE, PuertoRicoSpaces.TILES);
    owned = seat.each("owns", "Whether it has the %s.", 1, kinds);
    manned = seat.each("manned", "How many colonists are on its %s.", BYTE, kinds);
    if (hasExpansions) {
      nobles = seat.one("nobles", "All its nobles.", BYTE);
      noblesOn = seat.each("nobles on", "Nobles on its %s, where that matters.", BYTE, kinds);
      forests =
          seat.each(
              "forests",
              "Its forests that have %s on the other side.",
              TWELVE,
              PuertoRicoSpaces.PLANTATIONS);
      smallWharf = seat.flag("small wharf used", "Whether its small wharf was used in this phase.");
      library = seat.flag("library used", "Whether it has used a library in this round.");
    } else {
      nobles = noblesOn = forests = smallWharf = library = -1;
    }
    size = seat.size();
    first = list.repeat(Observer.seats(game.seats()), seat);
  }

  void write(PuertoRicoState s, int seat, int place, byte[] row) {
    int at = first + place * size;
    row[at + doubloons] = number(s.doubloons(seat));
    row[at + chips] = number(s.chips(seat));
    row[at + points] = number(game.points(s, seat));
    row[at + colonists] = (byte) s.colonists(seat);
    row[at + sanJuan] = (byte) s.sanJuan(seat);
    row[at + freeSpaces] = (byte) s.freeSpaces(seat);
    row[at + ownShip] = (byte) (s.hasUsedOwnShip(seat) ? 1 : 0);
    if (s.goods(seat) > 0) {
      for (int good = 0; good < Good.KINDS; good++) {
        row[at + goods + good] = (byte) s.goods(seat, good);
      }
    }
    for (int tile = 0; tile < Tile.KINDS; tile++) {
      row[at + tiles + tile] = (byte) s.tiles(seat, tile);
      row[at + mannedTiles + tile] = (byte) s.manned(seat, tile);
    }
    for (long left = s.owned(seat); left != 0; left &= left - 1) {
      int kind = Long.numberOfTrailingZeros(left);
      row[at + owned + kind] = 1;
      row[at + manned + kind] = (byte) s.manned(seat, Circle.ofBuilding(kind));
    }
    if (hasExpansions) {
      writeExpansions(s, seat, at, row);
    }
  }

  private void writeExpansions(PuertoRicoState s, int seat, int at, byte[] row) {
    row[at + nobles] = (byte) s.nobles(seat);
    for (long left = s.owned(seat); left != 0; left &= left - 1) {
      int kind = Long.numberOfTrailingZeros(left);
      row[at + noblesOn + kind] = (byte) s.noblesOn(seat, Circle.ofBuilding(kind));
    }
    if (s.forests(seat) > 0) {
      for (int tile = 0; tile < Tile.PLANTATIONS; tile++) {
        row[at + forests + tile] = (byte) s.forests(seat, tile);
      }
    }
    row[at + smallWharf] = (byte) (s.hasUsedSmallWharf(seat) ? 1 : 0);
    row[at + library] = (byte) (s.hasUsedLibrary(seat) ? 1 : 0);
  }
}
