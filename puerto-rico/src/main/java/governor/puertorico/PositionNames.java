package governor.puertorico;

import java.util.LinkedHashMap;
import java.util.Map;

/** The words of a position's text: pieces, roles and steps by name. */
final class PositionNames {
  static final String CHOOSE_ROLE = "choose role";

  final Map<String, Integer> goods = new LinkedHashMap<>();
  final Map<String, Integer> tiles = new LinkedHashMap<>();
  final Map<String, Integer> buildings = new LinkedHashMap<>();
  final Map<String, Integer> circles = new LinkedHashMap<>();
  final Map<String, Integer> roles = new LinkedHashMap<>();
  final Map<String, Integer> steps = new LinkedHashMap<>();

  PositionNames(RuleSet rules) {
    for (Good good : Good.values()) {
      goods.put(good.title(), good.ordinal());
    }
    for (Tile tile : Tile.values()) {
      tiles.put(tile.title(), tile.ordinal());
      circles.put(tile.title(), Circle.of(tile));
    }
    for (Role role : Role.values()) {
      if (rules.has(role)) {
        roles.put(role.title(), role.ordinal());
      }
    }
    phaseSteps();
    for (int building = 0; building < rules.kinds(); building++) {
      String name = rules.building(building).title();
      buildings.put(name, building);
      circles.put(name, Circle.ofBuilding(building));
      if (rules.building(building).step().isPresent()) {
        steps.put(name, StepId.OF_BUILDING + building);
      }
    }
  }

  private void phaseSteps() {
    steps.put("next round", StepId.NEXT_ROUND);
    steps.put(CHOOSE_ROLE, StepId.CHOOSE_ROLE);
    steps.put("settle", StepId.SETTLE);
    steps.put("settler end", StepId.SETTLER_END);
    steps.put("extra colonist", StepId.EXTRA_COLONIST);
    steps.put("deal", StepId.DEAL);
    steps.put("receive", StepId.RECEIVE);
    steps.put("place", StepId.PLACE);
    steps.put("mayor end", StepId.MAYOR_END);
    steps.put("build", StepId.BUILD);
    steps.put("produce", StepId.PRODUCE);
    steps.put("extra good", StepId.EXTRA_GOOD);
    steps.put("sell", StepId.SELL);
    steps.put("trader end", StepId.TRADER_END);
    steps.put("load", StepId.LOAD);
    steps.put("store", StepId.STORE);
    steps.put("captain end", StepId.CAPTAIN_END);
    steps.put("draft", StepId.DRAFT);
    steps.put("move guests", StepId.MOVE_GUESTS);
    steps.put("begin role", StepId.BEGIN_ROLE);
    steps.put("lay tile", StepId.LAY_TILE);
    steps.put("second tile", StepId.SECOND_TILE);
    steps.put("after tiles", StepId.AFTER_TILES);
    steps.put("mayor start", StepId.MAYOR_START);
    steps.put("craftsman end", StepId.CRAFTSMAN_END);
    steps.put("captain start", StepId.CAPTAIN_START);
    steps.put("prospect", StepId.PROSPECT);
    steps.put("buccaneer", StepId.BUCCANEER);
    steps.put("raid", StepId.RAID);
    steps.put("festival", StepId.FESTIVAL);
  }
}
