package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.ScenarioKit.idle;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings: deck and hidden information. */
class RulingsDeckTest {

  @Test
  void q1_theDiscardPileIsReshuffledInMidDraw() {
    Scenario s = game("2e", 2).hand(0, cash(4, LIBRARY)).onlyDeck(WELL, CRANE);
    s.choose(0, "take builder", "build library");
    assertThat(s.discardPileSize()).isEqualTo(4);
    s.choose(1, "take councillor", "draw");
    // Two cards of the pile and three of the four that paid for the library.
    s.offersExactly(1, "keep silver smelter", "keep well", "keep crane");
    assertThat(s.drawPileSize()).isEqualTo(1);
    assertThat(s.discardPileSize()).isZero();
  }

  @Test
  void q2_theDiscardPileIsReshuffledOnlyWhenTheNextCardIsNeeded() {
    Scenario s = game("2e", 2).owns(0, CARPENTER).hand(0, cash(4, LIBRARY)).onlyDeck(WELL);
    s.choose(0, "take builder", "build library");
    assertThat(s.handOf(0)).containsExactly(WELL);
    assertThat(s.drawPileSize()).isZero();
    assertThat(s.discardPileSize()).isEqualTo(4);
    s.choose(1, "take prospector", "draw");
    assertThat(s.handOf(1)).containsExactly(SILVER_SMELTER);
    assertThat(s.drawPileSize()).isEqualTo(3);
    assertThat(s.discardPileSize()).isZero();
  }

  @Test
  void q3_turnOrderDecidesWhoGetsTheLastCards() {
    Scenario s = game("2e", 3).onlyDeck(WELL, CRANE, TOWER);
    s.choose(0, "take councillor", "draw");
    s.offersExactly(0, "keep well", "keep crane", "keep tower");
    s.choose(0, "keep well").choose(1, "draw");
    s.offersExactly(1, "keep crane", "keep tower");
    s.choose(1, "keep crane").choose(2, "draw");
    assertThat(s.handOf(2)).containsExactly(TOWER);
    assertThat(s.drawPileSize() + s.discardPileSize()).isZero();
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void q3_aDrawFromNothingIsForfeited() {
    Scenario s =
        game("2e", 2).owns(0, WELL, INDIGO_PLANT, INDIGO_PLANT).onlyDeck(CRANE, TOWER, CHAPEL);
    s.choose(0, "take producer", "produce on indigo plant", "produce on indigo plant");
    assertThat(s.handOf(0)).containsExactly(CHAPEL);

    Scenario dry = game("2e", 2).owns(0, WELL, INDIGO_PLANT, INDIGO_PLANT).onlyDeck(CRANE, TOWER);
    dry.choose(0, "take producer", "produce on indigo plant", "produce on indigo plant");
    assertThat(dry.handOf(0)).isEmpty();
    assertThat(dry.goodsOn(0, INDIGO_PLANT)).isEqualTo(2);
    assertThat(dry.asked()).isEqualTo(1);
  }

  @Test
  void q4_goldMineNeedsFourCards() {
    Scenario s = game("2e", 2).owns(0, GOLD_MINE).onlyDeck(QUARRY, SMITHY, LIBRARY);
    s.choose(0, "take prospector", "pass");
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.drawPileSize()).isEqualTo(3);
    assertThat(s.discardPileSize()).isZero();
  }

  @Test
  void q4_fourCardsAreEnoughForTheGoldMine() {
    Scenario s = game("2e", 2).owns(0, GOLD_MINE).onlyDeck(QUARRY, SMITHY, LIBRARY, TOWER);
    s.choose(0, "take prospector", "pass", "use gold mine");
    assertThat(s.handOf(0)).containsExactly(SMITHY);
    assertThat(s.drawPileSize()).isZero();
    assertThat(s.discardPileSize()).isEqualTo(3);
  }

  @Test
  void q4_goldMineCountsTheCardsLeftAfterThePrivilege() {
    Scenario s = game("2e", 2).owns(0, GOLD_MINE).onlyDeck(WELL, QUARRY, SMITHY, LIBRARY);
    s.choose(0, "take prospector", "draw");
    assertThat(s.asked()).isEqualTo(1);
    assertThat(s.handOf(0)).containsExactly(WELL);
  }

  @Test
  void q4_goldMineCanUseTheDiscardPile() {
    Scenario s =
        game("2e", 2).hand(0, cash(4, LIBRARY)).owns(1, GOLD_MINE).onlyDeck(QUARRY, SMITHY);
    s.choose(0, "take builder", "build library");
    s.choose(1, "take prospector", "pass");
    s.offersExactly(1, "use gold mine", "pass");
  }

  @Test
  void q5_paymentsCanBeDrawnByTheCarpenter() {
    Scenario s = game("2e", 2).owns(0, CARPENTER).hand(0, cash(4, LIBRARY)).onlyDeck();
    s.choose(0, "take builder", "build library");
    assertThat(s.handOf(0)).containsExactly(SILVER_SMELTER);
    assertThat(s.drawPileSize()).isEqualTo(3);
  }

  @Test
  void q5_paymentsCanBeDrawnByThePoorHouse() {
    Scenario s = game("2e", 2).owns(0, POOR_HOUSE).hand(0, cash(4, LIBRARY)).onlyDeck();
    s.choose(0, "take builder", "build library");
    assertThat(s.handOf(0)).containsExactly(SILVER_SMELTER);
  }

