package governor.sanjuan.referee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The card tables of all editions (sections 1.1 to 1.5 of the rules text). */
final class Kinds {
  /** Name, name in the redesign, type, cost, points, copies. */
  private static final String BASE =
      """
      indigo plant|tomato plant|P|1|1|10
      sugar mill|pond farm|P|2|1|8
      tobacco storage|mill|P|3|2|8
      coffee roaster|zeppelin shipyard|P|4|2|8
      silver smelter|shipyard|P|5|3|8
      smithy|warden house|C|1|1|3
      gold mine|adventurers guild|C|1|1|3
      archive|archive|C|1|1|3
      poor house|poor house|C|2|1|3
      black market|black market|C|2|1|3
      trading post|trading post|C|2|1|3
      well|households|C|2|1|3
      market stand|market stand|C|2|1|3
      crane|crane|C|2|1|3
      chapel|chapel|C|3|2|3
      tower|tower|C|3|2|3
      aqueduct|aqueduct|C|3|2|3
      carpenter|craft house|C|3|2|3
      prefecture|prefecture|C|4|2|3
      market hall|trade route|C|4|2|3
      quarry|unite of foremans|C|4|2|3
      library|library|C|5|3|3
      statue|statue|C|3|3|3
      victory column|alley of glory|C|4|4|3
      hero|heroes|C|5|5|3
      guild hall|guild hall|C|6|0|2
      city hall|city hall|C|6|0|2
      triumphal arch|triumphal arch|C|6|0|2
      palace|palace|C|6|0|2
      """;

  private static final String NEW_BUILDINGS =
      """
      guard room|guard room|C|1|1|3
      office building|administration|C|1|1|3
      hut|monastery shop|C|1|1|3
      tavern|caritas|C|2|1|3
      park|park|C|3|2|3
      customs office|customs office|C|3|2|3
      bank|bank|C|3|2|3
      harbor|harbor|C|4|2|3
      goldsmith|jousting clubs|C|5|3|3
      residence|residence|C|6|0|2
      cathedral|cathedral|C|7|0|1
      """;

  private static final String EVENTS =
      """
      earthquake|earthquake|E|0|0|1
      debt relief|debt relief|E|0|0|1
      taxes|taxes|E|0|0|1
      general amnesty|general amnesty|E|0|0|1
      governor visit|governor visit|E|0|0|1
      free build|free build|E|0|0|1
      """;

  private final Map<String, Kind> byName = new LinkedHashMap<>();
  private final Map<String, Kind> byShown = new LinkedHashMap<>();

  Kinds(Rules rules) {
    StringBuilder table = new StringBuilder(BASE);
    if (rules.hasNewBuildings()) {
      table.append(NEW_BUILDINGS);
    }
    if (rules.hasEvents()) {
      table.append(EVENTS);
    }
    table.toString().lines().forEach(line -> add(rules, line.split("\\|", -1)));
  }

  private void add(Rules rules, String[] cells) {
    String name = cells[0];
    if (rules.isTreasureChest() && name.equals("hut")) {
      return; // New in 2014.
    }
    Kind.Type type =
        switch (cells[2]) {
          case "P" -> Kind.Type.PRODUCTION;
          case "C" -> Kind.Type.CITY;
          default -> Kind.Type.EVENT;
        };
    int cost = Integer.parseInt(cells[3]);
    if (rules.isFirstEdition() && name.equals("prefecture")
        || rules.isTreasureChest() && name.equals("bank")) {
      cost = name.equals("bank") ? 4 : 3;
    }
    int copies = Integer.parseInt(cells[5]);
    if (type == Kind.Type.PRODUCTION && rules.hasNewBuildings()) {
      // The 2nd edition adds one of each but the sugar mill; the others one of each.
      copies += rules.isSecondEdition() && name.equals("sugar mill") ? 0 : 1;
    }
    String shown = rules.isRedesign() ? cells[1] : name;
    if (rules.isTreasureChest() && name.equals("tavern")) {
      shown = "caritas";
    }
    int points = Integer.parseInt(cells[4]);
    Kind kind = new Kind(name, shown, type, cost, points, copies, byName.size());
    byName.put(name, kind);
    byShown.put(shown, kind);
  }

  /** The kind with this name in the 2nd edition; it must be in play. */
  Kind named(String name) {
    Kind kind = byName.get(name);
    if (kind == null) {
      throw new AssertionError("The edition has no card \"" + name + "\".");
    }
    return kind;
  }

  /** The kind with this name in the edition that is played. */
  Kind shown(String shown) {
    Kind kind = byShown.get(shown);
    if (kind == null) {
      throw new AssertionError("Cards (section 1): there is no card \"" + shown + "\".");
    }
    return kind;
  }

  boolean has(String name) {
    return byName.containsKey(name);
  }

  /** All kinds in the order of the cards. */
  List<Kind> all() {
    return new ArrayList<>(byName.values());
  }

  /** How many cards there are, the cathedral apart. */
  int deckSize() {
    return byName.values().stream()
        .filter(kind -> !kind.is("cathedral"))
        .mapToInt(Kind::copies)
        .sum();
  }
}
