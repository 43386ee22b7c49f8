package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.Events.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Q-4 where an event is among the last cards: the mine is used, but three cards are too few. */
class RulingsGoldMineTest {
  @Test
  void q4_withAnEventAmongTheLastFourCardsNothingIsKept() {
    Scenario s = game("2e+events", 2).owns(0, GOLD_MINE).onlyDeck(TAXES, WELL, SMITHY, TOWER);
    s.choose(0, "take prospector", "pass");
    s.offersExactly(0, "use gold mine", "pass");
    s.choose(0, "use gold mine");
    assertThat(s.handOf(0)).isEmpty();
    assertThat(s.openEventsNow()).containsExactly(TAXES);
    assertThat(s.discardPileSize()).isEqualTo(3);
  }
}
