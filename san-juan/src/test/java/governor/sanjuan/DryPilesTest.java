package governor.sanjuan;

import static governor.sanjuan.Scenario.game;
import static governor.sanjuan.ScenarioKit.copies;
import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.Events.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Empty deck, empty discard pile, empty hands: nothing is drawn and nothing goes wrong. */
class DryPilesTest {

  /** The roles by their names in this edition. */
  private static List<String> roles(String edition) {
    return Arrays.stream(Role.values()).map(SanJuan.edition(edition)::name).toList();
  }

  private static final String[] EDITIONS = {
    "1e", "1e+treasure-chest", "2e", "2e+new-buildings", "yaro", "yaro+new-buildings"
  };

  private static final Card[] BASE = {
    INDIGO_PLANT,
    SILVER_SMELTER,
    GOLD_MINE,
    ARCHIVE,
    POOR_HOUSE,
    BLACK_MARKET,
    TRADING_POST,
    WELL,
    MARKET_STAND,
    CHAPEL
  };

  private static final Card[] EXPANSION = {
    OFFICE_BUILDING,
    TAVERN,
    CUSTOMS_OFFICE,
    BANK,
    HARBOR,
    GOLDSMITH,
    GOLD_MINE,
    WELL,
    MARKET_HALL,
    INDIGO_PLANT,
    SILVER_SMELTER
  };

  /** Answers with the first or the last offer until a role is to be chosen again. */
  private static void answer(Scenario s, boolean first) {
    int limit = 1000;
    while (!s.isOver() && s.offers().stream().noneMatch(w -> w.startsWith("take "))) {
      List<String> offers = s.offers();
      s.choose(s.asked(), offers.get(first ? 0 : offers.size() - 1));
      assertThat(limit--).as("endless questions").isPositive();
    }
  }

  private static int everywhere(Scenario s, int players) {
    int cards = s.drawPileSize() + s.discardPileSize() + s.openEventsNow().size();
    for (int seat = 0; seat < players; seat++) {
      cards += s.handSize(seat) + s.pileCards(seat);
      for (Card building : s.buildings(seat)) {
        cards += building == CATHEDRAL ? 0 : 1;
      }
      RuleSet rules = s.rules().rules();
      for (int place = 0; place < rules.goodsPlaces(); place++) {
        cards += s.goodsOn(seat, rules.card(rules.goodsCard(place)));
      }
    }
    return cards;
  }

  @Test
  void q3_everyRoleOfEveryEditionRunsDry() {
    for (String edition : EDITIONS) {
      for (String role : roles(edition)) {
        for (boolean first : new boolean[] {true, false}) {
          Scenario s = game(edition, 3).owns(0, BASE).onlyDeck();
          s.choose(0, "take " + role);
          answer(s, first);
          assertThat(everywhere(s, 3)).as("%s %s", edition, role).isEqualTo(BASE.length);
          assertThat(s.asked()).isEqualTo(1);
        }
      }
    }
  }

  @Test
  void everyRoleRunsDryForTheExpansion() {
    for (String edition : new String[] {"1e+treasure-chest", "2e+new-buildings"}) {
      for (String role : roles(edition)) {
        for (boolean first : new boolean[] {true, false}) {
          Scenario s = game(edition, 2).owns(1, EXPANSION);
          s.goods(1, INDIGO_PLANT, CUSTOMS_OFFICE).onlyDeck();
          s.choose(0, "take " + role);
          answer(s, first);
          assertThat(everywhere(s, 2)).as(role).isEqualTo(EXPANSION.length + 2);
        }
      }
    }
  }

  @Test
  void q3_everyEventRunsDry() {
    Card[] events = {EARTHQUAKE, DEBT_RELIEF, TAXES, GENERAL_AMNESTY, FREE_BUILD};
    String[] names = {"earthquake", "debt relief", "taxes", "general amnesty", "free build"};
    for (int i = 0; i < events.length; i++) {
      for (boolean first : new boolean[] {true, false}) {
        Scenario s = game("2e+new-buildings+events", 3).openEvents(events[i]).onlyDeck();
        s.choose(0, "trigger " + names[i]);
        answer(s, first);
        assertThat(s.asked()).as(names[i]).isEqualTo(1);
        assertThat(everywhere(s, 3)).as(names[i]).isEqualTo(1);
      }
    }
  }

  @Test
  void everyRoleRunsDryInAGovernorVisit() {
    for (String role : roles("2e+events")) {
      Scenario s = game("2e+events", 2).openEvents(GOVERNOR_VISIT).owns(0, BASE).onlyDeck();
      s.choose(0, "take " + role);
      answer(s, true);
      s.choose(1, "trigger governor visit " + role);
      answer(s, true);
      assertThat(everywhere(s, 2)).as(role).isEqualTo(BASE.length + 1);
      assertThat(s.asked()).isZero();
    }
  }

