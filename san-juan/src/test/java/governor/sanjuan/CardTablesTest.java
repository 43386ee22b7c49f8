package governor.sanjuan;

import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.Events.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The card tables: cost, points, copies and names in each of the six editions. */
class CardTablesTest {

  private static final String[] EDITIONS = {
    "1e", "1e+treasure-chest", "2e", "2e+new-buildings", "yaro", "yaro+new-buildings"
  };

  private static final Set<Card> BASE = range(INDIGO_PLANT, PALACE);
  private static final Set<Card> BASE_PLANTS = range(INDIGO_PLANT, SILVER_SMELTER);
  private static final Set<Card> EXPANSION = range(GUARD_ROOM, RESIDENCE);
  private static final Set<Card> EVENTS = range(EARTHQUAKE, FREE_BUILD);

  /** The cards from one to the other where all of them are in play. */
  private static Set<Card> range(Card first, Card last) {
    RuleSet all = SanJuan.edition("2e+new-buildings+events");
    return Set.copyOf(all.cardsInPlay().subList(all.number(first), all.number(last) + 1));
  }

  /** One line of the table: the second edition's numbers and both names. */
  private record Line(Card card, int cost, int points, int copies, String name, String yaro) {}

  private static final Line[] TABLE = {
    new Line(INDIGO_PLANT, 1, 1, 10, "indigo plant", "tomato plant"),
    new Line(SUGAR_MILL, 2, 1, 8, "sugar mill", "pond farm"),
    new Line(TOBACCO_STORAGE, 3, 2, 8, "tobacco storage", "mill"),
    new Line(COFFEE_ROASTER, 4, 2, 8, "coffee roaster", "zeppelin shipyard"),
    new Line(SILVER_SMELTER, 5, 3, 8, "silver smelter", "shipyard"),
    new Line(SMITHY, 1, 1, 3, "smithy", "warden house"),
    new Line(GOLD_MINE, 1, 1, 3, "gold mine", "adventurers guild"),
    new Line(ARCHIVE, 1, 1, 3, "archive", "archive"),
    new Line(POOR_HOUSE, 2, 1, 3, "poor house", "poor house"),
    new Line(BLACK_MARKET, 2, 1, 3, "black market", "black market"),
    new Line(TRADING_POST, 2, 1, 3, "trading post", "trading post"),
    new Line(WELL, 2, 1, 3, "well", "households"),
    new Line(MARKET_STAND, 2, 1, 3, "market stand", "market stand"),
    new Line(CRANE, 2, 1, 3, "crane", "crane"),
    new Line(CHAPEL, 3, 2, 3, "chapel", "chapel"),
    new Line(TOWER, 3, 2, 3, "tower", "tower"),
    new Line(AQUEDUCT, 3, 2, 3, "aqueduct", "aqueduct"),
    new Line(CARPENTER, 3, 2, 3, "carpenter", "craft house"),
    new Line(PREFECTURE, 4, 2, 3, "prefecture", "prefecture"),
    new Line(MARKET_HALL, 4, 2, 3, "market hall", "trade route"),
    new Line(QUARRY, 4, 2, 3, "quarry", "unite of foremans"),
    new Line(LIBRARY, 5, 3, 3, "library", "library"),
    new Line(STATUE, 3, 3, 3, "statue", "statue"),
    new Line(VICTORY_COLUMN, 4, 4, 3, "victory column", "alley of glory"),
    new Line(HERO, 5, 5, 3, "hero", "heroes"),
    new Line(GUILD_HALL, 6, 0, 2, "guild hall", "guild hall"),
    new Line(CITY_HALL, 6, 0, 2, "city hall", "city hall"),
    new Line(TRIUMPHAL_ARCH, 6, 0, 2, "triumphal arch", "triumphal arch"),
    new Line(PALACE, 6, 0, 2, "palace", "palace"),
    new Line(GUARD_ROOM, 1, 1, 3, "guard room", "guard room"),
    new Line(OFFICE_BUILDING, 1, 1, 3, "office building", "administration"),
    new Line(HUT, 1, 1, 3, "hut", "monastery shop"),
    new Line(TAVERN, 2, 1, 3, "tavern", "caritas"),
    new Line(PARK, 3, 2, 3, "park", "park"),
    new Line(CUSTOMS_OFFICE, 3, 2, 3, "customs office", "customs office"),
    new Line(BANK, 3, 2, 3, "bank", "bank"),
    new Line(HARBOR, 4, 2, 3, "harbor", "harbor"),
    new Line(GOLDSMITH, 5, 3, 3, "goldsmith", "jousting clubs"),
    new Line(RESIDENCE, 6, 0, 2, "residence", "residence"),
    new Line(CATHEDRAL, 7, 0, 1, "cathedral", "cathedral")
  };

  private static boolean has(String edition, Card card) {
    if (BASE.contains(card)) {
      return true;
    }
    return edition.contains("+") && !(edition.equals("1e+treasure-chest") && card == HUT);
  }

  private static int cost(String edition, Line line) {
    boolean first = edition.startsWith("1e");
    if (line.card().equals(PREFECTURE)) {
      return first ? 3 : 4;
    }
    return line.card().equals(BANK) ? first ? 4 : 3 : line.cost();
  }

