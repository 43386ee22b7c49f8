package governor.puertorico;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.GameFamily.Setting;
import governor.testkit.GameContract;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Puerto Rico keeps the contract of a game with every setting of an expansion. */
class ExpansionSettingsContractTest {
  private static final String ALL = "puertorico+new-buildings+nobles+buccaneer+festival";

  static Stream<String> configs() {
    return Stream.of(
            "draft=players",
            "draft=chance",
            "both-haciendas",
            "draft=chance both-haciendas unmanned-forest-house",
            "base-colonists",
            "draft=chance different-extra-goods",
            "kidnapped-for-all",
            "automatic-colonists",
            "refuse-colonists",
            "swapped-prices",
            "corn-pays open-points")
        .flatMap(
            settings ->
                Stream.of(2, 3, 5)
                    .map(players -> ALL + " players=" + players + " rounds=60 " + settings));
  }

  @ParameterizedTest
  @MethodSource("configs")
  void everySettingOfAnExpansion(String config) {
    GameContract.check(new PuertoRico(), config);
  }

  @Test
  void thereAreTheseSettings() {
    assertThat(new PuertoRico().settings())
        .extracting(Setting::name)
        .containsAll(PuertoRicoHouseRulesContractTest.OF_EXPANSIONS);
  }
}
