package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Config;
import governor.core.Game;
import governor.core.Options;
import governor.core.Parsed;
import governor.core.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which configs there are, and with what sentence the others are refused. */
class ConfigTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "puertorico players=1 | for 2 to 5 players, not for 1",
        "puertorico players=6 | for 2 to 5 players, not for 6",
        "puertorico:2e | no edition or expansion \"2e\"",
        "puertorico corn-pay | no setting \"corn-pay\"; try corn-pays",
        "puertorico rounds | needs a number",
        "puertorico rounds=0 | needs a number",
        "puertorico corn-pays=2 | takes no value",
        "puertorico strict-options | leave out \"strict-options\"",
      })
  void isRefusedWithASentence(String config, String reason) {
    Parsed<Game<?>> game = Config.parse(config).then(new PuertoRico()::create);
    assertThat(game).isInstanceOf(Parsed.Refused.class);
    assertThat(((Parsed.Refused<?>) game).sentence()).contains(reason).endsWith(".");
  }

  @Test
  void everyPresetIsAGame() {
    PuertoRico family = new PuertoRico();
    assertThat(family.name()).isEqualTo("puertorico");
    for (var preset : family.presets()) {
      assertThat(Config.parse(preset.name()).then(family::create)).isInstanceOf(Parsed.Ok.class);
    }
    assertThat(family.playerCounts()).containsExactly(2, 3, 4, 5);
  }

  @Test
  void theRoundLimitEndsTheGame() {
    PuertoRicoGame game = PuertoRico.game("puertorico players=3 rounds=2");
    PuertoRicoState s = game.newGame(new Rng(1));
    Options options = new Options();
    game.advance(s, options);
    while (!s.isOver()) {
      game.apply(s, options.get(0));
      game.advance(s, options);
    }
    assertThat(s.round()).isEqualTo(2);
    assertThat(s.endIsNear()).isFalse();
  }

  @Test
  void theRulesHaveAFingerprintOfTheirNumbers() {
    String plain = PuertoRico.game("puertorico players=4").ruleFingerprint();
    assertThat(PuertoRico.game("puertorico players=4").ruleFingerprint()).isEqualTo(plain);
    assertThat(PuertoRico.game("puertorico players=4 swapped-prices").ruleFingerprint())
        .isNotEqualTo(plain);
    assertThat(PuertoRico.game("puertorico players=2").ruleFingerprint()).isNotEqualTo(plain);
  }

  @Test
  void theCatalogHasEveryPieceWithItsNumbers() {
    PuertoRicoGame game = PuertoRico.game("puertorico players=5");
    var catalog = game.catalog();
    var harbor = catalog.find("Harbor").orElseThrow();
    assertThat(harbor.cost()).isEqualTo(8);
    assertThat(harbor.points()).isEqualTo(3);
    assertThat(harbor.copies()).isEqualTo(2);
    assertThat(catalog.find("second prospector")).isPresent();
    assertThat(catalog.find("coffee plantation").orElseThrow().copies()).isEqualTo(8);
    assertThat(catalog.find("coffee").orElseThrow().cost()).isEqualTo(4);
    assertThat(catalog.sections().stream().mapToInt(section -> section.entries().size()).sum())
        .isEqualTo(game.rules().kinds() + Tile.KINDS + Good.KINDS + 8);
  }
}
