package governor.cli.sanjuan;

import governor.cli.text.Style;
import governor.cli.text.Text;
import governor.sanjuan.RuleSet;
import governor.sanjuan.edge.SanJuanView.Building;
import governor.sanjuan.edge.SanJuanView.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A seat's buildings: production first, alike ones together with a mark for each place of a good.
 * What a building covers stands beside it, from the top down.
 */
final class Buildings {
  private final RuleSet rules;
  private final Style style;

  Buildings(RuleSet rules, Style style) {
    this.rules = rules;
    this.style = style;
  }

  /** One text for each building or group of them, none wider than the room. */
  List<String> describe(Seat seat, int room) {
    List<String> texts = new ArrayList<>();
    for (int plant = 0; plant < rules.plants(); plant++) {
      addProduction(seat, plant, room, texts);
    }
    city(seat, room).forEach((text, times) -> texts.add(times > 1 ? times + " " + text : text));
    return texts;
  }

  /** The plain ones of a kind together, then each that covers something. */
  private void addProduction(Seat seat, int plant, int room, List<String> texts) {
    String name = rules.name(plant);
    List<Building> all =
        seat.buildings().stream().filter(building -> building.name().equals(name)).toList();
    String marks =
        all.stream()
            .filter(building -> building.covered().isEmpty())
            .map(building -> good(building.good()))
            .collect(Collectors.joining());
    if (!marks.isEmpty()) {
      texts.add(style.paint(Goods.tone(plant), name + marks));
    }
    for (Building building : all) {
      if (!building.covered().isEmpty()) {
        String text = style.paint(Goods.tone(plant), name + good(building.good()));
        texts.add(withPileAndStack(text, building, room));
      }
    }
  }

  private String good(boolean there) {
    return there ? style.symbol("\u25CF", "*") : style.symbol("\u25CB", "-");
  }

  private Map<String, Integer> city(Seat seat, int room) {
    Map<String, Integer> texts = new LinkedHashMap<>();
    for (Building building : seat.buildings()) {
      if (!isProduction(building.name())) {
        String text = style.paint(Style.Tone.CITY, building.name());
        text += building.good() ? good(true) : "";
        texts.merge(withPileAndStack(text, building, room), 1, Integer::sum);
      }
    }
    return texts;
  }

  private String withPileAndStack(String text, Building building, int room) {
    String start = text + (building.pile() > 0 ? "+" + building.pile() : "");
    if (building.covered().isEmpty()) {
      return start;
    }
    List<String> covered = building.covered().reversed();
    int named = covered.size();
    while (named > 0 && Text.width(start + stack(covered, named)) > room) {
      named--;
    }
    return start + style.quiet(stack(covered, named));
  }

  /** What is covered, with so many names. */
  private static String stack(List<String> covered, int named) {
    String names = String.join(", ", covered.subList(0, named));
    int others = covered.size() - named;
    String more =
        others == 0
            ? ""
            : (named == 0 ? "" : " and ") + (others == 1 ? "another" : others + " others");
    return " (over " + names + more + ")";
  }

  private boolean isProduction(String name) {
    for (int plant = 0; plant < rules.plants(); plant++) {
      if (rules.name(plant).equals(name)) {
        return true;
      }
    }
    return false;
  }
}
