package governor.puertorico;

import static governor.puertorico.Scenario.game;
import static governor.puertorico.ScenarioKit.barrels;
import static governor.puertorico.ScenarioKit.city;
import static governor.puertorico.ScenarioKit.copies;
import static governor.puertorico.ScenarioKit.tiles;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Each of the 23 buildings: its numbers, what it does when manned and that it idles when empty. */
class BuildingSpecsTest {

  /** The numbers of a building; its points are also the most quarries that count for it. */
  abstract static class Spec {

    final String name;
    final int cost;
    final int points;
    final int circles;
    final int copies;
    final int copiesForTwo;
    final int spaces;

    Spec(String name, int cost, int points, int circles, int copies, int two, int spaces) {
      this.name = name;
      this.cost = cost;
      this.points = points;
      this.circles = circles;
      this.copies = copies;
      this.copiesForTwo = two;
      this.spaces = spaces;
    }

    @Test
    void price() {
      for (int quarries = 0; quarries <= 5; quarries++) {
        int price = Math.max(0, cost - Math.min(quarries, points));
        Scenario s = game("", 3).mannedPlantations(1, copies(quarries, "quarry"));
        s.doubloons(1, price).choose(0, "take builder").passUntil(1).choose(1, "build " + name);
        assertThat(s.doubloonsOf(1)).as("with %s quarries", quarries).isZero();
        assertThat(s.buildingsOf(1)).containsExactly(name);
        if (price > 0) {
          Scenario t = game("", 3).mannedPlantations(1, copies(quarries, "quarry"));
          t.doubloons(1, price - 1).choose(0, "take builder").passUntil(1);
          t.doesNotOffer("build " + name);
        }
      }
    }

    @Test
    void priceForTheBuilder() {
      for (int quarries = 0; quarries <= 5; quarries++) {
        int price = Math.max(0, cost - 1 - Math.min(quarries, points));
        Scenario s = game("", 3).mannedPlantations(0, copies(quarries, "quarry"));
        s.doubloons(0, price).choose(0, "take builder", "build " + name);
        assertThat(s.doubloonsOf(0)).as("with %s quarries", quarries).isZero();
        if (price > 0) {
          Scenario t = game("", 3).mannedPlantations(0, copies(quarries, "quarry"));
          t.doubloons(0, price - 1).choose(0, "take builder").doesNotOffer("build " + name);
        }
      }
    }

    @Test
    void emptyQuarriesDoNotCount() {
      Scenario s = game("", 3).plantations(1, copies(4, "quarry")).doubloons(1, cost);
      s.choose(0, "take builder").passUntil(1).choose(1, "build " + name);
      assertThat(s.doubloonsOf(1)).isZero();
    }

    @Test
    void printedPoints() {
      assertThat(game("", 3).building(0, name, 0).score(0, "buildings")).isEqualTo(points);
      assertThat(game("", 3).building(0, name, 1).score(0, "buildings")).isEqualTo(points);
    }

    @Test
    void circles() {
      Scenario s = game("", 3).building(0, name, 0).sanJuan(0, 5).choose(0, "take mayor");
      assertThat(s.mannedOn(0, name)).isEqualTo(circles);
      assertThat(s.sanJuanOf(0)).isEqualTo(7 - circles);
    }

    @Test
    void copiesInTheGame() {
      assertThat(game("", 3).copiesLeft(name)).isEqualTo(copies);
      assertThat(game("", 2).copiesLeft(name)).isEqualTo(copiesForTwo);
      assertThat(game("", 3).building(1, name, 0).copiesLeft(name)).isEqualTo(copies - 1);
    }

    @Test
    void theLastCopyMayNotBeBuiltTwice() {
      Scenario s = game("", 2).building(1, name, 0).doubloons(0, 20);
      if (copiesForTwo == 1) {
        s.choose(0, "take builder").doesNotOffer("build " + name);
      } else {
        s.choose(0, "take builder", "build " + name);
        assertThat(s.copiesLeft(name)).isZero();
      }
    }

