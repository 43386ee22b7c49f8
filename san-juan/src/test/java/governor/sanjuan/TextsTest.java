package governor.sanjuan;

import static governor.sanjuan.editions.BaseGame.*;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Catalog;
import governor.core.GameFamily.Preset;
import governor.sanjuan.edge.SanJuanEvent;
import governor.sanjuan.edge.What;
import governor.sanjuan.editions.Editions;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What catalogue, log and choices say about cards, roles and goods, by edition and house rules. */
class TextsTest {
  private static final String ALL = "2e+new-buildings+events";

  private static Catalog catalog(String config) {
    return SanJuan.game("sanjuan:" + config).catalog();
  }

  private static String effect(String config, String card) {
    return catalog(config).find(card).orElseThrow().effect();
  }

  private static String topic(String config, String name) {
    return catalog(config).findTopic(name).orElseThrow().text();
  }

  @Nested
  class NamesOfTheRedesign {
    private static final String YARO = "yaro+new-buildings+events";

    @Test
    void q102_rolesAndGoodsHaveTheirOwnNames() {
      Scenario s = Scenario.game("yaro", 2);
      s.offersExactly(
          0, "take builder", "take producer", "take trader", "take councillor", "take adventurer");
      s.choose(0, "take adventurer", "draw");
      assertThat(s.whyNot("adventurer")).isNotEmpty();
      assertThat(s.whyNot("prospector")).isEmpty();
    }

    @Test
    void q102_theLogHasThem() {
      RuleSet rules = SanJuan.edition(YARO);
      List<String> seats = List.of("Anna");
      assertThat(SanJuanEvent.of(rules, What.TOOK_PROSPECTOR, 0, -1, 0).describe(seats))
          .isEqualTo("Anna takes the adventurer.");
      assertThat(SanJuanEvent.of(rules, What.TILE_TURNED, -1, -1, 2).describe(seats))
          .isEqualTo("The prices are tomato 1, egg 1, flour 2, zeppelin 2, ship 3.");
      assertThat(SanJuanEvent.of(rules, What.TILE_TURNED, -1, -1, 2).piece())
          .isEqualTo("1-1-2-2-3");
    }

    /** Whole words of other editions that the redesign does not use. */
    @ParameterizedTest
    @ValueSource(
        strings = {
          "prospector",
          "indigo",
          "sugar",
          "tobacco",
          "coffee",
          "silver",
          "smithy",
          "gold mine",
          "well",
          "carpenter",
          "market hall",
          "quarry",
          "victory column",
          "office building",
          "hut",
          "tavern",
          "goldsmith"
        })
    void q102_noTextHasANameOfAnotherEdition(String name) {
      Catalog catalog = catalog(YARO);
      String word = ".*\\b" + name + "\\b.*";
      assertThat(catalog.entries().map(Catalog.Entry::name)).noneMatch(text -> text.matches(word));
      assertThat(catalog.entries().map(Catalog.Entry::when)).noneMatch(text -> text.matches(word));
      assertThat(catalog.entries().map(Catalog.Entry::effect))
          .noneMatch(text -> text.toLowerCase(Locale.ROOT).matches(word));
      assertThat(catalog.topics())
          .noneMatch(topic -> (topic.name() + " " + topic.text()).matches(word));
    }

    @Test
    void everyGoodIsExplained() {
      for (String good : List.of("tomato", "egg", "flour", "zeppelin", "ship")) {
        assertThat(topic(YARO, good)).contains("sells");
      }
      assertThat(effect(YARO, "pond farm")).contains("egg");
    }
  }

  @Test
  void aSingleCardIsNoCards() {
    RuleSet rules = SanJuan.edition("2e");
    SanJuanEvent one = SanJuanEvent.of(rules, What.SOLD, 0, rules.number(INDIGO_PLANT), 1);
    SanJuanEvent two = SanJuanEvent.of(rules, What.SOLD, 0, rules.number(SUGAR_MILL), 2);
    assertThat(one.describe(List.of("Anna"))).endsWith("for 1 card.");
    assertThat(two.describe(List.of("Anna"))).endsWith("for 2 cards.");
  }

  @Test
  void q102_theSetOf2009SaysCaritas() {
    Catalog catalog = catalog("1e+treasure-chest+events");
    assertThat(catalog.entries()).noneMatch(entry -> entry.name().contains("tavern"));
    assertThat(catalog.entries()).noneMatch(entry -> entry.effect().contains("tavern"));
    assertThat(catalog.find("caritas")).isPresent();
  }

