package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Draft;
import governor.core.Parsed;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Sets of cards and goods picked all at once: what is proposed, what can be changed, what not. */
class DraftsTest {
  private static void refuses(Scenario s, String sentence, Integer... picks) {
    assertThat(s.draft().choices(List.of(picks))).isEqualTo(Parsed.refused(sentence));
  }

  @Nested
  class Paying {
    /** Seat 1 pays five of six cards for a library; it owns a statue. */
    private static Scenario library() {
      Scenario s = game("2e", 2).owns(1, STATUE);
      s.hand(1, LIBRARY, TOWER, QUARRY, QUARRY, STATUE, HERO, COFFEE_ROASTER);
      return s.choose(0, "take builder").choose(1, "build library");
    }

    @Test
    void cardsThatCannotBeBuiltGoFirstAndThenCheapOnes() {
      Scenario s = library();
      assertThat(s.draft().slots().stream().map(Draft.Slot::name))
          .containsExactly("coffee roaster", "tower", "quarry", "statue", "hero");
      assertThat(s.draft().proposal()).containsExactly(1, 1, 2, 1, 0);
      s.chooseAll(s.draft().proposed());
      assertThat(s.handOf(1)).containsExactly(HERO);
    }

    @Test
    void anyOtherCardsWillDo() {
      Scenario s = library();
      s.chooseAll(s.draft().choices(List.of(1, 1, 1, 1, 1)).orThrow());
      assertThat(s.handOf(1)).containsExactly(QUARRY);
    }

    @Test
    void itMustBeExactlyThePrice() {
      refuses(library(), "Pick exactly 5 in all, not 4.", 1, 1, 1, 1, 0);
      refuses(library(), "For quarry it can be from 0 to 2, not 3.", 0, 0, 3, 1, 1);
    }

    @Test
    void whatIsPaidAlreadyIsNotAskedAgain() {
      Scenario s = library().choose(1, "pay coffee roaster");
      assertThat(s.draft().slots().stream().map(Draft.Slot::name))
          .containsExactly("tower", "quarry", "statue", "hero");
      assertThat(s.draft().proposal()).containsExactly(1, 2, 1, 0);
    }

    @Test
    void aBlackMarketTakesTwoGoodsInAll() {
      Scenario s = game("2e", 2).owns(1, BLACK_MARKET, INDIGO_PLANT, SUGAR_MILL, SUGAR_MILL);
      s.goods(1, INDIGO_PLANT, SUGAR_MILL, SUGAR_MILL);
      s.hand(1, LIBRARY, TOWER, QUARRY, STATUE, HERO, COFFEE_ROASTER);
      s.choose(0, "take builder").choose(1, "build library", "pay good on indigo plant");
      assertThat(s.draft().slots()).contains(new Draft.Slot("good on sugar mill", 0, 1));
    }

    @Test
    void theLastCardIsASingleChoice() {
      Scenario s = game("2e", 2).hand(1, WELL, TOWER, QUARRY, HERO);
      s.choose(0, "take builder").choose(1, "build well", "pay tower");
      assertThat(s.hasDraft()).isFalse();
    }

    @Test
    void goodsPayOnlyWhereCardsAreNotEnough() {
      Scenario s = game("2e", 2).owns(1, BLACK_MARKET, INDIGO_PLANT, COFFEE_ROASTER);
      s.goods(1, INDIGO_PLANT, COFFEE_ROASTER).hand(1, TOWER, WELL, SMITHY);
      s.choose(0, "take builder").choose(1, "build tower");
      assertThat(s.draft().slots().stream().map(Draft.Slot::name))
          .containsExactly("good on indigo plant", "good on coffee roaster", "smithy", "well");
      assertThat(s.draft().proposal()).containsExactly(1, 0, 1, 1);
      s.chooseAll(s.draft().choices(List.of(1, 1, 1, 0)).orThrow());
      assertThat(s.handOf(1)).containsExactly(WELL);
    }

    @Test
    void twoGoodsAtMost() {
      Scenario s = game("2e", 2).owns(1, BLACK_MARKET, INDIGO_PLANT, INDIGO_PLANT, SUGAR_MILL);
      s.goods(1, INDIGO_PLANT, INDIGO_PLANT, SUGAR_MILL).hand(1, TOWER, WELL, SMITHY);
      s.choose(0, "take builder").choose(1, "build tower");
      assertThat(s.draft().choices(List.of(2, 1, 0, 0))).isInstanceOf(Parsed.Refused.class);
    }
  }

  @Nested
  class Goods {
    @Test
    void theDearestAreProduced() {
      Scenario s = game("2e", 2).owns(0, INDIGO_PLANT, INDIGO_PLANT, SUGAR_MILL, SILVER_SMELTER);
      s.choose(0, "take producer");
      assertThat(s.draft().proposal()).containsExactly(0, 1, 1);
      s.chooseAll(s.draft().choices(List.of(1, 0, 0)).orThrow());
      assertThat(s.goodsOn(0, INDIGO_PLANT)).isEqualTo(1);
      assertThat(s.asked()).isEqualTo(1);
    }

