package governor.puertorico;

import static governor.puertorico.Scenario.fresh;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.LARGE;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.NOBLES;
import static governor.puertorico.ScenarioKit.PRODUCTION;
import static governor.puertorico.ScenarioKit.SMALL_VIOLET;
import static org.assertj.core.api.Assertions.assertThat;

import governor.puertorico.editions.Sets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which violet buildings come into a game with the new buildings. */
class DraftTest {
  /** How many kinds of each price come in. */
  private static final Map<Integer, Integer> SPACES =
      Map.of(1, 1, 2, 2, 3, 1, 4, 1, 5, 2, 6, 1, 7, 1, 8, 2, 9, 1, 10, 5);

  private static final Map<String, Integer> PRICES = prices();

  private static Map<String, Integer> prices() {
    Map<String, Integer> prices = new HashMap<>();
    price(prices, 1, "small market", "aqueduct");
    price(prices, 2, "hacienda", "construction hut", "forest house", "black market");
    price(prices, 3, "small warehouse", "storehouse");
    price(prices, 4, "hospice", "guesthouse");
    price(prices, 5, "office", "large market", "trading post", "church");
    price(prices, 6, "large warehouse", "small wharf");
    price(prices, 7, "factory", "lighthouse");
    price(prices, 8, "university", "harbor", "specialty factory", "library");
    price(prices, 9, "wharf", "union hall");
    price(prices, 10, "guild hall", "residence", "fortress", "customs house", "city hall");
    price(prices, 10, "statue", "cloister");
    return prices;
  }

  private static void price(Map<String, Integer> prices, int price, String... buildings) {
    Stream.of(buildings).forEach(building -> prices.put(building, price));
  }

  private static String[] all() {
    return PRICES.keySet().stream().map(building -> "draft " + building).toArray(String[]::new);
  }

  /** Drafts at random, and looks that everything that may be is offered each time. */
  private static List<String> draftAtRandom(Scenario s, int players, int seed, boolean both) {
    Random random = new Random(seed);
    Map<Integer, Integer> spaces = new HashMap<>(SPACES);
    List<String> in = new ArrayList<>();
    while (in.size() < 17) {
      List<String> possible =
          PRICES.keySet().stream()
              .filter(each -> !in.contains(each) && spaces.get(PRICES.get(each)) > 0)
              .filter(each -> both || !each.equals("hacienda") || !in.contains("forest house"))
              .filter(each -> both || !each.equals("forest house") || !in.contains("hacienda"))
              .sorted()
              .toList();
      if (possible.size() > 1) {
        s.offersExactly(
            in.size() % players, possible.stream().map(e -> "draft " + e).toArray(String[]::new));
        String choice = possible.get(random.nextInt(possible.size()));
        s.choose(s.asked(), "draft " + choice);
        in.add(choice);
      } else {
        in.add(possible.get(0));
      }
      spaces.merge(PRICES.get(in.getLast()), -1, Integer::sum);
    }
    assertThat(s.asksForDraft()).isFalse();
    assertThat(s.violetNow()).containsExactlyInAnyOrderElementsOf(in);
    return in;
  }

