package governor.puertorico;

import static governor.puertorico.Layout.*;

import governor.core.PositionItem;
import governor.core.PositionText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/**
 * Writes a position as text. What can be counted from the rest is left out: supplies, the tiles
 * face down, the copies of buildings, the points in the pool. Nothing is hidden but the order of
 * tiles.
 */
final class PositionWriter {
  private final PuertoRicoState s;
  private final RuleSet rules;
  private final PositionNames names;
  private final PositionText text;

  PositionWriter(PuertoRicoState s, PositionNames names) {
    this.s = s;
    this.rules = s.rules();
    this.names = names;
    this.text = new PositionText(rules.config());
  }

  String write() {
    s.writeRound(text, names);
    text.put("role doubloons", counts(names.roles, s::roleDoubloons));
    phase();
    text.put("row", counts(names.tiles, s::inRow));
    text.put("discards", counts(names.tiles, s::discarded));
    text.put("trading house", counts(names.goods, s::inHouse));
    for (int ship = 0; ship < rules.ships(); ship++) {
      if (s.shipLoad(ship) > 0) {
        String load = PositionItem.write(s.shipLoad(ship), Good.of(s.shipGood(ship)).title());
        text.put("ship " + rules.capacity(ship), List.of(load));
      }
    }
    text.put("colonist ship", s.colonistShip(), 0);
    text.put("nobles on ship", s.nobleShip(), 0);
    text.put("colonists gone", s.colonistsGone(), 0);
    if (rules.drafted() != 0) {
      text.put("drafted", counts(names.buildings, kind -> isDrafted(kind) ? 1 : 0));
    }
    festival();
    for (int seat = 0; seat < s.players(); seat++) {
      seat(seat);
    }
    return text.toString();
  }

  private boolean isDrafted(int building) {
    return (rules.drafted() >>> building & 1) != 0 && s.isInGame(building);
  }

  private static List<String> counts(Map<String, Integer> names, IntUnaryOperator count) {
    Map<String, Integer> things = new LinkedHashMap<>();
    names.forEach((name, number) -> things.put(name, count.applyAsInt(number)));
    return PositionItem.counts(things);
  }

  private List<String> seats(IntPredicate wanted) {
    List<String> seats = new ArrayList<>();
    for (int seat = 0; seat < s.players(); seat++) {
      if (wanted.test(seat)) {
        seats.add(Integer.toString(seat + 1));
      }
    }
    return seats;
  }

  private void phase() {
    text.put("end", s.endReasons(), 0);
    text.put("privileges", s.cell(PRIVILEGES), s.phase() < 0 ? s.cell(PRIVILEGES) : 1);
    text.put("captain bonus", s.cell(CAPTAIN_BONUS), 0);
    text.put("own ships done", seats(s::hasUsedOwnShip));
    text.put("small wharves used", seats(s::hasUsedSmallWharf));
    text.put("produced", counts(names.goods, good -> s.produced() >>> good & 1));
    text.put("crafted", counts(names.goods, s::crafted));
    text.put("buccaneer", s.buccaneer() + 1, 0);
    if (s.kidnapped() >= 0) {
      String role = Role.of(s.kidnapped()).title();
      text.put("kidnapped", List.of(role + " " + (s.kidnapper() + 1)));
    }
    text.put("alone", s.isAlone() ? 1 : 0, 0);
    if (s.cell(PAID_FROM) != 0) {
      text.put("paid from", List.of(rules.place(s.cell(PAID_FROM) - 1)));
    }
  }

  private void festival() {
    if (s.festivalTile() >= 0) {
      text.put("festival plantation", List.of(Tile.of(s.festivalTile()).title()));
    }
    text.put("festival goods", counts(names.goods, s::festivalGoods));
    if (s.festivalBuilding() >= 0) {
      text.put("festival building", List.of(rules.building(s.festivalBuilding()).title()));
    }
    List<String> won = new ArrayList<>();
    for (int target = 0; target < 3; target++) {
      won.add(Integer.toString(s.festivalWinner(target) + 1));
    }
    text.put("festival won", won.equals(List.of("0", "0", "0")) ? List.of() : won);
  }

  private void seat(int seat) {
    String key = seat + 1 + " ";
    text.put(key + "doubloons", s.doubloons(seat), 0);
    text.put(key + "points", s.chips(seat), 0);
    text.put(key + "goods", counts(names.goods, good -> s.goods(seat, good)));
    List<String> island = new ArrayList<>();
    List<String> city = new ArrayList<>();
    names.circles.forEach(
        (name, circle) -> {
          if (Circle.isOnTile(circle) && s.circles(seat, circle) > 0) {
            island.add(PositionItem.write(s.circles(seat, circle), name, notes(seat, circle)));
          } else if (!Circle.isOnTile(circle) && s.owns(seat, Circle.building(circle))) {
            city.add(PositionItem.write(1, name, notes(seat, circle)));
          }
        });
    text.put(key + "island", island);
    text.put(key + "forests", counts(names.goods, tile -> s.forests(seat, tile)));
    text.put(key + "city", city);
    text.put(key + "San Juan", s.sanJuan(seat), 0);
    text.put(key + "nobles", s.nobles(seat), 0);
  }

  private List<String> notes(int seat, int circle) {
    List<String> notes = new ArrayList<>();
    if (s.manned(seat, circle) > 0) {
      notes.add(s.manned(seat, circle) + " manned");
    }
    if (s.tellsApart(circle) && s.noblesOn(seat, circle) > 0) {
      notes.add(s.noblesOn(seat, circle) + " noble");
    }
    return notes;
  }
}
