package governor.puertorico.edge;

import governor.core.Figure;
import governor.puertorico.RuleSet;
import governor.puertorico.Tile;
import java.util.ArrayList;
import java.util.List;

/** The set-up in numbers. */
public final class Figures {
  private Figures() {}

  public static List<Figure> of(RuleSet rules) {
    List<Figure> figures = new ArrayList<>();
    for (int seat = 0; seat < rules.players(); seat++) {
      figures.add(Figure.about(seat, "doubloons", "", rules.doubloons(seat)));
    }
    for (int seat = 0; seat < rules.players(); seat++) {
      String tile = CatalogMaker.key(Tile.of(rules.startTile(seat)));
      figures.add(Figure.about(seat, "first-tile", tile, 1));
    }
    figures.add(Figure.of("points", rules.pool()));
    figures.add(Figure.of("colonists", rules.colonists()));
    figures.add(Figure.of("colonist-ship", rules.players()));
    if (rules.hasNobles()) {
      figures.add(Figure.of("nobles", rules.nobles() - 1));
    }
    for (int ship = 0; ship < rules.ships(); ship++) {
      figures.add(Figure.of("cargo-ship", rules.capacity(ship)));
    }
    figures.add(Figure.of("roles", Integer.bitCount(rules.roles())));
    figures.add(Figure.of("roles-each", rules.picks() / rules.players()));
    figures.add(Figure.of("row", rules.rowSize()));
    return figures;
  }
}
