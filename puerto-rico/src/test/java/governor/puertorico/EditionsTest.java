package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Config;
import governor.core.Game;
import governor.core.GameFamily.Preset;
import governor.core.GameFamily.Setting;
import governor.core.Parsed;
import governor.core.Rng;
import governor.puertorico.buildings.Market;
import governor.puertorico.editions.BaseGame;
import governor.puertorico.editions.Expansion;
import governor.puertorico.editions.NewBuildings;
import governor.puertorico.editions.Nobles;
import governor.puertorico.editions.Sets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The expansions: how configs name them, what is printed on their pieces, and how one sets up. */
class EditionsTest {
  private static final String ALL = "puertorico+new-buildings+nobles+buccaneer+festival";

  /** How many kinds of violet building of each price the board has spaces for. */
  private static final Map<Integer, Integer> SPACES =
      Map.of(1, 1, 2, 2, 3, 1, 4, 1, 5, 2, 6, 1, 7, 1, 8, 2, 9, 1, 10, 5);

  private static RuleSet rules(String config) {
    return PuertoRico.game(config).rules();
  }

  private static int number(RuleSet rules, String title) {
    for (int building = 0; building < rules.kinds(); building++) {
      if (rules.building(building).title().equals(title)) {
        return building;
      }
    }
    throw new AssertionError("not in play: " + title);
  }