  @Test
  void theRoundStartRunsDry() {
    for (boolean first : new boolean[] {true, false}) {
      Scenario s = game("2e+new-buildings", 2).owns(0, OFFICE_BUILDING, CHAPEL, BANK).onlyDeck();
      s.atRoundStart(0).offersAmongOthers(0, "take builder");

      Scenario cards = game("2e+new-buildings", 2).owns(0, OFFICE_BUILDING, CHAPEL, BANK);
      cards.hand(0, WELL, CRANE).onlyDeck().atRoundStart(0);
      answer(cards, first);
      assertThat(cards.handSize(0) + cards.pileCards(0)).isEqualTo(2);
    }
  }

  @Test
  void productionStopsWhenThereIsNoCardLeft() {
    Scenario s = game("2e", 2).owns(0, copies(2, INDIGO_PLANT)).owns(1, INDIGO_PLANT);
    s.onlyDeck(WELL);
    s.choose(0, "take producer");
    answer(s, true);
    assertThat(s.goodsOn(0, INDIGO_PLANT) + s.goodsOn(1, INDIGO_PLANT)).isEqualTo(1);
    assertThat(s.goodsOn(0, INDIGO_PLANT)).isEqualTo(1);
  }

  @Test
  void theLibraryDrawsWhatIsThere() {
    Scenario s = game("2e", 2).owns(0, LIBRARY).onlyDeck(WELL);
    s.choose(0, "take prospector with library", "draw");
    assertThat(s.handOf(0)).containsExactly(WELL);

    Scenario t = game("2e", 2).owns(0, LIBRARY, PREFECTURE).onlyDeck(WELL);
    t.choose(0, "take councillor with library", "draw");
    assertThat(t.handOf(0)).containsExactly(WELL);
    assertThat(t.asked()).isEqualTo(1);
  }

  @Test
  void theArchiveNeverDiscardsMoreThanItMust() {
    // Three cards are drawn instead of five and one of them is to be kept: two go.
    Scenario s = game("2e", 2).owns(0, ARCHIVE).hand(0, PALACE).onlyDeck(WELL, CRANE, TOWER);
    s.choose(0, "take councillor", "draw", "discard well", "discard crane");
    assertThat(s.handOf(0)).containsExactly(TOWER, PALACE);
  }

  /** A prefecture lets its owner keep two; whoever drew one card only has nothing to waive. */
  @Test
  void theLastCardIsKeptWithArchiveAndPrefecture() {
    Scenario s = game("2e", 2).owns(0, ARCHIVE, PREFECTURE).hand(0, PALACE).onlyDeck(WELL);
    s.choose(0, "take councillor", "draw");
    assertThat(s.handOf(0)).containsExactly(WELL, PALACE);
    assertThat(s.asked()).isEqualTo(1);
  }

  @Test
  void theGoldsmithWithoutACardDoesNothing() {
    Scenario s = game("2e+new-buildings", 2).owns(0, GOLDSMITH).onlyDeck();
    s.choose(0, "take prospector");
    assertThat(s.asked()).as("who is asked when there is no card to turn").isEqualTo(1);
    assertThat(s.handSize(0)).isZero();
  }

  @Test
  void theCustomsOfficeStaysEmptyWithoutACard() {
    Scenario s = game("2e+new-buildings", 2).owns(0, CUSTOMS_OFFICE).onlyDeck();
    s.choose(0, "take councillor");
    answer(s, true);
    assertThat(s.goodsOn(0, CUSTOMS_OFFICE)).isZero();
  }

  @Test
  void anEventThatIsTheOnlyCardComesBackForEver() {
    Scenario s = game("2e+events", 2).onlyDeck(TAXES);
    for (int turn = 0; turn < 9; turn++) {
      int seat = s.asked();
      if (s.openEventsNow().contains(TAXES)) {
        s.choose(seat, "trigger taxes");
      } else {
        s.choose(seat, s.offers().get(s.offers().size() - 1));
      }
      answer(s, true);
      assertThat(everywhere(s, 2)).isEqualTo(1);
    }
  }

  @Test
  void cardsNeitherAppearNorVanish() {
    for (String edition : EDITIONS) {
      for (int players = 2; players <= 4; players++) {
        String config = edition + "+events";
        Scenario s = game(config, players);
        int all = everywhere(s, players);
        for (int turn = 0; turn < 400 && !s.isOver(); turn++) {
          List<String> offers = s.offers();
          String word = offers.get((turn * 7) % offers.size());
          // Without cranes no card is covered and all of them can be counted.
          s.choose(s.asked(), word.equals("build crane") ? "pass" : word);
        }
        // Cards between two places are in nobody's hand; finish what was begun.
        answer(s, true);
        assertThat(everywhere(s, players)).as("%s %d", config, players).isEqualTo(all);
      }
    }
  }

  @Test
  void theGoldMineSurvivesEventsAmongTheLastFourCards() {
    Scenario s = game("2e+events", 2).owns(0, GOLD_MINE).onlyDeck(TAXES, WELL, SMITHY, TOWER);
    s.choose(0, "take prospector", "pass");
    answer(s, true);
    assertThat(everywhere(s, 2)).isEqualTo(5);
    assertThat(s.asked()).isEqualTo(1);
  }
}
