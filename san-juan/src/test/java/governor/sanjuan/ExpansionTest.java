package governor.sanjuan;

import static governor.sanjuan.editions.BaseGame.*;
import static governor.sanjuan.editions.NewBuildings.*;
import static governor.sanjuan.trial.Trial.*;
import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Catalog;
import governor.core.Config;
import governor.core.Draft;
import governor.core.Fact;
import governor.core.FactKind;
import governor.core.Refusal;
import governor.testkit.GameContract;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An expansion is its manifest and a class for each card; all else follows. */
class ExpansionTest {
  private static final SanJuan FAMILY = new SanJuan(List.of(EXPANSION));
  private static final String ALL = "2e+new-buildings+trial+events";

  private static RuleSet rules(String modules) {
    return Config.parse("sanjuan:" + modules).then(FAMILY::compile).orThrow().rules();
  }

  static Stream<String> configs() {
    Stream<String> all = Stream.of("sanjuan:" + ALL + " players=4 " + GameContract.ROUND_LIMIT);
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
    assertThat(FAMILY.presets()).anyMatch(preset -> preset.name().equals("sanjuan:2e+trial"));
    assertThat(new SanJuan().presets()).noneMatch(preset -> preset.name().contains("trial"));
    Config config = Config.parse("sanjuan:2e+trial").orThrow();
    assertThat(new SanJuan().create(config).toString())
        .contains("The edition 2e has no expansion \"trial\"; it goes with");
  }

  @Test
  void onlyWhatIsInPlayHasANumber() {
    RuleSet without = rules("2e");
    RuleSet with = rules("2e+trial");
    assertThat(without.number(BRICKYARD)).isEqualTo(RuleSet.NONE);
    assertThat(without.bit(BRICKYARD)).isZero();
    assertThat(without.number(CATHEDRAL)).isEqualTo(RuleSet.NONE);
    assertThat(with.kinds()).isEqualTo(without.kinds() + 2);
    assertThat(with.deckSize()).isEqualTo(without.deckSize() + 6);
    without
        .cardsInPlay()
        .forEach(card -> assertThat(with.number(card)).isEqualTo(without.number(card)));
    RuleSet all = rules(ALL);
    assertThat(all.number(PAWNSHOP)).isEqualTo(all.number(RESIDENCE) + 2);
    assertThat(all.number(CATHEDRAL)).isEqualTo(all.number(PAWNSHOP) + 1);
    assertThat(all.firstEvent()).isEqualTo(all.number(CATHEDRAL) + 1);
  }

  @Test
  void isInTheCatalogue() {
    Catalog catalog = Scenario.game(FAMILY, "2e+trial", 3).rules().catalog();
    Catalog.Entry entry = catalog.find("brickyard").orElseThrow();
    assertThat(entry.cost()).isEqualTo(3);
    assertThat(entry.when()).isEqualTo("builder");
    assertThat(entry.effect()).isEqualTo("Production buildings cost you 2 less.");
    assertThat(catalog.sectionOf(entry).title()).isEqualTo("City buildings");
  }

  @Test
  void aCostRuleIsChargedAndExplained() {
    Scenario s = Scenario.game(FAMILY, "2e+trial", 2);
    s.owns(0, BRICKYARD).hand(0, SILVER_SMELTER, WELL, WELL, HERO).deck(SMITHY);
    s.choose(0, "take builder");
    SanJuanGame game = s.rules();
    SanJuanState state = s.position();
    int build = governor.core.Action.of(Verb.BUILD, game.rules().number(SILVER_SMELTER));
    assertThat(game.facts(state, build))
        .contains(
            Fact.of(FactKind.PRICE, 2),
            Fact.of(FactKind.PRINTED_COST, 5),
            Fact.of(FactKind.REDUCTION, "brickyard", 2));
    s.choose(0, "build silver smelter", "pay well", "pay well");
    assertThat(s.buildings(0)).contains(SILVER_SMELTER);
  }

  @Test
  void aQuestionHasWordsADraftAndRefusals() {
    Scenario s = Scenario.game(FAMILY, "2e+trial", 2);
    s.owns(0, PAWNSHOP).hand(0, INDIGO_PLANT, WELL, HERO).deck(SMITHY, SMITHY).atRoundStart(0);
    s.offersExactly(0, "discard indigo plant", "discard well", "done");
    SanJuanGame game = s.rules();
    SanJuanState state = s.position();
    assertThat(game.questionKind(state)).isEqualTo("PAWNSHOP");
    assertThat(game.view(state, 0).question()).isEqualTo("Which cards go to the pawnshop?");
    Draft draft = game.draft(state).orElseThrow();
    assertThat(draft.slots()).extracting(Draft.Slot::name).containsExactly("indigo plant", "well");
    assertThat(game.refusals(state, game.ask(state)))
        .containsExactly(new Refusal("hero", List.of(Fact.of(FactKind.COST_LIMIT, 3))));
    s.choose(0, "discard indigo plant", "discard well");
    assertThat(s.handOf(0)).containsExactly(SMITHY, SMITHY, HERO);
  }

  @Test
  void worksOnceThePhaseIsOver() {
    Scenario s = Scenario.game(FAMILY, "2e+trial", 2);
    s.hand(0, BRICKYARD, WELL, WELL).hand(1, INDIGO_PLANT);
    s.choose(0, "take builder", "build brickyard", "pay well", "pay well");
    assertThat(s.position().works(0, BRICKYARD)).isTrue();
  }
}