  @Test
  void theFirstGovernorBeginsAndAllKindsAreOpen() {
    fresh(NEW_BUILDINGS, 3).offersExactly(0, all());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void theSeatsTakeTurnsUntilAllSpacesAreFull(int players) {
    for (int seed = 0; seed < 20; seed++) {
      Scenario s = fresh(NEW_BUILDINGS, players);
      draftAtRandom(s, players, seed, false);
      s.offersAmongOthers(0, "take settler", "take mayor");
    }
  }

  @Test
  void onlyWhatWasDraftedCanBeBuilt() {
    Scenario s = fresh(NEW_BUILDINGS, 3).draft("aqueduct", "black market", "construction hut");
    while (s.asksForDraft()) {
      s.choose(s.asked(), s.offers().get(0));
    }
    s.choose(0, "take builder").doesNotOffer("build small market", "build hacienda");
    s.offersAmongOthers(0, "build aqueduct", "build black market", "build small indigo plant");
  }

  @Test
  void bothCopiesOfASmallBuildingComeIn() {
    Scenario s = fresh(NEW_BUILDINGS, 3).draft("aqueduct", "statue");
    assertThat(s.copiesLeft("aqueduct")).isEqualTo(2);
    assertThat(s.copiesLeft("statue")).isEqualTo(1);
    assertThat(s.copiesLeft("small market")).isZero();
    Scenario two = fresh(NEW_BUILDINGS, 2).draft("aqueduct", "statue");
    assertThat(two.copiesLeft("aqueduct")).isEqualTo(1);
    assertThat(two.copiesLeft("statue")).isEqualTo(1);
  }

  @Test
  void productionBuildingsAreThereAsUsual() {
    Scenario s = fresh(NEW_BUILDINGS, 3);
    assertThat(PRODUCTION).allMatch(building -> s.copiesLeft(building) >= 3);
  }

  @Test
  void haciendaAndForestHouseKeepEachOtherOut() {
    fresh(NEW_BUILDINGS, 3).draft("hacienda").doesNotOffer("draft forest house");
    fresh(NEW_BUILDINGS, 3).draft("forest house").doesNotOffer("draft hacienda");
  }

  @Test
  void bySettingHaciendaAndForestHouseMayBothComeIn() {
    Scenario s = fresh(NEW_BUILDINGS + " both-haciendas", 3).draft("hacienda", "forest house");
    assertThat(s.violetNow()).containsExactly("hacienda", "forest house");
    draftAtRandom(fresh(NEW_BUILDINGS + " both-haciendas", 3), 3, 5, true);
  }

  @Test
  void chanceMayDraftInstead() {
    List<List<String>> drafts = new ArrayList<>();
    for (int players = 2; players <= 5; players++) {
      Scenario s = fresh(NEW_BUILDINGS + " draft=chance", players);
      assertThat(s.asksForDraft()).isFalse();
      Map<Integer, Integer> found = new HashMap<>();
      s.violetNow().forEach(each -> found.merge(PRICES.get(each), 1, Integer::sum));
      assertThat(found).isEqualTo(SPACES);
      assertThat(s.violetNow().containsAll(List.of("hacienda", "forest house"))).isFalse();
      drafts.add(s.violetNow());
    }
    assertThat(drafts).isNotEmpty();
  }

  @Test
  void aNamedSetIsALegalDraft() {
    assertThat(Sets.all()).hasSize(4);
    for (Sets.NamedSet set : Sets.all()) {
      Scenario s = fresh(NEW_BUILDINGS + " set=" + set.name(), 3);
      assertThat(s.asksForDraft()).isFalse();
      Map<Integer, Integer> found = new HashMap<>();
      s.violetNow().forEach(each -> found.merge(PRICES.get(each), 1, Integer::sum));
      assertThat(found).as(set.name()).isEqualTo(SPACES);
      assertThat(s.violetNow().containsAll(List.of("hacienda", "forest house"))).isFalse();
    }
  }

  @Test
  void theNoblesBuildingsAreNotDrafted() {
    List<String> nobles =
        List.of(
            "land office",
            "chapel",
            "hunting lodge",
            "zoning office",
            "royal supplier",
            "villa",
            "royal garden");
    Scenario s = fresh(ALL_BUILDINGS, 3);
    s.offersExactly(0, all());
    assertThat(s.violetNow()).containsExactlyInAnyOrderElementsOf(nobles);
    assertThat(s.copiesLeft("jeweler")).isEqualTo(2);
  }

  @Test
  void theNoblesAloneComeBesidesTheBaseGame() {
    Scenario s = fresh(NOBLES, 3);
    assertThat(s.asksForDraft()).isFalse();
    assertThat(s.violetNow()).containsAll(SMALL_VIOLET).containsAll(LARGE).hasSize(17 + 7);
  }
}
