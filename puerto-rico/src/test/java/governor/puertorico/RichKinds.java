package governor.puertorico;

import java.util.ArrayList;
import java.util.List;

/** Which buildings stand in rich positions. */
final class RichKinds {
  static final List<String> NEW_BUILDINGS =
      List.of(
          "aqueduct",
          "forest house",
          "black market",
          "storehouse",
          "guesthouse",
          "trading post",
          "church",
          "small wharf",
          "lighthouse",
          "specialty factory",
          "library",
          "union hall");

  static final List<String> NOBLES =
      List.of(
          "land office",
          "chapel",
          "hunting lodge",
          "zoning office",
          "royal supplier",
          "villa",
          "jeweler");

  /** Those where it matters whether a colonist or a noble stands there, besides guests. */
  static final List<String> MINDFUL =
      List.of("land office", "chapel", "hunting lodge", "zoning office", "black market");

  static final List<String> LARGE = List.of("statue", "cloister", "royal garden");

  private RichKinds() {}

  /** All kinds of a game with these settings. */
  static List<String> of(String settings) {
    List<String> kinds = new ArrayList<>(ScenarioKit.PRODUCTION);
    kinds.addAll(ScenarioKit.SMALL_VIOLET);
    kinds.addAll(ScenarioKit.LARGE);
    if (settings.contains("new-buildings")) {
      kinds.addAll(NEW_BUILDINGS);
      kinds.addAll(List.of("statue", "cloister"));
    }
    if (settings.contains("nobles")) {
      kinds.addAll(NOBLES);
      kinds.add("royal garden");
    }
    return kinds;
  }

  static int spaces(String building) {
    return ScenarioKit.LARGE.contains(building) || LARGE.contains(building) ? 2 : 1;
  }

  static int circles(String building) {
    return switch (building) {
      case "indigo plant", "sugar mill", "tobacco storage" -> 3;
      case "coffee roaster", "guesthouse" -> 2;
      case "statue" -> 0;
      default -> 1;
    };
  }
}