  // ---- configs --------------------------------------------------------------------------------

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "puertorico:nobles | write puertorico+nobles.",
        "puertorico:2e+nobles | no edition or expansion \"2e\"",
        "puertorico: | write just puertorico.",
        "puertorico+ | no expansion \"\"; try",
        "puertorico+noble | no expansion \"noble\"; try nobles",
        "puertorico+new-building | no expansion \"new-building\"; try new-buildings",
        "puertorico+events | no expansion \"events\"; try",
        "puertorico+festival+festival | \"festival\" is named twice; leave one out",
        "puertorico+nobles+festival+nobles | \"nobles\" is named twice",
        "puertorico+new-buildings set=wood | no set of buildings \"wood\"; try woods",
        "puertorico+new-buildings set | needs the name of a set of buildings; try",
        "puertorico+new-buildings draft | write draft=players or draft=chance",
        "puertorico+new-buildings draft=me | write draft=players or draft=chance",
        "puertorico+new-buildings set=woods draft=chance | leave out either set or draft",
        "puertorico+new-buildings set=woods draft=players | leave out either set or draft",
        "puertorico+new-buildings set=sea both-haciendas | leave out either set or both-haciendas",
        "puertorico+new-buildings both-haciendas=yes | takes no value; write just both-haciendas",
        "puertorico set=woods | write puertorico+new-buildings set=woods.",
        "puertorico+nobles draft=chance | write puertorico+nobles+new-buildings draft=chance.",
        "puertorico both-haciendas | write puertorico+new-buildings both-haciendas.",
        "puertorico unmanned-forest-house | for the expansion new-buildings",
        "puertorico different-extra-goods | for the expansion new-buildings",
        "puertorico+festival base-colonists | write puertorico+festival+nobles base-colonists.",
        "puertorico kidnapped-for-all | write puertorico+buccaneer kidnapped-for-all.",
        "puertorico+nobles drafts=chance | no setting \"drafts\"; try draft",
        "puertorico+nobles players=6 | for 2 to 5 players, not for 6",
      })
  void isRefusedWithASentenceThatSaysWhatToWrite(String config, String reason) {
    Parsed<Game<?>> game = Config.parse(config).then(new PuertoRico()::create);
    assertThat(game).isInstanceOf(Parsed.Refused.class);
    assertThat(((Parsed.Refused<?>) game).sentence()).contains(reason).endsWith(".");
  }

  @ParameterizedTest
  @CsvSource({
    "puertorico+festival+nobles, puertorico+nobles+festival",
    "puertorico+buccaneer+new-buildings, puertorico+new-buildings+buccaneer",
    "puertorico+festival+buccaneer+nobles+new-buildings, " + ALL,
    "puertorico:+nobles, puertorico+nobles",
    "puertorico+new-buildings draft=players, puertorico+new-buildings",
  })
  void whateverTheOrderItIsOneGame(String written, String usual) {
    PuertoRicoGame game = PuertoRico.game(written);
    PuertoRicoGame same = PuertoRico.game(usual);
    assertThat(game.config()).isEqualTo(same.config());
    assertThat(game.config().name()).isEqualTo(usual);
    assertThat(game.ruleFingerprint()).isEqualTo(same.ruleFingerprint());
    assertThat(game.newGame(new Rng(7)).sameAs(same.newGame(new Rng(7)))).isTrue();
  }

  @Test
  void differentRulesHaveDifferentFingerprints() {
    assertThat(
            List.of(
                    "puertorico",
                    "puertorico+new-buildings",
                    "puertorico+new-buildings draft=chance",
                    "puertorico+new-buildings both-haciendas",
                    "puertorico+new-buildings different-extra-goods",
                    "puertorico+new-buildings set=sea",
                    "puertorico+new-buildings set=woods",
                    "puertorico+nobles",
                    "puertorico+nobles base-colonists",
                    "puertorico+buccaneer",
                    "puertorico+buccaneer kidnapped-for-all",
                    "puertorico+festival",
                    ALL)
                .stream()
                .map(config -> PuertoRico.game(config).ruleFingerprint())
                .toList())
        .doesNotHaveDuplicates();
  }

  @Test
  void thePresetsAreEachExpansionAndAllTogether() {
    List<Preset> presets = new PuertoRico().presets();
    assertThat(presets.stream().map(Preset::name))
        .containsExactly(
            "puertorico",
            "puertorico+new-buildings",
            "puertorico+nobles",
            "puertorico+buccaneer",
            "puertorico+festival",
            ALL);
    assertThat(presets).allMatch(preset -> preset.about().endsWith("."));
    for (Preset preset : presets) {
      for (int players = 2; players <= 5; players++) {
        assertThat(rules(preset.name() + " players=" + players).players()).isEqualTo(players);
      }
    }
  }

  @Test
  void everySettingHasALine() {
    List<Setting> settings = new PuertoRico().settings();
    assertThat(settings).extracting(Setting::name).doesNotHaveDuplicates();
    assertThat(settings).allMatch(setting -> setting.about().endsWith("."));
    String set = settings.stream().filter(s -> s.name().equals("set")).findFirst().get().about();
    assertThat(Sets.names()).hasSize(4).allMatch(set::contains);
  }

  @Test
  void furtherExpansionsCanBeAdded() {
    Building stall = new Market("stall", 1);
    PuertoRico family =
        new PuertoRico(
            List.of(new Expansion("stalls", "A stall.", rules -> rules.small(stall, 1, 1, 1, 2))));
    assertThat(family.presets()).contains(new Preset("puertorico+stalls", "A stall."));
    for (int players = 2; players <= 3; players++) {
      String config = "puertorico+stalls+nobles players=" + players;
      Game<?> game = Config.parse(config).then(family::create).orThrow();
      assertThat(game.config().name()).isEqualTo("puertorico+nobles+stalls");
      assertThat(game.catalog().find("stall").orElseThrow().copies()).isEqualTo(players - 1);
    }
    Parsed<PuertoRicoGame> unknown = Config.parse("puertorico+stalls").then(PuertoRico::game);
    assertThat(unknown).isInstanceOf(Parsed.Refused.class);
  }

  // ---- printed numbers ------------------------------------------------------------------------

  /** Cost, points, column, circles, copies, spaces, and copies for two players. */
  @ParameterizedTest
  @CsvSource({
    "small indigo plant, 1, 1, 1, 1, 4, 1, 2",
    "small sugar mill, 2, 1, 1, 1, 4, 1, 2",
    "indigo plant, 3, 2, 2, 3, 3, 1, 2",
    "sugar mill, 4, 2, 2, 3, 3, 1, 2",
    "tobacco storage, 5, 3, 3, 3, 3, 1, 2",
    "coffee roaster, 6, 3, 3, 2, 3, 1, 2",
    "small market, 1, 1, 1, 1, 2, 1, 1",
    "hacienda, 2, 1, 1, 1, 2, 1, 1",
    "construction hut, 2, 1, 1, 1, 2, 1, 1",
    "small warehouse, 3, 1, 1, 1, 2, 1, 1",
    "hospice, 4, 2, 2, 1, 2, 1, 1",
    "office, 5, 2, 2, 1, 2, 1, 1",
    "large market, 5, 2, 2, 1, 2, 1, 1",
    "large warehouse, 6, 2, 2, 1, 2, 1, 1",
    "factory, 7, 3, 3, 1, 2, 1, 1",
    "university, 8, 3, 3, 1, 2, 1, 1",
    "harbor, 8, 3, 3, 1, 2, 1, 1",
    "wharf, 9, 3, 3, 1, 2, 1, 1",
    "guild hall, 10, 4, 4, 1, 1, 2, 1",
    "residence, 10, 4, 4, 1, 1, 2, 1",
    "fortress, 10, 4, 4, 1, 1, 2, 1",
    "customs house, 10, 4, 4, 1, 1, 2, 1",
    "city hall, 10, 4, 4, 1, 1, 2, 1",
    "aqueduct, 1, 1, 1, 1, 2, 1, 1",
    "forest house, 2, 1, 1, 1, 2, 1, 1",
    "black market, 2, 1, 1, 1, 2, 1, 1",
    "storehouse, 3, 1, 1, 1, 2, 1, 1",
    "guesthouse, 4, 2, 2, 2, 2, 1, 1",
    "trading post, 5, 2, 2, 1, 2, 1, 1",
    "church, 5, 2, 2, 1, 2, 1, 1",
    "small wharf, 6, 2, 2, 1, 2, 1, 1",
    "lighthouse, 7, 3, 3, 1, 2, 1, 1",
    "specialty factory, 8, 3, 3, 1, 2, 1, 1",
    "library, 8, 3, 3, 1, 2, 1, 1",
    "union hall, 9, 3, 3, 1, 2, 1, 1",
    "statue, 10, 8, 4, 0, 1, 2, 1",
    "cloister, 10, 4, 4, 1, 1, 2, 1",
    "land office, 2, 1, 1, 1, 2, 1, 1",
    "chapel, 3, 1, 1, 1, 2, 1, 1",
    "hunting lodge, 4, 2, 2, 1, 2, 1, 1",
    "zoning office, 5, 2, 2, 1, 2, 1, 1",
    "royal supplier, 6, 2, 2, 1, 2, 1, 1",
    "villa, 7, 3, 3, 1, 2, 1, 1",
    "jeweler, 8, 3, 3, 1, 2, 1, 2",
    "royal garden, 10, 4, 4, 1, 1, 2, 1",
  })
  void numbers(
      String name, int cost, int points, int column, int circles, int copies, int spaces, int two) {
    RuleSet rules = rules(ALL + " players=4");
    int building = number(rules, name);
    assertThat(rules.cost(building)).isEqualTo(cost);
    assertThat(rules.points(building)).isEqualTo(points);
    assertThat(rules.printedPoints(1L << building)).isEqualTo(points);
    assertThat(rules.column(building)).isEqualTo(column);
    assertThat(rules.circles(building)).isEqualTo(circles);
    assertThat(rules.copies(building)).isEqualTo(copies);
    assertThat(rules.spaces(building)).isEqualTo(spaces);
    RuleSet forTwo = rules(ALL + " players=2");
    assertThat(forTwo.copies(number(forTwo, name))).isEqualTo(two);
  }

  @Test
  void theJewelerIsAProductionBuildingThatMakesNothing() {
    RuleSet rules = rules("puertorico+nobles");
    assertThat(rules.production() & rules.bit(Nobles.JEWELER)).isNotZero();
    assertThat(rules.product(rules.number(Nobles.JEWELER))).isEqualTo(RuleSet.NONE);
    assertThat(Long.bitCount(rules.production())).isEqualTo(7);
  }

  @Test
  void aBuildingIsTheSameInEveryGame() {
    RuleSet base = rules("puertorico");
    RuleSet all = rules(ALL);
    assertThat(base.building(number(base, "factory"))).isSameAs(BaseGame.FACTORY);
    assertThat(all.building(number(all, "factory"))).isSameAs(BaseGame.FACTORY);
    assertThat(base.number(NewBuildings.CHURCH)).isEqualTo(RuleSet.NONE);
    assertThat(base.bit(NewBuildings.CHURCH)).isZero();
    assertThat(base.kinds()).isEqualTo(23);
  }

  // ---- set-up ---------------------------------------------------------------------------------

  /** Colonists and nobles on the ship and in the supply. */
  @ParameterizedTest
  @CsvSource({
    "2, 1, 1, 99, 19, 40",
    "3, 2, 1, 98, 19, 55",
    "4, 3, 1, 97, 19, 75",
    "5, 4, 1, 96, 19, 95"
  })
  void nobles(int players, int ship, int nobleShip, int supply, int nobleSupply, int base) {
    String config = "puertorico+nobles players=" + players;
    PuertoRicoState s = PuertoRico.game(config).newGame(new Rng(1));
    assertThat(s.colonistShip()).isEqualTo(ship + nobleShip);
    assertThat(s.nobleShip()).isEqualTo(nobleShip);
    assertThat(s.colonistSupply()).isEqualTo(supply);
    assertThat(s.nobleSupply()).isEqualTo(nobleSupply);
    s = PuertoRico.game(config + " base-colonists").newGame(new Rng(1));
    assertThat(s.colonistShip()).isEqualTo(ship + nobleShip);
    assertThat(s.nobleShip()).isEqualTo(nobleShip);
    assertThat(s.colonistSupply()).isEqualTo(base);
    assertThat(s.nobleSupply()).isEqualTo(nobleSupply);
  }

  @ParameterizedTest
  @CsvSource({"2, 65, 3, 7", "3, 75, 2, 6", "4, 100, 3, 7", "5, 122, 4, 8"})
  void theRestIsSetUpAsInTheBaseGame(int players, int pool, int doubloons, int roles) {
    RuleSet rules = rules(ALL + " players=" + players);
    assertThat(rules.pool()).isEqualTo(pool);
    assertThat(rules.doubloons(0)).isEqualTo(doubloons);
    assertThat(Integer.bitCount(rules.roles())).isEqualTo(roles + 1);
    assertThat(rules.has(Role.BUCCANEER)).isTrue();
    assertThat(rules.hasFestival()).isTrue();
    RuleSet base = rules("puertorico players=" + players);
    assertThat(Integer.bitCount(base.roles())).isEqualTo(roles);
    assertThat(base.hasFestival()).isFalse();
    assertThat(base.hasNobles()).isFalse();
  }

  @Test
  void theDraftHasASpaceForSeventeenKinds() {
    for (String config : List.of("puertorico+new-buildings", ALL)) {
      RuleSet rules = rules(config);
      assertThat(Long.bitCount(rules.drafted())).isEqualTo(31);
      for (int price = 0; price <= 10; price++) {
        assertThat(rules.draftSpaces(price)).isEqualTo(SPACES.getOrDefault(price, 0));
      }
      assertThat(rules.draftsByChance()).isFalse();
      assertThat(rules(config + " draft=chance").draftsByChance()).isTrue();
    }
  }

  @Test
  void haciendaAndForestHouseAreRivalsUnlessTheSettingSaysOtherwise() {
    RuleSet rules = rules("puertorico+new-buildings");
    int hacienda = rules.number(BaseGame.HACIENDA);
    int forestHouse = rules.number(NewBuildings.FOREST_HOUSE);
    assertThat(rules.rivals(hacienda)).isEqualTo(1L << forestHouse);
    assertThat(rules.rivals(forestHouse)).isEqualTo(1L << hacienda);
    assertThat(rules("puertorico+new-buildings both-haciendas").rivals(hacienda)).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"harvest", "novelties", "sea", "woods"})
  void aSetFillsTheSpacesByPrice(String name) {
    RuleSet rules = rules("puertorico+new-buildings set=" + name);
    Map<Integer, Integer> found = new TreeMap<>();
    for (int building = 0; building < rules.kinds(); building++) {
      if ((rules.production() >>> building & 1) == 0) {
        found.merge(rules.cost(building), 1, Integer::sum);
      }
    }
    assertThat(found).isEqualTo(SPACES);
    assertThat(rules.drafted()).isZero();
    assertThat(rules.bit(BaseGame.HACIENDA) == 0 || rules.bit(NewBuildings.FOREST_HOUSE) == 0)
        .isTrue();
    assertThat(rules.bit(BaseGame.OFFICE) == 0 || rules.bit(NewBuildings.TRADING_POST) == 0)
        .isTrue();
    RuleSet withNobles = rules("puertorico+nobles+new-buildings set=" + name);
    assertThat(withNobles.kinds()).isEqualTo(rules.kinds() + 8);
  }

  @Test
  void theSetsAreDifferentAndSayWhatTheyAreLike() {
    assertThat(Sets.all()).extracting(Sets.NamedSet::buildings).doesNotHaveDuplicates();
    assertThat(Sets.all()).allMatch(set -> set.buildings().size() == 17);
    assertThat(Sets.all()).allMatch(set -> set.about().endsWith("."));
  }

  @ParameterizedTest
  @ValueSource(strings = {"draft=chance", "set=novelties", "set=woods"})
  void swappedPricesGoWithAnyChoiceOfBuildings(String choice) {
    RuleSet rules = rules("puertorico+new-buildings swapped-prices " + choice);
    for (Building building : List.of(BaseGame.FACTORY, BaseGame.UNIVERSITY)) {
      int number = rules.number(building);
      if (number != RuleSet.NONE) {
        assertThat(rules.cost(number)).isEqualTo(building == BaseGame.FACTORY ? 8 : 7);
      }
    }
  }

  // ---- rulings on which sources differ --------------------------------------------------------

  private static Scenario craftsmanWithLibrary(String settings) {
    Scenario s = Scenario.game("+new-buildings " + settings, 3).building(0, "library", 1);
    s.mannedPlantations(0, "corn", "indigo", "sugar").building(0, "small sugar mill", 1);
    return s.building(0, "small indigo plant", 1).choose(0, "take craftsman", "take corn");
  }

  @Test
  void x6_theTwoExtraGoodsMayBeEqualUnlessTheSettingSaysOtherwise() {
    craftsmanWithLibrary("").offersExactly(0, "take corn", "take indigo", "take sugar", "pass");
    Scenario s = craftsmanWithLibrary("different-extra-goods");
    s.offersExactly(0, "take indigo", "take sugar", "pass").choose(0, "take sugar");
    assertThat(s.goodsOf(0, "corn")).isEqualTo(2);
    assertThat(s.goodsOf(0, "sugar")).isEqualTo(2);
    s.offersAmongOthers(1, "take mayor");
  }

  private static Scenario kidnappedCraftsman(String settings) {
    Scenario s = Scenario.game("+buccaneer " + settings, 3).mannedPlantations(0, "corn");
    s.mannedPlantations(1, "corn").choose(0, "take buccaneer", "kidnap craftsman");
    s.choose(1, "take trader").choose(2, "take mayor").passUntil(0);
    while (!s.offers().contains("take corn")) {
      s.choose(s.asked(), s.offers().getLast());
    }
    return s.choose(0, "take corn");
  }

  @Test
  void x20_anUnclaimedKidnappedRoleIsForAllOnlyByASetting() {
    Scenario alone = kidnappedCraftsman("");
    assertThat(alone.goodsOf(0, "corn")).isEqualTo(2);
    assertThat(alone.goodsOf(1, "corn")).isZero();
    Scenario all = kidnappedCraftsman("kidnapped-for-all");
    assertThat(all.goodsOf(0, "corn")).isEqualTo(2);
    assertThat(all.goodsOf(1, "corn")).isEqualTo(1);
  }
}
