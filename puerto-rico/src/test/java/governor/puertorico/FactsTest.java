package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Action;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Rng;
import governor.testkit.GameContract;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What choices of Puerto Rico cost or bring, and why pieces cannot be chosen. */
class FactsTest {
  private static Fact about(int seat, FactKind kind, int number) {
    return Fact.about(seat, kind, "", number);
  }

  // ---- known positions ------------------------------------------------------------------------

  @Test
  void aPriceHasPrivilegeAndQuarriesByThemselves() {
    Scenario it =
        Scenario.game("", 3)
            .doubloons(0, 6)
            .mannedPlantations(0, "quarry", "quarry", "quarry")
            .building(0, "small market", 0)
            .choose(0, "take builder");
    assertThat(it.facts("build factory"))
        .startsWith(
            Fact.of(FactKind.PRICE, 3),
            Fact.of(FactKind.PRINTED_COST, 7),
            Fact.of(FactKind.REDUCTION, "builder", 1),
            Fact.of(FactKind.REDUCTION, "quarry", 3))
        .contains(Fact.of(FactKind.POINTS, 3), Fact.of(FactKind.CIRCLES, 1));
    assertThat(it.facts("build hacienda")).contains(Fact.of(FactKind.PRICE, 0));
    assertThat(it.whyNot("small market")).containsExactly(Fact.of(FactKind.OWNED));
  }

  @Test
  void theViewHasTheViewersPrices() {
    Scenario it =
        Scenario.game("", 3)
            .doubloons(0, 3)
            .mannedPlantations(0, "quarry", "quarry")
            .mannedPlantations(1, "quarry");
    assertThat(it.pricesSeenBy(0)).containsEntry("wharf", 7).containsEntry("hacienda", 1);
    assertThat(it.pricesSeenBy(1)).containsEntry("wharf", 8);
    it.choose(0, "take builder");
    assertThat(it.pricesSeenBy(0)).containsEntry("wharf", 6).containsEntry("hacienda", 0);
    assertThat(it.pricesSeenBy(1)).containsEntry("wharf", 8);
    assertThat(it.pricesSeenBy(-1)).isEmpty();
  }

  @Test
  void aBuildingThatCannotBeBuiltSaysWhy() {
    Scenario it = Scenario.game("", 3).doubloons(0, 4);
    ScenarioKit.city(it, 0, ScenarioKit.smallBuildings(11));
    it.choose(0, "take builder");
    assertThat(it.whyNot("guild hall")).containsExactly(Fact.of(FactKind.NO_SPACE, 2));
    assertThat(it.whyNot("wharf"))
        .startsWith(Fact.of(FactKind.TOO_DEAR, 4), Fact.of(FactKind.PRICE, 8));
  }

  @Test
  void aRoleSaysWhatItBringsToEverySeat() {
    Scenario it =
        Scenario.game("", 3)
            .roleDoubloons("mayor", 2)
            .colonistShip(4)
            .mannedPlantations(0, "corn", "corn")
            .mannedPlantations(1, "corn")
            .goods(1, "sugar", 2)
            .building(1, "harbor", 1)
            .doubloons(2, 1);
    assertThat(it.facts("take mayor"))
        .containsExactly(
            Fact.of(FactKind.DOUBLOONS, 2),
            about(0, FactKind.GETS_COLONISTS, 3),
            about(1, FactKind.GETS_COLONISTS, 1),
            about(2, FactKind.GETS_COLONISTS, 1));
    assertThat(it.facts("take craftsman"))
        .containsExactly(
            Fact.about(0, FactKind.GETS_GOODS, "corn", 2),
            about(0, FactKind.EXTRA_GOOD, 1),
            Fact.about(1, FactKind.GETS_GOODS, "corn", 1),
            about(2, FactKind.NOTHING, 0));
    assertThat(it.facts("take trader"))
        .containsExactly(
            about(0, FactKind.NOTHING, 0),
            Fact.about(1, FactKind.CAN_EARN, "sugar", 2),
            about(2, FactKind.NOTHING, 0));
    assertThat(it.facts("take captain"))
        .containsExactly(
            about(0, FactKind.NOTHING, 0),
            Fact.about(1, FactKind.CAN_LOAD, "sugar", 3),
            about(1, FactKind.MOST_POINTS, 3),
            about(2, FactKind.NOTHING, 0));
    assertThat(it.facts("take builder"))
        .contains(
            Fact.about(2, FactKind.CHEAPEST, "small indigo plant", 1),
            Fact.about(0, FactKind.CHEAPEST, "small indigo plant", 0));
  }

  @Test
  void aSaleHasPrivilegeAndMarketsByThemselves() {
    Scenario it =
        Scenario.game("", 3)
            .goods(0, "sugar", 1)
            .goods(0, "corn", 1)
            .tradingHouse("corn")
            .building(0, "small market", 1)
            .choose(0, "take trader");
    assertThat(it.facts("sell sugar"))
        .containsExactly(
            Fact.of(FactKind.PROCEEDS, 4),
            Fact.of(FactKind.BASE, 2),
            Fact.of(FactKind.BONUS, "trader", 1),
            Fact.of(FactKind.BONUS, "small market", 1));
    assertThat(it.whyNot("corn")).startsWith(Fact.of(FactKind.IN_HOUSE));
    assertThat(it.whyNot("coffee")).containsExactly(Fact.of(FactKind.NO_BARREL));
  }