    @Test
    void noMoreThanThereAreCards() {
      Scenario s = game("2e", 2).owns(0, INDIGO_PLANT, SUGAR_MILL, SILVER_SMELTER);
      s.onlyDeck(TOWER).choose(0, "take producer");
      assertThat(s.hasDraft()).isFalse();
    }

    @Test
    void theDearestAreSold() {
      Scenario s = game("2e", 2).owns(0, INDIGO_PLANT, SUGAR_MILL, SILVER_SMELTER);
      s.goods(0, INDIGO_PLANT, SUGAR_MILL, SILVER_SMELTER).nextTile('D').choose(0, "take trader");
      assertThat(s.draft().proposal()).containsExactly(0, 1, 1);
      refuses(s, "Pick from 0 to 2 in all, not 3.", 1, 1, 1);
      s.chooseAll(s.draft().choices(List.of(0, 0, 0)).orThrow());
      assertThat(s.goodsOn(0, SILVER_SMELTER)).isEqualTo(1);
    }

    @Test
    void oneAtATimeIsNoSet() {
      Scenario s = game("2e sell-one-by-one", 2).owns(0, INDIGO_PLANT, SUGAR_MILL, SILVER_SMELTER);
      s.goods(0, INDIGO_PLANT, SUGAR_MILL, SILVER_SMELTER).choose(0, "take trader");
      assertThat(s.hasDraft()).isFalse();
    }
  }

  @Nested
  class Cards {
    @Test
    void aPrefectureKeepsTheDearestTwoThatCanBeBuilt() {
      Scenario s = game("2e", 2).owns(0, PREFECTURE, LIBRARY).hand(0, QUARRY);
      s.deck(LIBRARY, QUARRY, TOWER, HERO, WELL).choose(0, "take councillor", "draw");
      assertThat(s.draft().slots().stream().map(Draft.Slot::name))
          .containsExactly("well", "tower", "quarry", "library", "hero");
      assertThat(s.draft().proposal()).containsExactly(0, 1, 0, 0, 1);
      refuses(s, "Pick from 1 to 2 in all, not 0.", 0, 0, 0, 0, 0);
      s.chooseAll(s.draft().choices(List.of(1, 0, 0, 0, 0)).orThrow());
      assertThat(s.handOf(0)).containsExactly(WELL, QUARRY);
    }

    @Test
    void oneCardToKeepIsASingleChoice() {
      Scenario s = game("2e", 2).deck(LIBRARY, QUARRY, TOWER, HERO, WELL);
      s.choose(0, "take councillor", "draw");
      assertThat(s.hasDraft()).isFalse();
    }

    @Test
    void anArchiveDiscardsTheLeastUsefulOfTheWholeHand() {
      Scenario s = game("2e", 2).owns(0, ARCHIVE, TOWER).hand(0, WELL);
      s.deck(LIBRARY, QUARRY, TOWER, HERO, SMITHY).choose(0, "take councillor", "draw");
      s.chooseAll(s.draft().proposed());
      assertThat(s.handOf(0)).containsExactly(LIBRARY, HERO);
    }

    @Test
    void theHandLimitTakesTheLeastUseful() {
      Scenario s =
          game("2e", 2).hand(0, HERO, LIBRARY, LIBRARY, TOWER, PALACE, QUARRY, WELL, CRANE, STATUE);
      s.atRoundStart(0);
      assertThat(s.draft().slots().stream().map(Draft.Slot::name))
          .containsExactly(
              "well", "crane", "tower", "quarry", "library", "statue", "hero", "palace");
      assertThat(s.draft().proposal()).containsExactly(1, 0, 0, 0, 1, 0, 0, 0);
    }

    @Test
    void anOfficeBuildingExchangesOnlyWhatCannotBeBuilt() {
      Scenario s = game("2e+new-buildings", 2).owns(0, OFFICE_BUILDING, TOWER);
      s.hand(0, TOWER, HERO, WELL).atRoundStart(0);
      assertThat(s.draft().proposal()).containsExactly(0, 1, 0);
      s.chooseAll(s.draft().proposed());
      assertThat(s.handOf(0)).doesNotContain(TOWER).hasSize(3);
    }

    @Test
    void aBankIsLeftAloneUntilTheEndIsNear() {
      Scenario s = game("2e+new-buildings", 2).owns(0, BANK, TOWER).hand(0, TOWER, HERO);
      s.atRoundStart(0);
      assertThat(s.draft().proposal()).containsExactly(0, 0);
      s.chooseAll(s.draft().choices(List.of(1, 1)).orThrow());
      assertThat(s.pileCards(0)).isEqualTo(2);
    }
  }
}