    @Test
    void citySpaces() {
      assertThat(game("", 3).building(0, name, 0).freeCitySpaces(0)).isEqualTo(12 - spaces);
    }

    @Test
    void onceInACity() {
      Scenario s = game("", 3).building(0, name, 0).doubloons(0, 20).choose(0, "take builder");
      s.doesNotOffer("build " + name);
      assertThat(s.asked()).isZero();
    }

    @Test
    void builtWithoutAColonist() {
      Scenario s = game("", 3).doubloons(0, 20).sanJuan(0, 1);
      s.choose(0, "take builder", "build " + name);
      assertThat(s.mannedOn(0, name)).isZero();
      assertThat(s.copiesLeft(name)).isEqualTo(copies - 1);
    }
  }

  /** A production building: with one plantation too many it makes as many goods as colonists. */
  abstract static class Plant extends Spec {

    private final String good;

    Plant(String name, String good, int cost, int points, int circles, int copies) {
      super(name, cost, points, circles, copies, 2, 1);
      this.good = good;
    }

    @Test
    void makesAGoodForEachColonist() {
      for (int colonists = 0; colonists <= circles; colonists++) {
        Scenario s = game("", 3).mannedPlantations(1, copies(circles + 1, good));
        s.building(1, name, colonists).choose(0, "take craftsman");
        assertThat(s.goodsOf(1, good)).isEqualTo(colonists);
        assertThat(barrels(s, 1).stream().mapToInt(Integer::intValue).sum()).isEqualTo(colonists);
      }
    }

    @Test
    void needsMannedPlantationsOfItsKind() {
      Scenario s = game("", 3).plantations(1, copies(3, good)).building(1, name, circles);
      s.mannedPlantations(1, good.equals("sugar") ? "indigo" : "sugar");
      s.choose(0, "take craftsman");
      assertThat(barrels(s, 1)).containsOnly(0);
    }
  }

  @Nested
  class SmallIndigoPlant extends Plant {
    SmallIndigoPlant() {
      super("small indigo plant", "indigo", 1, 1, 1, 4);
    }
  }

  @Nested
  class SmallSugarMill extends Plant {
    SmallSugarMill() {
      super("small sugar mill", "sugar", 2, 1, 1, 4);
    }
  }

  @Nested
  class IndigoPlant extends Plant {
    IndigoPlant() {
      super("indigo plant", "indigo", 3, 2, 3, 3);
    }

    @Test
    void worksTogetherWithTheSmallOne() {
      Scenario s = game("", 3).mannedPlantations(1, copies(5, "indigo"));
      s.building(1, "small indigo plant", 1).building(1, name, 3).choose(0, "take craftsman");
      assertThat(s.goodsOf(1, "indigo")).isEqualTo(4);
    }
  }

  @Nested
  class SugarMill extends Plant {
    SugarMill() {
      super("sugar mill", "sugar", 4, 2, 3, 3);
    }

    @Test
    void worksTogetherWithTheSmallOne() {
      Scenario s = game("", 3).mannedPlantations(1, copies(5, "sugar"));
      s.building(1, "small sugar mill", 1).building(1, name, 2).choose(0, "take craftsman");
      assertThat(s.goodsOf(1, "sugar")).isEqualTo(3);
    }
  }

  @Nested
  class TobaccoStorage extends Plant {
    TobaccoStorage() {
      super("tobacco storage", "tobacco", 5, 3, 3, 3);
    }
  }

  @Nested
  class CoffeeRoaster extends Plant {
    CoffeeRoaster() {
      super("coffee roaster", "coffee", 6, 3, 2, 3);
    }
  }

  /** A small violet building. */
  abstract static class Violet extends Spec {
    Violet(String name, int cost, int points) {
      super(name, cost, points, 1, 2, 1, 1);
    }
  }

