package governor.cli.sanjuan;

import governor.cli.text.Style;
import governor.sanjuan.Card;
import governor.sanjuan.RuleSet;
import governor.sanjuan.edge.SanJuanView.Building;
import governor.sanjuan.edge.SanJuanView.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A seat's buildings: production first, alike ones together with a mark for each place of a good.
 */
final class Buildings {
  private final RuleSet rules;
  private final Style style;

  Buildings(RuleSet rules, Style style) {
    this.rules = rules;
    this.style = style;
  }

  List<String> describe(Seat seat) {
    List<String> texts = new ArrayList<>();
    for (int plant = 0; plant < Card.PRODUCTION_KINDS; plant++) {
      String name = rules.name(plant);
      String marks = "";
      for (Building building : seat.buildings()) {
        if (building.name().equals(name)) {
          marks += good(building.good());
        }
      }
      if (!marks.isEmpty()) {
        texts.add(style.paint(Goods.tone(plant), name + marks));
      }
    }
    city(seat).forEach((text, times) -> texts.add(times > 1 ? times + " " + text : text));
    return texts;
  }

  private String good(boolean there) {
    return there ? style.symbol("\u25CF", "*") : style.symbol("\u25CB", "-");
  }

  private Map<String, Integer> city(Seat seat) {
    Map<String, Integer> texts = new LinkedHashMap<>();
    for (Building building : seat.buildings()) {
      if (!isProduction(building.name())) {
        texts.merge(city(building), 1, Integer::sum);
      }
    }
    return texts;
  }

  private String city(Building building) {
    String text = style.paint(Style.Tone.CITY, building.name());
    if (building.good()) {
      text += good(true);
    }
    if (building.pile() > 0) {
      text += "+" + building.pile();
    }
    if (!building.covered().isEmpty()) {
      text += style.quiet(" (over " + String.join(", ", building.covered()) + ")");
    }
    return text;
  }

  private boolean isProduction(String name) {
    for (int plant = 0; plant < Card.PRODUCTION_KINDS; plant++) {
      if (rules.name(plant).equals(name)) {
        return true;
      }
    }
    return false;
  }
}
