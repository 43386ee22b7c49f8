package governor.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfigTest {
  @Test
  void readsGameModulesPlayersAndSettings() {
    Config config =
        Config.parse(" sanjuan:2e+events  rounds=50 players=3 setup-variation").orThrow();
    assertThat(config.game()).isEqualTo("sanjuan");
    assertThat(config.modules()).containsExactly("2e", "events");
    assertThat(config.players()).isEqualTo(3);
    assertThat(config.has("setup-variation")).isTrue();
    assertThat(config.settings()).containsEntry("rounds", "50");
  }

  @Test
  void printsInOneOrderAndReadsThatBack() {
    Config config = Config.parse("sanjuan:2e setup-variation rounds=50 players=2").orThrow();
    assertThat(config).hasToString("sanjuan:2e players=2 rounds=50 setup-variation");
    assertThat(Config.parse(config.toString()).orThrow()).isEqualTo(config);
  }

  @Test
  void withoutANumberFourPlay() {
    assertThat(Config.parse("puertorico").orThrow())
        .isEqualTo(new Config("puertorico", List.of(), 4, java.util.Map.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "'', The config is empty",
    "sanjuan:2e players=many, The number of players must be a number",
    "sanjuan:2e rounds=1 rounds=2, is given twice",
  })
  void refusesWithASentence(String text, String part) {
    assertThat(Config.parse(text))
        .isInstanceOfSatisfying(
            Parsed.Refused.class,
            refused -> assertThat(refused.sentence()).contains(part).endsWith("."));
  }
}
