package governor.puertorico;

import governor.core.Agenda;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Small words of the scenario tests: lists of kinds, several copies, roles nobody makes use of. */
final class ScenarioKit {

  static final List<String> GOODS = List.of("corn", "indigo", "sugar", "tobacco", "coffee");

  static final List<String> PRODUCTION =
      List.of(
          "small indigo plant",
          "small sugar mill",
          "indigo plant",
          "sugar mill",
          "tobacco storage",
          "coffee roaster");

  static final List<String> SMALL_VIOLET =
      List.of(
          "small market",
          "hacienda",
          "construction hut",
          "small warehouse",
          "hospice",
          "office",
          "large market",
          "large warehouse",
          "factory",
          "university",
          "harbor",
          "wharf");

  static final List<String> LARGE =
      List.of("guild hall", "residence", "fortress", "customs house", "city hall");

  /** Expansions, as scenarios name them. */
  static final String NEW_BUILDINGS = "+new-buildings";

  static final String NOBLES = "+nobles";
  static final String BUCCANEER = "+buccaneer";
  static final String FESTIVAL = "+festival";
  static final String ALL_BUILDINGS = NEW_BUILDINGS + NOBLES;
  static final String EVERYTHING = ALL_BUILDINGS + BUCCANEER + FESTIVAL;

  private ScenarioKit() {}

  /** Whether the seat that is asked now is placing its colonists. */
  static boolean isPlacing(PuertoRicoState s) {
    return !s.isOver() && Agenda.step(s.top()) == StepId.PLACE;
  }

  /** Whether the seat that is asked now is storing its goods. */
  static boolean isStoring(PuertoRicoState s) {
    return !s.isOver() && Agenda.step(s.top()) == StepId.STORE;
  }

  /** So many copies of one kind. */
  static String[] copies(int copies, String kind) {
    return Collections.nCopies(copies, kind).toArray(new String[0]);
  }

  /** So many plantations of mixed kinds, twelve at most. */
  static String[] tiles(int count) {
    List<String> all = new ArrayList<>();
    for (String kind : List.of("indigo", "sugar", "tobacco", "corn")) {
      all.addAll(Collections.nCopies(3, kind));
    }
    return all.subList(0, count).toArray(new String[0]);
  }

  /** Adds these buildings, without colonists, to the seat's city. */
  static Scenario city(Scenario scenario, int seat, List<String> buildings) {
    for (String building : buildings) {
      scenario.building(seat, building, 0);
    }
    return scenario;
  }

  /** The first so many of the 18 small buildings, production buildings first. */
  static List<String> smallBuildings(int count) {
    List<String> all = new ArrayList<>(PRODUCTION);
    all.addAll(SMALL_VIOLET);
    return all.subList(0, count);
  }

  /** Whoever is to choose takes the next of these roles, and nobody makes use of it. */
  static Scenario idle(Scenario scenario, String... roles) {
    for (String role : roles) {
      scenario.choose(scenario.asked(), "take " + role).passUntilRole();
    }
    return scenario;
  }

  /** What the seat pays for this building, which it builds now. */
  static int priceOf(Scenario scenario, int seat, String building) {
    int before = scenario.doubloonsOf(seat);
    scenario.choose(seat, "build " + building);
    return before - scenario.doubloonsOf(seat);
  }

  /** The seat's barrels in canonical order: corn, indigo, sugar, tobacco, coffee. */
  static List<Integer> barrels(Scenario scenario, int seat) {
    return GOODS.stream().map(good -> scenario.goodsOf(seat, good)).toList();
  }
}
