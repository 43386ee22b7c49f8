package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whoever could have done something and did not is named in the log, once. */
class PassesTest {
  private static final String WHARF_UNUSED = "Anna does not use the wharf yet.";

  @Test
  void ofTiles() {
    Scenario s = game("", 3).choose(0, "take settler", "pass");
    assertThat(s.log()).containsOnlyOnce("Anna takes no tile.");
  }

  @Test
  void ofASecondTile() {
    Scenario s = game("+new-buildings", 3).building(0, "library", 1);
    s.choose(0, "take settler").passUntilRole();
    assertThat(s.log()).filteredOn("Anna takes no tile."::equals).isNotEmpty();
  }

  @Test
  void ofBuildingAndSelling() {
    Scenario s = game("", 3).doubloons(0, 9).goods(1, "corn", 1);
    s.choose(0, "take builder", "pass").passUntilRole();
    s.choose(1, "take trader", "pass");
    assertThat(s.log()).containsOnlyOnce("Anna builds nothing.", "Ben sells nothing.");
  }

  @Test
  void ofTheWharfButNotOfShipsWithoutOne() {
    Scenario s = game("", 2).ship(4, "sugar", 1).ship(6, "coffee", 1).goods(0, "corn", 2);
    s.building(0, "wharf", 1).choose(0, "take captain", "pass");
    assertThat(s.log()).containsOnlyOnce(WHARF_UNUSED);
    Scenario without = game("", 2).ship(4, "sugar", 1).ship(6, "coffee", 1).goods(0, "corn", 2);
    without.choose(0, "take captain");
    assertThat(without.log()).doesNotContain(WHARF_UNUSED);
  }

  @Test
  void ofColonists() {
    Scenario s = game("", 3).askingEverything().plantations(0, "corn");
    s.choose(0, "take mayor", "pass");
    assertThat(s.log()).containsOnlyOnce("Anna declines a colonist.");
    Scenario hospice = game("", 3).askingEverything().building(0, "hospice", 1).faceUp("corn");
    hospice.choose(0, "take settler", "take corn", "pass");
    assertThat(hospice.log()).containsOnlyOnce("Anna declines a colonist.");
  }

  @Test
  void ofTheBuccaneer() {
    Scenario s = game("+buccaneer", 3).choose(0, "take buccaneer", "pass");
    assertThat(s.log()).containsOnlyOnce("Anna does nothing as buccaneer.");
  }
}