  @Test
  void q5_soldGoodsCanBeDrawnByTheSale() {
    Scenario s =
        game("2e", 2).owns(0, SILVER_SMELTER).goods(0, SILVER_SMELTER).onlyDeck().nextTile('C');
    s.choose(0, "take trader", "sell from silver smelter");
    assertThat(s.handSize(0)).isEqualTo(1);
    assertThat(s.drawPileSize() + s.discardPileSize()).isZero();
  }

  @Test
  void q5_officeBuildingDiscardsBeforeItDraws() {
    Scenario s = game("2e+new-buildings", 2).owns(0, OFFICE_BUILDING).hand(0, WELL);
    s.onlyDeck().atRoundStart(0);
    s.choose(0, "discard well");
    assertThat(s.asked()).isZero();
    assertThat(s.handOf(0)).containsExactly(WELL);
  }

  @Test
  void q6_goodsOfOneKindCannotBeToldApart() {
    Scenario s = game("2e", 2).owns(0, INDIGO_PLANT, INDIGO_PLANT).deck(CRANE, TOWER);
    s.choose(0, "take producer", "produce on indigo plant", "produce on indigo plant");
    s.choose(1, "take trader");
    s.offersExactly(0, "sell from indigo plant", "done");
  }

  @Test
  void q6_theOwnerDoesNotSeeTheGoodThatHeSells() {
    Scenario s = game("2e", 2).owns(0, INDIGO_PLANT).deck(CRANE, TOWER);
    s.choose(0, "take producer", "produce on indigo plant");
    s.choose(1, "take trader");
    s.choose(0, "sell from indigo plant");
    // The good itself went to the discard pile; the price came from the draw pile.
    assertThat(s.handOf(0)).containsExactly(TOWER);
    assertThat(s.discardPileSize()).isEqualTo(1);
  }

  @Test
  void q7_refusedCardsGoToTheDiscardPile() {
    Scenario s = game("2e", 2);
    s.deck(INDIGO_PLANT, SUGAR_MILL, TOBACCO_STORAGE, COFFEE_ROASTER, WELL);
    s.choose(0, "take councillor", "draw", "keep well");
    assertThat(s.discardPileSize()).isEqualTo(4);
    assertThat(s.drawPileSize()).isEqualTo(105);
    s.offersExactly(1, "draw", "pass");
  }

  @Test
  void q8_pilesScoreTheSameWhetherOpenOrSecret() {
    for (String config : new String[] {"2e", "2e open-piles"}) {
      Scenario s = game(config, 2).owns(0, CHAPEL).pile(0, CHAPEL, 2).hand(0, WELL);
      s.atRoundStart(0);
      s.offersExactly(0, "put well under chapel", "pass");
      s.choose(0, "put well under chapel");
      assertThat(s.points(0, "piles")).as(config).isEqualTo(3);
    }
  }

  @Test
  void q9_everyPhaseGoesInTurnOrderFromTheRolePlayer() {
    Scenario s = game("2e", 3).governor(1);
    s.owns(0, INDIGO_PLANT).owns(1, INDIGO_PLANT).owns(2, INDIGO_PLANT);
    s.choose(1, "take producer", "produce on indigo plant");
    s.choose(2, "produce on indigo plant");
    s.choose(0, "produce on indigo plant");
    s.choose(2, "take trader", "sell from indigo plant");
    s.choose(0, "sell from indigo plant");
    s.choose(1, "sell from indigo plant");
    s.choose(0, "take councillor", "pass");
    s.choose(1, "pass").choose(2, "pass");
    s.offersAmongOthers(2, "take builder");
  }

  @Test
  void q10_theFirstRoundStartsWithARole() {
    for (int players = 2; players <= 4; players++) {
      FreshGame g = FreshGame.fresh("2e+new-buildings", "", players, players);
      assertThat(g.asksForARole()).isTrue();
      assertThat(g.asked()).isEqualTo(g.governor());
      assertThat(g.round()).isEqualTo(1);
      assertThat(g.drawPileSize()).isEqualTo(143 - 5 * players);
      assertThat(g.discardPileSize()).isZero();
      for (int seat = 0; seat < players; seat++) {
        assertThat(g.handSize(seat)).isEqualTo(4);
        assertThat(g.buildings(seat, INDIGO_PLANT)).isEqualTo(1);
      }
    }
  }

  @Test
  void q11_setupVariationDiscardsBeforeTheFirstRole() {
    assertThat(FreshGame.discardedBySetupVariation("2e", 2)).isEqualTo(1 + 2);
    assertThat(FreshGame.discardedBySetupVariation("2e", 3)).isEqualTo(1 + 2 + 3);
    assertThat(FreshGame.discardedBySetupVariation("2e", 4)).isEqualTo(1 + 2 + 3 + 4);
  }

  @Test
  void q11_withoutTheVariationNothingIsDiscarded() {
    FreshGame g = FreshGame.fresh("2e", "", 4, 7);
    assertThat(g.asksForARole()).isTrue();
    assertThat(g.discardPileSize()).isZero();
  }

  @Test
  void q12_idlePlayersNeverEndTheGame() {
    Scenario s = game("2e", 2);
    int first = s.round();
    for (int round = 0; round < 20; round++) {
      int governor = round % 2;
      idle(s, governor, "builder");
      idle(s, 1 - governor, "producer");
      idle(s, governor, "trader");
    }
    assertThat(s.isOver()).isFalse();
    assertThat(s.round()).isEqualTo(first + 20);
    assertThat(s.governorNow()).isZero();
  }
}
