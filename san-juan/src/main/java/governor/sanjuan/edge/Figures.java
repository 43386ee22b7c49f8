package governor.sanjuan.edge;

import governor.core.Figure;
import governor.sanjuan.RuleSet;
import java.util.ArrayList;
import java.util.List;

/** The set-up in numbers: the deck, what is dealt and what stays, the price tiles. */
public final class Figures {
  private Figures() {}

  /** The figures of these rules, by which so many cards stay in everybody's first hand. */
  public static List<Figure> of(RuleSet rules, int firstHand) {
    List<Figure> figures = new ArrayList<>();
    figures.add(Figure.of("deck", rules.deckSize()));
    figures.add(Figure.of("first-building", rules.card(rules.firstBuilding()).title(), 1));
    for (int seat = 0; seat < rules.players(); seat++) {
      int more = rules.setupVariation() ? seat + 1 : 0;
      figures.add(Figure.about(seat, "dealt", "", firstHand + more));
    }
    figures.add(Figure.of("first-hand", firstHand));
    figures.add(Figure.of("picks", rules.picks()));
    for (int tile = 0; tile < RuleSet.TILES; tile++) {
      for (int plant = 0; plant < rules.plants(); plant++) {
        String what = "price-" + Tiles.letter(tile);
        figures.add(Figure.of(what, rules.card(plant).title(), rules.price(tile, plant)));
      }
    }
    return figures;
  }
}