  private static int sale(String good, String building, int colonists) {
    Scenario s = game("", 3).goods(1, good, 1).building(1, building, colonists);
    s.choose(0, "take trader").choose(1, "sell " + good);
    return s.doubloonsOf(1);
  }

  @Nested
  class SmallMarket extends Violet {
    SmallMarket() {
      super("small market", 1, 1);
    }

    @Test
    void addsADoubloonToASale() {
      assertThat(sale("corn", name, 1)).isEqualTo(1);
      assertThat(sale("coffee", name, 1)).isEqualTo(5);
      assertThat(sale("coffee", name, 0)).isEqualTo(4);
    }

    @Test
    void paysNothingWithoutASale() {
      Scenario s = game("", 3).goods(0, "corn", 1).building(0, name, 1);
      s.choose(0, "take trader", "pass");
      assertThat(s.doubloonsOf(0)).isZero();
    }

    @Test
    void paysNothingForTheSalesOfOthers() {
      Scenario s = game("", 3).goods(1, "coffee", 1).building(0, name, 1);
      s.choose(0, "take trader").choose(1, "sell coffee");
      assertThat(s.doubloonsOf(0)).isZero();
      assertThat(s.doubloonsOf(1)).isEqualTo(4);
    }
  }

  @Nested
  class Hacienda extends Violet {
    Hacienda() {
      super("hacienda", 2, 1);
    }

    @Test
    void drawsATileBeforeTheNormalOne() {
      Scenario s = game("", 3).faceUp("corn", "corn", "sugar", "sugar").faceDown("coffee");
      s.building(1, name, 1).choose(0, "take settler", "pass");
      s.offersExactly(1, "use hacienda", "pass").choose(1, "use hacienda");
      assertThat(s.islandOf(1)).containsExactly("coffee");
      s.offersExactly(1, "take corn", "take sugar", "pass").choose(1, "take sugar");
      assertThat(s.islandOf(1)).containsExactly("sugar", "coffee");
      assertThat(s.mannedOn(1, "coffee")).isZero();
    }

    @Test
    void mayBeLeftUnused() {
      Scenario s = game("", 3).faceUp("corn", "corn", "sugar", "sugar").building(1, name, 1);
      s.choose(0, "take settler", "pass").choose(1, "pass", "take corn");
      assertThat(s.islandOf(1)).containsExactly("corn");
    }

    @Test
    void emptyDoesNothing() {
      Scenario s = game("", 3).faceUp("corn", "corn", "sugar", "sugar").building(1, name, 0);
      s.choose(0, "take settler", "pass").offersExactly(1, "take corn", "take sugar", "pass");
    }

    @Test
    void givesNoSecondQuarry() {
      Scenario s = game("", 3).building(0, name, 1).building(0, "construction hut", 1);
      s.faceDown("coffee").choose(0, "take settler").offersExactly(0, "use hacienda", "pass");
      s.choose(0, "use hacienda", "take quarry");
      assertThat(s.islandOf(0)).containsExactly("coffee", "quarry");
    }

    @Test
    void doesNotReplaceTheNormalTile() {
      Scenario s = game("", 3).faceUp("corn", "corn", "sugar", "sugar").faceDown("coffee");
      s.building(1, name, 1).choose(0, "take settler", "pass").choose(1, "use hacienda", "pass");
      assertThat(s.islandOf(1)).containsExactly("coffee");
      s.offersExactly(2, "take corn", "take sugar", "pass");
    }
  }

  @Nested
  class ConstructionHut extends Violet {
    ConstructionHut() {
      super("construction hut", 2, 1);
    }

    @Test
    void allowsAQuarry() {
      Scenario s = game("", 3).faceUp("corn", "corn", "corn", "corn").building(1, name, 1);
      s.choose(0, "take settler", "take quarry");
      s.offersExactly(1, "take corn", "take quarry", "pass").choose(1, "take quarry");
      assertThat(s.islandOf(1)).containsExactly("quarry");
      assertThat(s.mannedOn(1, "quarry")).isZero();
      s.offersExactly(2, "take corn", "pass");
    }