  private static int copies(String edition, Line line) {
    if (!has(edition, line.card())) {
      return 0;
    }
    if (!BASE_PLANTS.contains(line.card()) || !edition.contains("+")) {
      return line.copies();
    }
    // The expansions bring one more of every kind; the second edition's has no sugar mill.
    boolean none = edition.equals("2e+new-buildings") && line.card() == SUGAR_MILL;
    return none ? line.copies() : line.copies() + 1;
  }

  @Test
  void theTableNamesEveryBuilding() {
    RuleSet all = SanJuan.edition("2e+new-buildings+events");
    assertThat(TABLE).hasSize(all.firstEvent());
    for (int i = 0; i < TABLE.length; i++) {
      assertThat(all.number(TABLE[i].card())).isEqualTo(i);
    }
  }

  @Test
  void costs() {
    for (String edition : EDITIONS) {
      for (Line line : TABLE) {
        if (has(edition, line.card())) {
          assertThat(SanJuan.edition(edition).cost(line.card()))
              .as("%s %s", edition, line.card())
              .isEqualTo(cost(edition, line));
        }
      }
    }
  }

  @Test
  void points() {
    for (String edition : EDITIONS) {
      for (Line line : TABLE) {
        if (has(edition, line.card())) {
          assertThat(SanJuan.edition(edition).points(line.card()))
              .as("%s %s", edition, line.card())
              .isEqualTo(line.points());
        }
      }
    }
  }

  @Test
  void copies() {
    for (String edition : EDITIONS) {
      for (Line line : TABLE) {
        if (line.card() != CATHEDRAL) {
          assertThat(SanJuan.edition(edition).copies(line.card()))
              .as("%s %s", edition, line.card())
              .isEqualTo(copies(edition, line));
        }
      }
    }
  }

  @Test
  void names() {
    for (String edition : EDITIONS) {
      for (Line line : TABLE) {
        if (has(edition, line.card())) {
          boolean caritas = edition.equals("1e+treasure-chest") && line.card() == TAVERN;
          boolean yaro = edition.startsWith("yaro") || caritas;
          assertThat(SanJuan.edition(edition).name(line.card()))
              .as("%s %s", edition, line.card())
              .isEqualTo(yaro ? line.yaro() : line.name());
        }
      }
    }
  }

  @Test
  void productionCards() {
    assertThat(production("1e")).containsExactly(10, 8, 8, 8, 8);
    assertThat(production("2e")).containsExactly(10, 8, 8, 8, 8);
    assertThat(production("yaro")).containsExactly(10, 8, 8, 8, 8);
    assertThat(production("1e+treasure-chest")).containsExactly(11, 9, 9, 9, 9);
    assertThat(production("2e+new-buildings")).containsExactly(11, 8, 9, 9, 9);
    assertThat(production("yaro+new-buildings")).containsExactly(11, 9, 9, 9, 9);
  }

  private static int[] production(String edition) {
    RuleSet rules = SanJuan.edition(edition);
    return IntStream.range(0, rules.plants())
        .map(plant -> rules.copies(rules.card(plant)))
        .toArray();
  }

  private static int sum(String edition, Set<Card> cards) {
    return cards.stream().mapToInt(card -> SanJuan.edition(edition).copies(card)).sum();
  }

  @Test
  void deckSums() {
    for (String base : new String[] {"1e", "2e", "yaro"}) {
      assertThat(sum(base, range(INDIGO_PLANT, SILVER_SMELTER))).isEqualTo(42);
      assertThat(sum(base, range(SMITHY, PALACE))).isEqualTo(68);
      assertThat(sum(base, EXPANSION)).isZero();
      assertThat(SanJuan.edition(base).deckSize()).isEqualTo(110);
    }
    assertThat(sum("2e+new-buildings", EXPANSION)).isEqualTo(29);
    assertThat(sum("1e+treasure-chest", EXPANSION)).isEqualTo(26);
    assertThat(sum("yaro+new-buildings", EXPANSION)).isEqualTo(29);
    assertThat(SanJuan.edition("1e+treasure-chest").deckSize()).isEqualTo(47 + 94);
    assertThat(SanJuan.edition("2e+new-buildings").deckSize()).isEqualTo(46 + 97);
    assertThat(SanJuan.edition("yaro+new-buildings").deckSize()).isEqualTo(47 + 97);
  }

  @Test
  void eventsAddSixCards() {
    for (String edition : EDITIONS) {
      assertThat(sum(edition, EVENTS)).as(edition).isZero();
      assertThat(sum(edition + "+events", EVENTS)).as(edition).isEqualTo(6);
      assertThat(SanJuan.edition(edition + "+events").deckSize())
          .as(edition)
          .isEqualTo(SanJuan.edition(edition).deckSize() + 6);
    }
  }

  @Test
  void eventNames() {
    String[] names = {
      "earthquake", "debt relief", "taxes", "general amnesty", "governor visit", "free build"
    };
    for (String edition : EDITIONS) {
      for (int i = 0; i < names.length; i++) {
        RuleSet rules = SanJuan.edition(edition + "+events");
        assertThat(rules.name(rules.firstEvent() + i)).isEqualTo(names[i]);
      }
    }
  }
}
