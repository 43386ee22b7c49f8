package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.and;
import static governor.sanjuan.ScenarioKit.cash;
import static governor.sanjuan.ScenarioKit.copies;
import static governor.sanjuan.ScenarioKit.idle;
import static governor.sanjuan.ScenarioKit.times;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Rulings: buildings of the round start. */
class RulingsRoundStartTest {

  private static final String NEW = "2e+new-buildings";

  /** Three seats with 7, 8 and 11 cards, the last one owner of a tower. */
  private static Scenario fullHands(String config) {
    Scenario s = game(config, 3).owns(2, TOWER);
    s.hand(0, copies(7, SILVER_SMELTER)).hand(1, copies(8, COFFEE_ROASTER));
    return s.hand(2, copies(11, INDIGO_PLANT));
  }

  private static void handSizes(Scenario s, int... sizes) {
    s.atRoundStart(0);
    s.offersAmongOthers(0, "take builder");
    for (int seat = 0; seat < sizes.length; seat++) {
      assertThat(s.handSize(seat)).as("hand of seat %d", seat).isEqualTo(sizes[seat]);
    }
  }

  @Test
  void q46_withoutAGuardRoomTheLimitIsSeven() {
    handSizes(fullHands(NEW), 7, 7, 11);
  }

  @Test
  void q46_aGuardRoomLowersTheLimitOfTheOthersToSix() {
    handSizes(fullHands(NEW).owns(1, GUARD_ROOM), 6, 7, 11);
  }

  @Test
  void q46_aCoveredGuardRoomHasNoEffect() {
    handSizes(fullHands(NEW).ownsStack(1, STATUE, GUARD_ROOM), 7, 7, 11);
  }

  @Test
  void q46_severalOwnersKeepSeven() {
    handSizes(fullHands(NEW).owns(0, GUARD_ROOM).owns(1, GUARD_ROOM), 7, 7, 11);
  }

  @Test
  void q46_guardRoomAlwaysLowersTheLimitOfEverybodyWithoutOne() {
    handSizes(fullHands(NEW + " guard-room-always"), 6, 6, 11);
    handSizes(fullHands(NEW + " guard-room-always").owns(1, GUARD_ROOM), 6, 7, 11);
  }

  @Test
  void q46_guardRoomAlwaysMeansNothingWithoutTheExpansion() {
    Scenario s = game("2e guard-room-always", 2).hand(0, copies(8, SILVER_SMELTER));
    handSizes(s, 7);
  }

  @Test
  void q47_aTowerAlwaysKeepsTwelve() {
    for (Card other : new Card[] {WELL, GUARD_ROOM}) {
      Scenario s = game(NEW, 2).owns(0, TOWER).owns(1, other);
      s.hand(0, and(3, SUGAR_MILL, copies(11, INDIGO_PLANT))).atRoundStart(0);
      s.choose(0, "discard indigo plant", "discard sugar mill");
      s.offersAmongOthers(0, "take builder");
      assertThat(s.handSize(0)).isEqualTo(12);
    }
  }

  @Test
  void q48_theBankWorksOnceInTheGame() {
    Scenario s = game(NEW, 2).owns(0, BANK).hand(0, cash(4)).atRoundStart(0);
    s.choose(0, times(2, "put silver smelter under bank")).choose(0, "done");
    assertThat(s.pileCards(0)).isEqualTo(2);
    idle(s, 0, "builder");
    idle(s, 1, "trader");
    s.choose(0, "take producer");
    // The next round starts without a question about the bank.
    s.offersAmongOthers(1, "take builder");
    assertThat(s.handSize(0)).isEqualTo(2);
  }

  @Test
  void q48_puttingNothingDoesNotUseTheBankUp() {
    Scenario s = game(NEW, 2).owns(0, BANK).hand(0, cash(3)).atRoundStart(0);
    s.choose(0, "done");
    idle(s, 0, "builder");
    idle(s, 1, "trader");
    s.choose(0, "take producer");
    s.offersExactly(0, "put silver smelter under bank", "done");
  }