    @Test
    void emptyDoesNothing() {
      Scenario s = game("", 3).faceUp("corn", "corn", "corn", "corn").building(1, name, 0);
      s.choose(0, "take settler", "pass").offersExactly(1, "take corn", "pass");
    }
  }

  private static Scenario storage(String building, int colonists) {
    Scenario s = game("", 2).ship(4, "sugar", 1).ship(6, "coffee", 1);
    s.goods(0, "corn", 2).goods(0, "indigo", 3).goods(0, "tobacco", 4);
    return s.building(0, building, colonists).choose(0, "take captain");
  }

  @Nested
  class SmallWarehouse extends Violet {
    SmallWarehouse() {
      super("small warehouse", 3, 1);
    }

    @Test
    void keepsOneKind() {
      Scenario s = storage(name, 1);
      s.offersExactly(0, "store corn", "store indigo", "store tobacco");
      s.choose(0, "store tobacco").offersExactly(0, "keep one corn", "keep one indigo");
      s.choose(0, "keep one corn");
      assertThat(barrels(s, 0)).containsExactly(1, 0, 0, 4, 0);
      assertThat(s.supplyOf("indigo")).isEqualTo(9);
    }

    @Test
    void emptyDoesNothing() {
      Scenario s = storage(name, 0);
      s.offersExactly(0, "keep one corn", "keep one indigo", "keep one tobacco");
      s.choose(0, "keep one tobacco");
      assertThat(barrels(s, 0)).containsExactly(0, 0, 0, 1, 0);
    }

    @Test
    void doesNotExcuseFromLoading() {
      Scenario s = game("", 3).ship(4, "corn", 1).ship(5, "indigo", 1).ship(6, "sugar", 1);
      s.goods(1, "corn", 3).building(1, name, 1).choose(0, "take captain");
      assertThat(s.goodsOf(1, "corn")).isZero();
      assertThat(s.pointsOf(1)).isEqualTo(3);
    }
  }

  @Nested
  class Hospice extends Violet {
    Hospice() {
      super("hospice", 4, 2);
    }

    @Test
    void mansTheTileTaken() {
      Scenario s = game("", 3).faceUp("corn", "corn", "corn", "corn").building(1, name, 1);
      s.plantations(1, "corn").choose(0, "take settler", "pass").choose(1, "take corn");
      assertThat(s.mannedOn(1, "corn")).isEqualTo(1);
      assertThat(s.colonistSupplyNow()).isEqualTo(55 - 1 - 1);
      assertThat(s.colonistShipNow()).isEqualTo(3);
    }

    @Test
    void worksForItsOwnerOnly() {
      Scenario s = game("", 3).faceUp("corn", "corn", "corn", "corn").building(1, name, 1);
      s.choose(0, "take settler", "take corn");
      assertThat(s.mannedOn(0, "corn")).isZero();
    }

    @Test
    void emptyDoesNothing() {
      Scenario s = game("", 3).faceUp("corn", "corn", "corn", "corn").building(1, name, 0);
      s.choose(0, "take settler", "pass").choose(1, "take corn");
      assertThat(s.mannedOn(1, "corn")).isZero();
    }

    @Test
    void aMannedQuarryCountsInTheNextBuilderPhase() {
      Scenario s = game("", 3).building(0, name, 1).doubloons(0, 5);
      s.choose(0, "take settler", "take quarry").passUntilRole();
      s.choose(1, "take builder").passUntil(0).choose(0, "build large market");
      assertThat(s.doubloonsOf(0)).isEqualTo(1);
    }
  }

  @Nested
  class Office extends Violet {
    Office() {
      super("office", 5, 2);
    }

