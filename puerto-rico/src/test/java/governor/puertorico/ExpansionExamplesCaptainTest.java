package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.ALL_BUILDINGS;
import static governor.puertorico.ScenarioKit.NEW_BUILDINGS;
import static governor.puertorico.ScenarioKit.NOBLES;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The worked examples 16 to 22: the captain phase. */
class ExpansionExamplesCaptainTest {

  @Test
  void e16_theCaptainWithSmallWharfHarborAndLighthouse() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "small wharf", 1).building(0, "harbor", 1);
    s.building(0, "lighthouse", 1).goods(0, "corn", 3).goods(0, "coffee", 2);
    s.choose(0, "take captain", "use small wharf", "send 3 corn", "send 2 coffee");
    assertThat(s.pointsOf(0)).isEqualTo(4);
    assertThat(s.doubloonsOf(0)).isEqualTo(2);
  }

  @Test
  void e17_aSmallWharf() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "small wharf", 1).building(0, "harbor", 1);
    s.goods(0, "corn", 2).goods(0, "coffee", 1);
    s.choose(0, "take captain", "use small wharf", "send 2 corn", "send 1 coffee");
    assertThat(s.pointsOf(0)).isEqualTo(3);
    Scenario other = game(NEW_BUILDINGS, 3).building(1, "small wharf", 1).goods(1, "corn", 1);
    other.choose(0, "take captain").choose(1, "use small wharf", "send 1 corn");
    assertThat(other.pointsOf(1)).isZero();
    assertThat(other.goodsOf(1, "corn")).isZero();
  }

  @Test
  void e18_aLighthouseOfTheCaptain() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "lighthouse", 1).building(0, "wharf", 1);
    s.goods(0, "coffee", 8).choose(0, "take captain", "wharf 8 coffee");
    assertThat(s.pointsOf(0)).isEqualTo(9);
    assertThat(s.doubloonsOf(0)).isEqualTo(2);
    Scenario none = game(NEW_BUILDINGS, 3).building(0, "lighthouse", 1).choose(0, "take captain");
    assertThat(none.doubloonsOf(0)).isEqualTo(1);
  }

  @Test
  void e19_aLibraryOfTheCaptain() {
    Scenario s = game(NEW_BUILDINGS, 3).building(0, "library", 1).goods(0, "corn", 4);
    s.goods(0, "sugar", 2).choose(0, "take captain", "load 4 corn on ship 6");
    s.choose(0, "load 2 sugar on ship 4");
    assertThat(s.pointsOf(0)).isEqualTo(8);
  }

  @Test
  void e20_aUnionHall() {
    Scenario s = game(NEW_BUILDINGS, 3).building(1, "union hall", 1).goods(1, "corn", 3);
    s.goods(1, "indigo", 2).goods(1, "coffee", 1).choose(0, "take captain");
    assertThat(s.pointsOf(1)).isEqualTo(2);
  }

  /**
   * The owner may like any order, but supplying first is never better: a barrel that leaves can
   * only lower what the union hall counts. So the union hall comes first, without a question.
   */
  @Test
  void e21_theUnionHallComesBeforeTheRoyalSupplier() {
    Scenario s = game(ALL_BUILDINGS, 3).building(1, "union hall", 1).nobles(1, 3);
    s.building(1, "royal supplier", 1).goods(1, "corn", 4).goods(1, "sugar", 2);
    s.goods(1, "coffee", 1).choose(0, "take captain");
    assertThat(s.pointsOf(1)).as("the union hall has paid before anything is asked").isEqualTo(3);
    s.offersExactly(1, "supply corn", "supply sugar", "supply coffee", "pass");
    s.choose(1, "supply corn", "supply sugar", "supply coffee");
    assertThat(s.pointsOf(1)).isEqualTo(6);
    assertThat(s.offers()).allMatch(words -> words.startsWith("load "));
  }

  @Test
  void e22_aRoyalSupplierWithOneKindOfGoods() {
    Scenario s = game(NOBLES, 3).building(1, "royal supplier", 1).nobles(1, 2);
    s.goods(1, "corn", 5).choose(0, "take captain").choose(1, "supply corn");
    assertThat(s.pointsOf(1)).isEqualTo(1);
    assertThat(s.offers()).allMatch(words -> words.startsWith("load "));
  }
}
