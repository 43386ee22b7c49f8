package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Catalog;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the catalogue says about pieces, roles and words. */
class TextsTest {
  private static Catalog catalog(String settings) {
    return PuertoRico.game("puertorico players=3" + settings).catalog();
  }

  private static String topic(String settings, String name) {
    return catalog(settings).findTopic(name).orElseThrow().text();
  }

  private static Catalog.Entry entry(String name) {
    return catalog("").find(name).orElseThrow();
  }

  private static String effect(String name) {
    return entry(name).effect();
  }

  @Test
  void aPlantationOtherThanCornNeedsABuilding() {
    assertThat(effect("corn plantation")).contains("no building is needed");
    for (String good : new String[] {"indigo", "sugar", "tobacco", "coffee"}) {
      assertThat(effect(good + " plantation")).contains("manned building");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wharf", "city hall"})
  void violetBuildingsNeedAColonist(String building) {
    Catalog catalog = catalog("");
    assertThat(catalog.sectionOf(entry(building)).about()).contains("only with a colonist on it");
  }

  @Test
  void buildingsHaveSpacesCirclesAndTheQuarriesThatCount() {
    assertThat(entry("indigo plant").numbers())
        .containsExactly(Map.entry("spaces", 1), Map.entry("circles", 3), Map.entry("quarries", 2));
    assertThat(entry("residence").numbers())
        .containsExactly(Map.entry("spaces", 2), Map.entry("circles", 1), Map.entry("quarries", 4));
    assertThat(entry("sugar").numbers()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " automatic-colonists"})
  void aColonistComesFromTheShipIfTheSupplyIsEmpty(String settings) {
    for (String name : new String[] {"hospice", "university"}) {
      assertThat(catalog(settings).find(name).orElseThrow().effect())
          .contains("from the supply, or from the ship if that is empty");
    }
  }

  @Test
  void notEveryPrivilegeMayBeDeclined() {
    assertThat(topic("", "privilege"))
        .contains("The settler's quarry, the mayor's colonist and the craftsman's barrel may be")
        .contains("points come without asking");
    assertThat(topic(" automatic-colonists", "privilege"))
        .contains("The settler's quarry and the craftsman's barrel may be declined")
        .contains("colonists, doubloons and points come without asking");
  }

  @Test
  void theSetUpIsThatOfTheConfig() {
    assertThat(topic("", "set-up"))
        .contains("Everybody begins with 2 doubloons")
        .contains("indigo, indigo, corn")
        .contains("75 points")
        .contains("55 colonists");
    assertThat(topic(" corn-pays", "set-up")).contains("2, 2 and 1 doubloons");
    assertThat(topic(" open-points", "points")).contains("Everybody sees");
    assertThat(topic("", "points")).doesNotContain("Everybody sees");
  }

  @ParameterizedTest
  @ValueSource(strings = {"small warehouse", "large warehouse"})
  void aSingleBarrelStaysBesidesWhatAWarehouseHolds(String warehouse) {
    assertThat(effect(warehouse)).contains("besides the single barrel");
  }

  @Test
  void whoCanLoadOnlyByTheWharfMayPassAndIsAskedAgain() {
    assertThat(effect("captain"))
        .contains("only by a wharf may pass")
        .contains("asked again after somebody else has loaded");
  }

  @Test
  void colonistsMayBeDeclinedUnlessTheyComeByThemselves() {
    assertThat(effect("hospice")).contains("you may put a colonist");
    assertThat(effect("university")).contains("you may put a colonist");
    assertThat(effect("mayor")).contains("the mayor may take").doesNotContain("refused");
    Catalog automatic = catalog(" automatic-colonists");
    for (String name : new String[] {"hospice", "university", "mayor"}) {
      assertThat(automatic.find(name).orElseThrow().effect())
          .doesNotContain("you may put")
          .doesNotContain("may take");
    }
    assertThat(catalog(" refuse-colonists").find("mayor").orElseThrow().effect())
        .contains("a refused share leaves the game");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "governor", "colonist", "game end", "storage", "doubloon", "points", "trading house",
        "supply", "barrel", "cargo ship", "colonist ship", "San Juan", "set-up", "pass"
      })
  void otherWordsAreExplained(String word) {
    assertThat(catalog("").findTopic(word)).isPresent();
  }
}