    @Test
    void sellsAKindThatIsThere() {
      Scenario s = game("", 3).tradingHouse("corn", "tobacco").building(1, name, 1);
      s.goods(1, "tobacco", 1).goods(1, "sugar", 1).choose(0, "take trader");
      s.offersExactly(1, "sell sugar", "sell tobacco", "pass").choose(1, "sell tobacco");
      assertThat(s.doubloonsOf(1)).isEqualTo(3);
      assertThat(s.tradingHouseNow()).containsExactly("corn", "tobacco", "tobacco");
    }

    @Test
    void emptyDoesNothing() {
      Scenario s = game("", 3).tradingHouse("corn", "tobacco").building(1, name, 0);
      s.goods(1, "tobacco", 1).goods(1, "sugar", 1).choose(0, "take trader");
      s.offersExactly(1, "sell sugar", "pass");
    }
  }

  @Nested
  class LargeMarket extends Violet {
    LargeMarket() {
      super("large market", 5, 2);
    }

    @Test
    void addsTwoDoubloonsToASale() {
      assertThat(sale("corn", name, 1)).isEqualTo(2);
      assertThat(sale("coffee", name, 1)).isEqualTo(6);
      assertThat(sale("coffee", name, 0)).isEqualTo(4);
    }

    @Test
    void paysNothingWithoutASale() {
      Scenario s = game("", 3).goods(0, "corn", 1).building(0, name, 1);
      s.choose(0, "take trader", "pass");
      assertThat(s.doubloonsOf(0)).isZero();
    }
  }

  @Nested
  class LargeWarehouse extends Violet {
    LargeWarehouse() {
      super("large warehouse", 6, 2);
    }

    @Test
    void keepsTwoKinds() {
      Scenario s = storage(name, 1).offersExactly(0, "store corn", "store indigo");
      s.choose(0, "store indigo");
      assertThat(barrels(s, 0)).containsExactly(1, 3, 0, 4, 0);
      assertThat(s.supplyOf("corn")).isEqualTo(7);
    }

    @Test
    void withTwoKindsAllIsKept() {
      Scenario s = game("", 2).ship(4, "sugar", 1).ship(6, "coffee", 1).building(0, name, 1);
      s.goods(0, "corn", 5).goods(0, "tobacco", 4).choose(0, "take captain");
      assertThat(barrels(s, 0)).containsExactly(5, 0, 0, 4, 0);
    }

    @Test
    void emptyDoesNothing() {
      Scenario s = storage(name, 0);
      s.offersExactly(0, "keep one corn", "keep one indigo", "keep one tobacco");
    }
  }

  @Nested
  class Factory extends Violet {
    Factory() {
      super("factory", 7, 3);
    }

    private static Scenario three(int colonists) {
      Scenario s = game("", 3).mannedPlantations(1, "corn", "corn", "indigo", "sugar");
      s.building(1, "indigo plant", 1).building(1, "sugar mill", 1);
      return s.building(1, "factory", colonists).choose(0, "take craftsman");
    }

    @Test
    void paysByTheKindsProduced() {
      assertThat(three(1).doubloonsOf(1)).isEqualTo(2);
      assertThat(three(1).doubloonsOf(0)).isZero();
    }

    @Test
    void emptyDoesNothing() {
      assertThat(three(0).doubloonsOf(1)).isZero();
    }

    @Test
    void severalBarrelsOfOneKindPayNothing() {
      Scenario s = game("", 3).mannedPlantations(1, copies(4, "corn")).building(1, name, 1);
      s.choose(0, "take craftsman");
      assertThat(s.doubloonsOf(1)).isZero();
    }
  }

  @Nested
  class University extends Violet {
    University() {
      super("university", 8, 3);
    }

