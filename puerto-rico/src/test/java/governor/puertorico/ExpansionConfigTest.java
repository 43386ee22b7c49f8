package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Config;
import governor.core.Game;
import governor.core.Parsed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which expansions and settings go together, and that others are refused with a sentence. */
class ExpansionConfigTest {
  private static Parsed<Game<?>> game(String config) {
    return Config.parse(config).then(new PuertoRico()::create);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "puertorico+privateer",
        "puertorico+nobles+nobles",
        "puertorico+new-buildings draft=fast",
        "puertorico+new-buildings set=nonsense",
        "puertorico draft=chance",
        "puertorico base-colonists",
        "puertorico+nobles both-haciendas",
      })
  void isRefusedWithASentence(String config) {
    Parsed<Game<?>> refused = game(config);
    assertThat(refused).isInstanceOf(Parsed.Refused.class);
    assertThat(((Parsed.Refused<?>) refused).sentence()).matches("(?s)[A-Z].*\\.");
  }

  @Test
  void theOrderOfExpansionsDoesNotMatter() {
    String one = PuertoRico.game("puertorico+nobles+festival players=3").ruleFingerprint();
    String other = PuertoRico.game("puertorico+festival+nobles players=3").ruleFingerprint();
    assertThat(one).isEqualTo(other);
  }

  @Test
  void theBaseGameHasNothingOfTheExpansions() {
    PuertoRicoGame game = PuertoRico.game("puertorico players=5");
    assertThat(game.rules().kinds()).isEqualTo(23);
    assertThat(game.rules().hasNobles()).isFalse();
    assertThat(game.rules().hasFestival()).isFalse();
    assertThat(game.rules().has(Role.BUCCANEER)).isFalse();
    assertThat(game.catalog().find("church")).isEmpty();
    assertThat(game.catalog().find("forest")).isEmpty();
    assertThat(game.catalog().find("buccaneer")).isEmpty();
  }

  @Test
  void theCatalogHasWhatIsInPlay() {
    PuertoRicoGame game = PuertoRico.game("puertorico+new-buildings+nobles+buccaneer players=4");
    assertThat(game.rules().kinds()).isEqualTo(23 + 14 + 8);
    var statue = game.catalog().find("statue").orElseThrow();
    assertThat(statue.cost()).isEqualTo(10);
    assertThat(statue.points()).isEqualTo(8);
    assertThat(game.catalog().find("villa")).isPresent();
    assertThat(game.catalog().find("forest")).isPresent();
    assertThat(game.catalog().find("buccaneer")).isPresent();
    for (String topic : new String[] {"noble", "guests", "draft", "kidnapped role"}) {
      assertThat(game.catalog().findTopic(topic)).as(topic).isPresent();
    }
  }
}