  @Test
  void aLoadSaysBarrelsPointsAndWhatAddsToThem() {
    Scenario it =
        Scenario.game("", 3)
            .goods(0, "sugar", 3)
            .goods(0, "corn", 1)
            .goods(0, "indigo", 1)
            .ship(4, "corn", 4)
            .ship(5, "sugar", 3)
            .building(0, "harbor", 1)
            .building(0, "wharf", 0)
            .choose(0, "take captain");
    assertThat(it.facts("load 2 sugar on ship 5"))
        .containsExactly(
            Fact.of(FactKind.BARRELS, 2),
            Fact.of(FactKind.BRINGS_POINTS, 4),
            Fact.of(FactKind.BONUS, "captain", 1),
            Fact.of(FactKind.BONUS, "harbor", 1),
            Fact.of(FactKind.FILLS_SHIP));
    assertThat(it.whyNot("corn")).containsExactly(Fact.of(FactKind.SHIP_FULL, 4));
    assertThat(it.whyNot("ship 4")).containsExactly(Fact.of(FactKind.SHIP_FULL, 4));
    assertThat(it.whyNot("ship 6")).isEmpty();
    assertThat(it.whyNot("wharf")).containsExactly(Fact.of(FactKind.NO_COLONIST));
  }

  @Test
  void aQuarryNeedsThePrivilegeOrAConstructionHut() {
    Scenario it = Scenario.game("", 3).choose(0, "take settler");
    assertThat(it.whyNot("quarry")).isEmpty();
    it.choose(0, "pass");
    assertThat(it.whyNot("quarry"))
        .containsExactly(
            Fact.of(FactKind.NEEDS_ROLE, "settler", 0),
            Fact.of(FactKind.NEEDS_BUILDING, "construction hut", 0));
  }

  @Test
  void aTakenRoleSaysByWhom() {
    Scenario it = Scenario.game("", 3).governor(1);
    ScenarioKit.idle(it, "trader");
    assertThat(it.whyNot("trader")).containsExactly(about(1, FactKind.TAKEN, 0));
  }

  // ---- random games ---------------------------------------------------------------------------

  static Stream<String> configs() {
    return GameContract.configs(new PuertoRico());
  }

  @ParameterizedTest
  @MethodSource("configs")
  void itemsAddUpToWhatTheEngineChargesAndPays(String config) {
    PuertoRicoGame game = PuertoRico.game(config);
    Options options = new Options();
    int checked = 0;
    for (int seed = 0; seed < 5; seed++) {
      Rng rng = new Rng(seed);
      PuertoRicoState s = game.newGame(rng);
      game.advance(s, options);
      while (!s.isOver()) {
        for (int i = 0; i < options.size(); i++) {
          checked += check(game, s, options.get(i));
        }
        game.apply(s, options.get(rng.below(options.size())));
        game.advance(s, options);
      }
    }
    assertThat(checked).isPositive();
  }

  private static int check(PuertoRicoGame game, PuertoRicoState s, int action) {
    int seat = s.seatToAct();
    List<Fact> facts = game.facts(s, action);
    PuertoRicoState after = game.copy(s);
    game.apply(after, action);
    int doubloons = after.doubloons(seat) - s.doubloons(seat);
    int points = after.chips(seat) - s.chips(seat);
    switch (Action.verb(action)) {
      case Verb.BUILD -> {
        int items = sum(facts, FactKind.PRINTED_COST) - sum(facts, FactKind.REDUCTION);
        // A black market takes other things for what is missing, at most three of them.
        int otherwise = sum(facts, FactKind.PAY_OTHERWISE);
        assertThat(otherwise).isBetween(0, s.rules().paymentRules().mask == 0 ? 0 : 3);
        assertThat(otherwise - doubloons).isEqualTo(Math.max(0, items));
        assertThat(otherwise - doubloons).isEqualTo(sum(facts, FactKind.PRICE));
      }
      case Verb.SELL -> {
        assertThat(doubloons).isEqualTo(sum(facts, FactKind.BASE) + sum(facts, FactKind.BONUS));
        assertThat(doubloons).isEqualTo(sum(facts, FactKind.PROCEEDS));
      }
      case Verb.LOAD, Verb.LOAD_OWN ->
          assertThat(points).isEqualTo(sum(facts, FactKind.BARRELS) + sum(facts, FactKind.BONUS));
      default -> {
        return 0;
      }
    }
    return 1;
  }

  private static int sum(List<Fact> facts, FactKind kind) {
    return facts.stream().filter(fact -> fact.is(kind)).mapToInt(Fact::number).sum();
  }
}