    @Test
    void mansTheBuildingBuilt() {
      Scenario s = game("", 3).building(1, name, 1).doubloons(1, 10);
      s.choose(0, "take builder").passUntil(1).choose(1, "build coffee roaster");
      assertThat(s.mannedOn(1, "coffee roaster")).isEqualTo(1);
      assertThat(s.colonistSupplyNow()).isEqualTo(55 - 1 - 1);
    }

    @Test
    void takesFromTheShipWhenTheSupplyIsEmpty() {
      Scenario s = game("", 3).building(1, name, 1).doubloons(1, 10).colonistSupply(0);
      s.colonistShip(2).choose(0, "take builder").passUntil(1).choose(1, "build harbor");
      assertThat(s.mannedOn(1, "harbor")).isEqualTo(1);
      assertThat(s.colonistShipNow()).isEqualTo(1);
    }

    @Test
    void goesWithoutWhenThereIsNobody() {
      Scenario s = game("", 3).building(1, name, 1).doubloons(1, 10).colonistSupply(0);
      s.colonistShip(0).choose(0, "take builder").passUntil(1).choose(1, "build harbor");
      assertThat(s.buildingsOf(1)).containsExactly("university", "harbor");
      assertThat(s.mannedOn(1, "harbor")).isZero();
    }

    @Test
    void emptyDoesNothing() {
      Scenario s = game("", 3).building(1, name, 0).doubloons(1, 10);
      s.choose(0, "take builder").passUntil(1).choose(1, "build harbor");
      assertThat(s.mannedOn(1, "harbor")).isZero();
      assertThat(s.colonistSupplyNow()).isEqualTo(55);
    }
  }

  @Nested
  class Harbor extends Violet {
    Harbor() {
      super("harbor", 8, 3);
    }

    private static int points(int colonists) {
      Scenario s = game("", 3).ship(4, "corn", 1).ship(5, "indigo", 1).ship(6, "sugar", 1);
      s.goods(1, "corn", 2).goods(1, "indigo", 3).building(1, "harbor", colonists);
      s.choose(0, "take captain").choose(1, "load 2 corn on ship 4");
      return s.pointsOf(1);
    }

    @Test
    void addsAPointToEachLoad() {
      assertThat(points(1)).isEqualTo(2 + 1 + 3 + 1);
    }

    @Test
    void emptyDoesNothing() {
      assertThat(points(0)).isEqualTo(5);
    }

    @Test
    void givesNothingWithoutALoad() {
      Scenario s = game("", 3).building(1, name, 1).goods(2, "corn", 1).choose(0, "take captain");
      s.choose(2, "load 1 corn on ship 4");
      assertThat(s.pointsOf(1)).isZero();
      assertThat(s.pointsOf(2)).isEqualTo(1);
    }

    @Test
    void isAddedToTheCaptainsPoint() {
      Scenario s = game("", 3).ship(4, "corn", 1).ship(5, "indigo", 1).ship(6, "sugar", 1);
      s.goods(0, "corn", 2).building(0, name, 1).choose(0, "take captain");
      assertThat(s.pointsOf(0)).isEqualTo(4);
    }
  }

  @Nested
  class Wharf extends Violet {
    Wharf() {
      super("wharf", 9, 3);
    }

    private static Scenario loading(int colonists) {
      Scenario s = game("", 3).ship(4, "corn", 3).ship(5, "indigo", 1).ship(6, "sugar", 1);
      s.goods(1, "corn", 4).goods(1, "coffee", 2).building(1, "wharf", colonists);
      return s.choose(0, "take captain");
    }

    @Test
    void takesAllBarrelsOfAKindToTheSupply() {
      Scenario s = loading(1);
      s.offersExactly(1, "load 1 corn on ship 4", "wharf 4 corn", "wharf 2 coffee");
      s.choose(1, "wharf 4 corn");
      assertThat(s.pointsOf(1)).isEqualTo(4);
      assertThat(s.supplyOf("corn")).isEqualTo(10 - 3);
      assertThat(s.shipLoad(4)).isEqualTo(3);
      assertThat(s.goodsOf(1, "coffee")).isEqualTo(1);
    }