  @Test
  void q48_aRebuiltBankStaysUsed() {
    Scenario s = game(NEW, 2).ownsStack(0, PALACE, BANK).bankUsed(0).hand(0, cash(4, BANK));
    s.choose(0, "take builder", "build bank");
    idle(s, 1, "trader");
    s.choose(0, "take producer");
    s.offersAmongOthers(1, "take builder");
    assertThat(s.handSize(0)).isEqualTo(2);
  }

  @Test
  void q48_theBankIsUsedPerPlayer() {
    Scenario s = game(NEW, 2).owns(0, BANK).owns(1, BANK).bankUsed(0);
    s.hand(0, cash(2)).hand(1, cash(2)).atRoundStart(0);
    s.offersExactly(1, "put silver smelter under bank", "done");
  }

  @Test
  void q49_chapelAndBankBothWorkInOneRoundStart() {
    Scenario s = game(NEW, 2).owns(0, CHAPEL, BANK).hand(0, cash(5)).atRoundStart(0);
    s.offersExactly(0, "put silver smelter under chapel", "pass");
    s.choose(0, "put silver smelter under chapel");
    s.offersExactly(0, "put silver smelter under bank", "done");
    s.choose(0, times(3, "put silver smelter under bank")).choose(0, "done");
    assertThat(s.pileCards(0)).isEqualTo(4);
    assertThat(s.handSize(0)).isEqualTo(1);
  }

  @Test
  void q50_theOfficeBuildingTakesOneOrTwoCardsActuallyHeld() {
    Scenario two = game(NEW, 2).owns(0, OFFICE_BUILDING).hand(0, WELL, CRANE, TOWER);
    two.deck(CHAPEL, AQUEDUCT).atRoundStart(0);
    two.offersExactly(0, "discard well", "discard crane", "discard tower", "done");
    two.choose(0, "discard well", "discard crane");
    assertThat(two.handOf(0)).containsExactly(CHAPEL, TOWER, AQUEDUCT);
    assertThat(two.discardPileSize()).isEqualTo(2);

    Scenario one = game(NEW, 2).owns(0, OFFICE_BUILDING).hand(0, WELL);
    one.deck(CHAPEL, AQUEDUCT).atRoundStart(0);
    one.offersExactly(0, "discard well", "done");
    one.choose(0, "discard well");
    assertThat(one.handOf(0)).containsExactly(CHAPEL);

    Scenario none = game(NEW, 2).owns(0, OFFICE_BUILDING).atRoundStart(0);
    none.offersAmongOthers(0, "take builder");
    assertThat(none.handOf(0)).isEmpty();
  }

  @Test
  void q50_drawnCardsMayGoUnderChapelAndBank() {
    Scenario s = game(NEW, 2).owns(0, OFFICE_BUILDING, CHAPEL, BANK).hand(0, WELL, CRANE);
    s.deck(TOWER, AQUEDUCT).atRoundStart(0);
    s.choose(0, "discard well", "discard crane");
    s.offersExactly(0, "put tower under chapel", "put aqueduct under chapel", "pass");
    s.choose(0, "put tower under chapel");
    s.offersExactly(0, "put aqueduct under bank", "done");
  }

  @Test
  void q50_everyStepGoesInTurnOrderFromTheNewGovernor() {
    Scenario s = game(NEW, 3).owns(0, OFFICE_BUILDING, CHAPEL).owns(2, OFFICE_BUILDING, CHAPEL);
    s.owns(1, CHAPEL).hand(0, WELL).hand(1, CRANE).hand(2, TOWER);
    s.deck(STATUE, HERO).atRoundStart(1);
    s.choose(2, "discard tower").choose(0, "discard well");
    s.offersExactly(1, "put crane under chapel", "pass");
    s.choose(1, "pass");
    s.offersExactly(2, "put statue under chapel", "pass");
    s.choose(2, "pass");
    s.offersExactly(0, "put hero under chapel", "pass");
    s.choose(0, "put hero under chapel");
    s.offersAmongOthers(1, "take builder");
    assertThat(s.governorNow()).isEqualTo(1);
  }
}
