package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.Events.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings on events that run and on like plants on different stacks. */
class RulingsStacksTest {
  private static final String EVENTS = "2e+events";
  private static final String ALL = "2e+new-buildings+events";

  @Test
  void q97_anEventDoesNotTurnUpByItsOwnEffect() {
    Scenario s = game(EVENTS, 2).openEvents(DEBT_RELIEF).onlyDeck(WELL, CRANE, TOWER, CHAPEL);
    s.choose(0, "trigger debt relief");
    assertThat(s.handSize(0)).isEqualTo(3);
    assertThat(s.handSize(1)).isEqualTo(1);
    assertThat(s.openEventsNow()).isEmpty();
    assertThat(s.discardPileSize()).isEqualTo(1);
  }

  @Test
  void q81_anEventIsDiscardedAfterItsEffectAndMayReturn() {
    Scenario s = game(EVENTS, 2).openEvents(GENERAL_AMNESTY).hand(0, WELL).onlyDeck(CRANE);
    s.choose(0, "trigger general amnesty", "discard well");
    assertThat(s.handOf(0)).containsExactly(CRANE);
    s.choose(1, "take prospector").choose(1, "draw");
    assertThat(s.handOf(1)).containsExactly(WELL);
    assertThat(s.openEventsNow()).isSubsetOf(GENERAL_AMNESTY);
    assertThat(s.openEventsNow().size() + s.drawPileSize()).isEqualTo(1);
  }

  @Test
  void q97_aVisitIsDiscardedAfterThePhaseItBegan() {
    Scenario s = game(EVENTS, 2).openEvents(GOVERNOR_VISIT).deck(WELL, CRANE);
    s.choose(0, "take prospector", "pass").choose(1, "trigger governor visit prospector");
    assertThat(s.discardPileSize()).isZero();
    s.choose(1, "draw");
    assertThat(s.discardPileSize()).isEqualTo(1);
  }

  @Test
  void q98_anEarthquakeTellsStacksApart() {
    Scenario s = game(EVENTS, 2).openEvents(EARTHQUAKE).ownsStack(0, INDIGO_PLANT, PALACE);
    s.owns(0, INDIGO_PLANT, INDIGO_PLANT).choose(0, "trigger earthquake");
    s.offersExactly(0, "demolish indigo plant", "demolish indigo plant on palace");
    s.choose(0, "demolish indigo plant");
    assertThat(s.coveredBy(0, INDIGO_PLANT)).containsExactly(PALACE);
    assertThat(s.buildings(0)).containsExactly(INDIGO_PLANT, INDIGO_PLANT);
  }

  @Test
  void q98_theOtherOneFallsWithItsStack() {
    Scenario s = game(EVENTS, 2).openEvents(EARTHQUAKE).owns(0, INDIGO_PLANT);
    s.ownsStack(0, INDIGO_PLANT, PALACE).choose(0, "trigger earthquake");
    s.choose(0, "demolish indigo plant on palace");
    assertThat(s.coveredBy(0, INDIGO_PLANT)).isEmpty();
    assertThat(s.buildings(0)).containsExactly(INDIGO_PLANT);
    assertThat(s.discardPileSize()).isEqualTo(3);
  }

  @Test
  void q98_goodsAndPilesTellApartToo() {
    Scenario s = game(EVENTS, 2).openEvents(EARTHQUAKE).owns(0, CHAPEL).pile(0, CHAPEL, 2);
    s.coversWith(0, INDIGO_PLANT, CHAPEL).owns(0, INDIGO_PLANT).goods(0, INDIGO_PLANT);
    s.choose(0, "trigger earthquake");
    s.offersExactly(
        0, "demolish indigo plant with good and 2 cards on chapel", "demolish indigo plant");
  }

  @Test
  void q98_theCraneTellsStacksApartWhereEventsPlay() {
    Scenario s = game(EVENTS, 2).owns(0, CRANE).ownsStack(0, INDIGO_PLANT, PALACE);
    s.owns(0, INDIGO_PLANT).hand(0, SUGAR_MILL).choose(0, "take builder", "build sugar mill");
    s.offersExactly(0, "over indigo plant", "over indigo plant on palace");
    s.choose(0, "over indigo plant on palace");
    assertThat(s.coveredBy(0, SUGAR_MILL)).containsExactly(PALACE, INDIGO_PLANT);
  }

  @Test
  void q98_withoutEventsNothingCanComeOfIt() {
    Scenario s = game("2e", 2).owns(0, CRANE).ownsStack(0, INDIGO_PLANT, PALACE);
    s.owns(0, INDIGO_PLANT).hand(0, SUGAR_MILL).choose(0, "take builder", "build sugar mill");
    s.offersExactly(0, "over indigo plant");
  }

  @Test
  void q98_whatComesBackDependsOnTheStack() {
    Scenario s = game(ALL + " earthquake-top-only", 2).openEvents(EARTHQUAKE);
    s.ownsStack(0, INDIGO_PLANT, CATHEDRAL).ownsStack(0, INDIGO_PLANT, STATUE);
    s.choose(0, "trigger earthquake");
    s.offersExactly(0, "demolish indigo plant on cathedral", "demolish indigo plant on statue");
    s.choose(0, "demolish indigo plant on statue");
    assertThat(s.buildings(0)).containsExactlyInAnyOrder(INDIGO_PLANT, STATUE);
  }

  @Test
  void q89_topOnlyTakesACoveredDuplicateWithItsPile() {
    Scenario s = game(ALL + " earthquake-top-only", 2).openEvents(EARTHQUAKE, GOVERNOR_VISIT);
    s.owns(0, CRANE).ownsStack(0, CHAPEL, WELL).pile(0, CHAPEL, 2);
    s.hand(0, cash(3, STATUE, CHAPEL));
    s.choose(0, "take builder", "build statue", "over chapel with 2 cards on well");
    s.choose(1, "trigger governor visit builder").choose(0, "build chapel", "beside");
    s.choose(0, "trigger earthquake", "demolish statue with 2 cards on chapel and well");
    assertThat(s.buildings(0)).containsExactly(WELL, CRANE, CHAPEL);
    assertThat(s.pileCards(0)).isZero();
    // What the chapel cost, both events, statue, the covered chapel and its two cards.
    assertThat(s.discardPileSize()).isEqualTo(3 + 2 + 1 + 1 + 2);
  }

  @Test
  void q98_whatCanBeDemolishedIsListedByTheOrderOfBuilding() {
    Scenario s = game(EVENTS, 2).openEvents(EARTHQUAKE).owns(0, WELL, INDIGO_PLANT, SMITHY);
    s.choose(0, "trigger earthquake");
    assertThat(s.offers())
        .containsExactly("demolish well", "demolish indigo plant", "demolish smithy");
  }

  @Test
  void q98_likeStacksAreOneChoice() {
    Scenario s = game(EVENTS, 2).openEvents(EARTHQUAKE).ownsStack(0, INDIGO_PLANT, TOWER);
    s.ownsStack(0, INDIGO_PLANT, TOWER).choose(0, "trigger earthquake");
    s.offersExactly(0, "demolish indigo plant on tower");
    assertThat(s.buildings(0)).containsExactly(INDIGO_PLANT);
  }
}