    @Test
    void worksOnceInAPhase() {
      Scenario s = loading(1).choose(1, "wharf 2 coffee", "load 1 corn on ship 4");
      assertThat(s.pointsOf(1)).isEqualTo(3);
      assertThat(s.goodsOf(1, "corn")).isEqualTo(1);
      s.offersAmongOthers(1, "take mayor");
    }

    @Test
    void emptyDoesNothing() {
      Scenario s = loading(0).choose(1, "load 1 corn on ship 4");
      s.offersExactly(1, "keep one corn", "keep one coffee");
      assertThat(s.pointsOf(1)).isEqualTo(1);
    }

    @Test
    void mayLoadAKindOfTheOtherWharf() {
      Scenario s = game("", 3).ship(4, "corn", 3).ship(5, "indigo", 1).ship(6, "sugar", 1);
      s.goods(1, "coffee", 4).goods(2, "coffee", 2).building(1, name, 1).building(2, name, 1);
      s.choose(0, "take captain").choose(1, "wharf 4 coffee");
      s.offersExactly(2, "wharf 2 coffee", "pass");
    }
  }

  /** A large building. */
  abstract static class Large extends Spec {
    Large(String name) {
      super(name, 10, 4, 1, 1, 1, 2);
    }

    /** A rich city with this building. */
    Scenario rich(int colonists) {
      Scenario s = game("", 3).building(0, name, colonists).points(0, 17).sanJuan(0, 5);
      city(s, 0, List.of("small indigo plant", "small sugar mill", "indigo plant", "sugar mill"));
      city(s, 0, List.of("tobacco storage", "coffee roaster", "small market", "wharf"));
      return s.plantations(0, tiles(8)).mannedPlantations(0, "quarry", "quarry", "quarry");
    }

    void earns(int bonus) {
      assertThat(rich(1).score(0, name)).isEqualTo(bonus);
      int base = 17 + 4 + 1 + 1 + 2 + 2 + 3 + 3 + 1 + 3;
      assertThat(rich(1).score(0)).isEqualTo(base + bonus);
      assertThat(rich(0).score(0)).isEqualTo(base);
      assertThat(rich(1).score(0, "buildings")).isEqualTo(base - 17);
    }

    @Test
    void emptyEarnsNothing() {
      assertThat(rich(0).score(0, name)).isZero();
    }

    @Test
    void othersEarnNothing() {
      assertThat(rich(1).score(1)).isZero();
    }
  }

  @Nested
  class GuildHall extends Large {
    GuildHall() {
      super("guild hall");
    }

    @Test
    void countsProductionBuildings() {
      earns(1 + 1 + 2 + 2 + 2 + 2);
    }

    @Test
    void violetBuildingsDoNotCount() {
      Scenario s = game("", 3).building(0, name, 1).building(0, "factory", 1);
      assertThat(s.score(0, name)).isZero();
    }
  }

  @Nested
  class Residence extends Large {
    Residence() {
      super("residence");
    }

    @Test
    void countsFilledIslandSpaces() {
      earns(6);
    }
  }

  @Nested
  class Fortress extends Large {
    Fortress() {
      super("fortress");
    }

    @Test
    void countsColonists() {
      earns(3);
    }
  }

  @Nested
  class CustomsHouse extends Large {
    CustomsHouse() {
      super("customs house");
    }

    @Test
    void countsChips() {
      earns(4);
    }
  }

  @Nested
  class CityHall extends Large {
    CityHall() {
      super("city hall");
    }

    @Test
    void countsVioletBuildingsItselfIncluded() {
      earns(3);
    }

    @Test
    void countsALargeBuildingOnce() {
      Scenario s = game("", 3).building(0, name, 1).building(0, "fortress", 0);
      assertThat(s.score(0, name)).isEqualTo(2);
    }
  }
}
