package governor.cli.puertorico;

import governor.cli.text.Style;
import governor.cli.text.Style.Tone;
import governor.cli.text.Text;
import governor.puertorico.Islands;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import governor.puertorico.edge.PuertoRicoView.Building;
import governor.puertorico.edge.PuertoRicoView.Seat;
import governor.puertorico.edge.PuertoRicoView.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A seat's island and city. While the seat places its colonists, a second view shows where the
 * draft would put those that are left.
 */
final class Board {
  private final RuleSet rules;
  private final Seat seat;
  private final Seat drafted;
  private final Style style;

  Board(RuleSet rules, Seat seat, Seat drafted, Style style) {
    this.rules = rules;
    this.seat = seat;
    this.drafted = drafted;
    this.style = style;
  }

  /** Every space of the island and the city. */
  List<String> full(int width) {
    List<String> tiles = new ArrayList<>();
    for (int i = 0; i < seat.island().size(); i++) {
      Tiles kind = seat.island().get(i);
      if (kind.circles() == 0) {
        tiles.add(Text.count(kind.number(), kind.name()));
        continue;
      }
      int tile = Letters.tile(kind.name());
      circles(i)
          .marks(style)
          .codePoints()
          .forEach(
              mark ->
                  tiles.add(
                      Letters.paint(style, tile, Letters.of(tile) + Character.toString(mark))));
    }
    int free = freeTiles(seat);
    String rest = free == 0 ? "full" : Letters.slots(free, style) + " " + free + " free";
    tiles.add(rest);
    List<String> buildings = new ArrayList<>(buildings());
    buildings.add(
        seat.freeSpaces() == 0
            ? "full"
            : Letters.slots(seat.freeSpaces(), style) + " " + seat.freeSpaces() + " free");
    List<String> lines = new ArrayList<>();
    lines.addAll(Text.flow(style.quiet("    Island "), tiles, " ", width));
    lines.addAll(Text.flow(style.quiet("    City   "), buildings, "  ", width));
    return lines;
  }

  /** The tiles by kind and the buildings, in one paragraph. */
  List<String> compact(int width) {
    List<String> pieces = new ArrayList<>();
    for (int i = 0; i < seat.island().size(); i++) {
      Tiles kind = seat.island().get(i);
      if (kind.circles() == 0) {
        pieces.add(Text.count(kind.number(), kind.name()));
        continue;
      }
      int tile = Letters.tile(kind.name());
      pieces.add(Letters.paint(style, tile, Letters.of(tile) + circles(i).marks(style)));
    }
    pieces.addAll(buildings());
    return Text.flow("    ", pieces, "  ", width);
  }

  /** What is named where lines are scarce: quarries and violet buildings. */
  List<String> violet() {
    List<String> pieces = new ArrayList<>();
    for (int i = 0; i < seat.island().size(); i++) {
      if (seat.island().get(i).name().equals(Tile.QUARRY.title())) {
        pieces.add(
            Letters.paint(
                style,
                Tile.QUARRY.ordinal(),
                Letters.of(Tile.QUARRY.ordinal()) + circles(i).marks(style)));
      }
    }
    for (int i = 0; i < seat.city().size(); i++) {
      if (isViolet(seat.city().get(i).name())) {
        pieces.add(buildings().get(i));
      }
    }
    return pieces;
  }

  private Circles circles(int tiles) {
    Tiles now = seat.island().get(tiles);
    Tiles then = drafted.island().get(tiles);
    return new Circles(now.manned(), then.manned() - now.manned(), now.circles() - then.manned());
  }

  private List<String> buildings() {
    List<String> buildings = new ArrayList<>();
    for (int i = 0; i < seat.city().size(); i++) {
      Building now = seat.city().get(i);
      Building then = drafted.city().get(i);
      Circles circles =
          new Circles(now.manned(), then.manned() - now.manned(), now.circles() - then.manned());
      String nobles = then.nobles() == 0 ? "" : " (" + Text.count(then.nobles(), "noble") + ")";
      buildings.add(style.paint(Tone.CITY, now.name()) + circles.marks(style) + nobles);
    }
    return buildings;
  }

  private boolean isViolet(String building) {
    return IntStream.range(0, rules.kinds())
        .filter(each -> (rules.production() >>> each & 1) == 0)
        .anyMatch(each -> rules.building(each).title().equals(building));
  }

  static int freeTiles(Seat seat) {
    return Islands.MOST_TILES - seat.island().stream().mapToInt(Tiles::number).sum();
  }

  /** The circles without a colonist. */
  static int emptyCircles(Seat seat) {
    return seat.island().stream().mapToInt(kind -> kind.circles() - kind.manned()).sum()
        + seat.city().stream().mapToInt(each -> each.circles() - each.manned()).sum();
  }
}