  @Test
  void tavernAndCaritasSayWhenTheyAct() {
    assertThat(effect("2e+new-buildings", "tavern"))
        .contains("end of a builder phase")
        .contains("does not act yet in the phase in which you build it");
    assertThat(effect("yaro+new-buildings", "caritas"))
        .contains("does not act yet in the phase in which you build it");
    assertThat(effect("1e+treasure-chest", "caritas"))
        .contains("end of a builder phase")
        .contains("acts already in the phase in which you build it");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"poor house", "carpenter", "well", "market stand", "market hall", "hut", "tavern"})
  void extraCardsMayBeDrawn(String card) {
    assertThat(effect(ALL, card)).matches("You may draw (a|one more) card .*");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          poor house     | decline reductions
          market hall    | once a phase
          crane          | or one of the same name
          crane          | a good on it is lost
          customs office | If it is empty
          """)
  void textsAreExact(String card, String words) {
    assertThat(effect(ALL, card)).contains(words);
  }

  /** Each house rule that a text speaks of: with the setting it says the one, without the other. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          earthquake-top-only    | earthquake     | stands again              | all that lies under it
          cathedral-returns      | cathedral      | goes back to the centre   | ''
          guard-room-always      | guard room     | always 6                  | While one stands
          covered-building-helps | crane          | helps with this build for | does not help with this
          covered-good-pays      | crane          | may help to pay           | a good on it is lost
          open-piles             | chapel         | Everybody sees            | ''
          open-piles             | bank           | Everybody sees            | ''
          open-piles             | harbor         | Everybody sees            | ''
          """)
  void textsFollowTheHouseRules(String setting, String card, String with, String without) {
    assertThat(effect(ALL + " " + setting, card)).contains(with);
    assertThat(effect(ALL, card)).contains(without).doesNotContain(with);
    if (!without.isEmpty()) {
      assertThat(effect(ALL + " " + setting, card)).doesNotContain(without);
    }
  }

  @Test
  void wordsFollowTheHouseRules() {
    assertThat(topic(ALL, "trader")).contains("all at once");
    assertThat(topic(ALL + " sell-one-by-one", "trader")).contains("one by one");
    assertThat(topic(ALL, "set-up")).contains("4 cards").doesNotContain("5, 6, 7");
    assertThat(topic(ALL + " setup-variation", "set-up")).contains("5, 6, 7 and 8");
    assertThat(topic(ALL, "round start"))
        .contains("7 cards, 6 without a guard room while one stands, 12 with a tower");
    assertThat(topic("2e", "round start")).contains("7 cards, 12 with a tower");
    assertThat(topic(ALL + " guard-room-always", "round start")).contains("6 cards");
    assertThat(topic(ALL + " rounds=9", "game end")).contains("After round 9");
  }

  /** The library and the visit name each other only where both are in play. */
  @Test
  void aVisitIsWithoutTheLibrary() {
    assertThat(effect(ALL, "governor visit")).contains("without your library");
    assertThat(effect(ALL, "library")).contains("not in a governor visit");
    assertThat(effect("2e", "library")).doesNotContain("visit");
    assertThat(effect(ALL + " visit-with-library", "library")).doesNotContain("visit");
    assertThat(effect(ALL + " visit-with-library", "governor visit"))
        .contains("which your library may double");
  }

  /** With two players, or where a visit counts too, there is more than one privilege a round. */
  @Test
  void theLibraryWorksOnceARound() {
    assertThat(effect(ALL + " players=3 visit-with-library", "library")).contains("once a round");
    assertThat(effect("2e players=2", "library")).contains("once a round");
    assertThat(effect("2e players=3 visit-with-library", "library")).doesNotContain("once");
  }

  @Test
  void whatStoodInTheMeantimeDoesNotStandTwice() {
    assertThat(effect(ALL + " earthquake-top-only", "earthquake"))
        .contains(
            "stands again, unless its owner has built another city building of that name since");
  }

  @Test
  void theCathedralCostsSomething() {
    assertThat(topic(ALL, "builder"))
        .contains("or the cathedral while it lies in the centre")
        .doesNotContain("free");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "prices",
        "good",
        "points",
        "hand limit",
        "monument",
        "city building",
        "event",
        "pile"
      })
  void wordsOnTheScreenAreExplained(String word) {
    assertThat(catalog(ALL).findTopic(word)).isPresent();
  }

  @Test
  void wordsFollowTheEdition() {
    assertThat(catalog("2e").findTopic("event")).isEmpty();
    assertThat(topic("2e", "points")).contains("under a chapel").doesNotContain("bank");
    assertThat(topic(ALL, "points")).contains("under a chapel, bank or harbor");
    assertThat(topic("2e", "hand limit")).contains("7 cards, 12 with a tower");
    assertThat(topic("yaro", "monument")).contains("alley of glory");
  }

  static List<String> presets() {
    return new Editions(List.of()).presets().stream().map(Preset::name).toList();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void textsNameOnlyCardsInPlay(String preset) {
    Catalog catalog = catalog(preset);
    if (!preset.contains("new-buildings") && !preset.contains("treasure-chest")) {
      assertThat(catalog.topics()).noneMatch(topic -> topic.text().contains("cathedral"));
      assertThat(catalog.entries()).noneMatch(entry -> entry.effect().contains("cathedral"));
    }
    if (!preset.endsWith("events")) {
      assertThat(catalog.entries()).noneMatch(entry -> entry.effect().contains("visit"));
    }
  }
}
