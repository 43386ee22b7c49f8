package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What the log says: who gave a card, who passed, what nobody could do. */
class LogTest {
  @Test
  void aBuildingThatGivesACardIsNamed() {
    Scenario s = game("2e", 2).owns(0, CARPENTER).hand(0, SMITHY).deck(WELL);
    s.choose(0, "take builder", "build smithy");
    assertThat(s.log())
        .containsSubsequence("Anna builds smithy.", "Anna uses the carpenter.", "Anna draws well.");
  }

  @Test
  void soIsOneThatTurnsOrExchangesCards() {
    Scenario mine = game("2e", 2).owns(0, GOLD_MINE).choose(0, "take prospector", "pass");
    mine.choose(0, "use gold mine");
    assertThat(mine.log()).containsSubsequence("Anna draws no card.", "Anna uses the gold mine.");
    Scenario office = game("2e+new-buildings", 2).owns(0, OFFICE_BUILDING).hand(0, WELL, CRANE);
    office.atRoundStart(0).choose(0, "discard well", "done");
    assertThat(office.log())
        .containsSubsequence("Anna uses the office building.", "Anna discards well.");
  }

  @Test
  void whoPassesIsNamed() {
    Scenario s = game("2e", 2).hand(0, SMITHY).owns(0, INDIGO_PLANT).choose(0, "take builder");
    s.choose(0, "pass");
    assertThat(s.log()).contains("Anna builds nothing.", "Ben builds nothing.");
    s.choose(1, "take producer").choose(0, "done");
    assertThat(s.log()).contains("Anna produces nothing.");
  }

  @Test
  void whatNobodyCanDoIsSaidOnce() {
    Scenario s = game("2e", 2).choose(0, "take producer").choose(1, "take trader");
    assertThat(s.log())
        .containsOnlyOnce("Nobody can produce.")
        .containsOnlyOnce("Nobody has a good to sell.");
  }

  /** Whether a seat could have built tells of its hand. */
  @Test
  void aPassDoesNotTellWhetherTheSeatCould() {
    Scenario could = game("2e", 2).hand(0, SMITHY).choose(0, "take builder", "pass");
    Scenario couldNot = game("2e", 2).hand(0, HERO).choose(0, "take builder");
    assertThat(could.log()).isEqualTo(couldNot.log());
  }

  @Test
  void aLibraryIsNamedWhereItHadAnEffect() {
    Scenario idle = game("2e", 2).owns(0, LIBRARY).hand(0, SMITHY);
    idle.choose(0, "take builder with library", "build smithy");
    assertThat(idle.log()).doesNotContain("Anna uses the library.");
    Scenario used = game("2e", 2).owns(0, LIBRARY).hand(0, WELL);
    used.choose(0, "take builder with library", "build well");
    assertThat(used.log()).containsOnlyOnce("Anna uses the library.");
  }
}
