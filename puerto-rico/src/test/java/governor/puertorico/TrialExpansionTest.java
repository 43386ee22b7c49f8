package governor.puertorico;

import static governor.puertorico.editions.BaseGame.HACIENDA;
import static governor.puertorico.editions.BaseGame.SMALL_INDIGO_PLANT;
import static governor.puertorico.editions.NewBuildings.FOREST_HOUSE;
import static governor.puertorico.trial.Trial.EXPANSION;
import static governor.puertorico.trial.Trial.LUMBER_YARD;
import static governor.puertorico.trial.Trial.SURVEYOR;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Action;
import governor.core.Catalog;
import governor.core.Config;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Options;
import governor.core.Rng;
import governor.puertorico.phases.BuilderPhase;
import governor.testkit.GameContract;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An expansion is its manifest and a class for each building; all else follows. */
class TrialExpansionTest {
  private static final PuertoRico FAMILY = new PuertoRico(List.of(EXPANSION));

  private static PuertoRicoGame game(String config) {
    return (PuertoRicoGame) Config.parse(config).then(FAMILY::create).orThrow();
  }

  static Stream<String> configs() {
    Stream<String> all =
        Stream.of(
            "puertorico+new-buildings+nobles+buccaneer+festival+trial players=4 "
                + GameContract.ROUND_LIMIT);
    return Stream.concat(
        GameContract.configs(FAMILY).filter(config -> config.contains("trial")), all);
  }

  @ParameterizedTest
  @MethodSource("configs")
  void keepsTheContract(String config) {
    GameContract.check(FAMILY, config);
  }

  @Test
  void isListedAndRefusedLikeAnyOther() {
    assertThat(FAMILY.presets()).anyMatch(preset -> preset.name().equals("puertorico+trial"));
    assertThat(new PuertoRico().presets()).noneMatch(preset -> preset.name().contains("trial"));
    Config config = Config.parse("puertorico+trial").orThrow();
    assertThat(new PuertoRico().create(config).toString()).contains("has no expansion \"trial\"");
  }

  @Test
  void onlyWhatIsInPlayHasANumber() {
    RuleSet without = game("puertorico").rules();
    RuleSet with = game("puertorico+trial").rules();
    assertThat(without.number(SURVEYOR)).isEqualTo(RuleSet.NONE);
    assertThat(without.bit(SURVEYOR)).isZero();
    assertThat(with.kinds()).isEqualTo(without.kinds() + 2);
    assertThat(with.number(LUMBER_YARD)).isGreaterThan(with.number(HACIENDA));
    assertThat(with.number(SURVEYOR)).isGreaterThan(with.number(LUMBER_YARD));
    assertThat(with.large() >>> with.number(SURVEYOR) & 1).isZero();
  }

  @Test
  void isInTheCatalogue() {
    Catalog catalog = game("puertorico+trial players=2").catalog();
    Catalog.Entry entry = catalog.find("surveyor").orElseThrow();
    assertThat(entry.cost()).isEqualTo(6);
    assertThat(entry.points()).isEqualTo(2);
    assertThat(entry.when()).isEqualTo("builder");
    assertThat(catalog.sectionOf(entry).title()).isEqualTo("Small violet buildings");
  }

  @Test
  void aCostRuleIsChargedAndExplained() {
    PuertoRicoGame game = game("puertorico+trial players=3");
    PuertoRicoState s = builder(game, LUMBER_YARD);
    int plant = Action.of(Verb.BUILD, game.rules().number(SMALL_INDIGO_PLANT));
    int hacienda = Action.of(Verb.BUILD, game.rules().number(HACIENDA));
    assertThat(game.facts(s, plant))
        .contains(Fact.of(FactKind.PRICE, 0), Fact.of(FactKind.REDUCTION, "lumber yard", 1));
    assertThat(game.facts(s, hacienda))
        .contains(Fact.of(FactKind.PRICE, 1))
        .doesNotContain(Fact.of(FactKind.REDUCTION, "lumber yard", 1));
  }

  @Test
  void onlyForestHousesNeedNobodyByTheSettingForThem() {
    PuertoRicoGame game =
        game("puertorico+new-buildings+trial players=3 set=woods unmanned-forest-house");
    PuertoRicoState s = game.newGame(new Rng(1));
    s.build(0, game.rules().number(LUMBER_YARD), 0);
    assertThat(BuilderPhase.costRules(s, 0)).isZero();
    s.build(0, game.rules().number(FOREST_HOUSE), 0);
    assertThat(BuilderPhase.costRules(s, 0)).isEqualTo(game.rules().bit(FOREST_HOUSE));
  }

  @Test
  void aQuestionHasWordsAndFacts() {
    PuertoRicoGame game = game("puertorico+trial players=3");
    PuertoRicoState s = builder(game, SURVEYOR);
    Options options = new Options();
    game.apply(s, Action.of(Verb.BUILD, game.rules().number(SMALL_INDIGO_PLANT)));
    game.advance(s, options);
    assertThat(options.size()).isEqualTo(2);
    assertThat(game.questionKind(s)).isEqualTo("SURVEYOR");
    assertThat(game.notation().question(s)).isEqualTo("Do you pay the surveyor for a plantation?");
    assertThat(game.notation().words(s, options.get(0))).isEqualTo("use surveyor");
    assertThat(game.facts(s, options.get(0))).contains(Fact.of(FactKind.DRAWS_TILE));
    int tiles = s.islandSize(0);
    game.apply(s, options.get(0));
    game.advance(s, options);
    assertThat(s.islandSize(0)).isEqualTo(tiles + 1);
  }

  /** The first seat is builder, with a colonist on this building and two doubloons. */
  private static PuertoRicoState builder(PuertoRicoGame game, Building building) {
    PuertoRicoState s = game.newGame(new Rng(1));
    Options options = new Options();
    game.advance(s, options);
    s.build(0, game.rules().number(building), 0);
    s.settleColonist(0, Circle.ofBuilding(game.rules().number(building)));
    game.apply(s, Action.of(Verb.TAKE, Role.BUILDER.ordinal()));
    game.advance(s, options);
    return s;
  }
}
