package governor.puertorico;

import governor.testkit.GameContract;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Puerto Rico keeps the contract of a game with every house rule. */
class PuertoRicoHouseRulesContractTest {
  /** Settings that need an expansion; {@link ExpansionSettingsContractTest} has them. */
  static final Set<String> OF_EXPANSIONS =
      Set.of(
          "draft",
          "set",
          "both-haciendas",
          "unmanned-forest-house",
          "different-extra-goods",
          "base-colonists",
          "kidnapped-for-all");

  static Stream<String> houseRules() {
    return new PuertoRico()
        .settings().stream()
            .map(setting -> setting.name())
            .filter(name -> !OF_EXPANSIONS.contains(name) && !name.equals("rounds"))
            .flatMap(
                name ->
                    Stream.of(2, 3, 5)
                        .map(players -> "puertorico players=" + players + " rounds=60 " + name));
  }

  @ParameterizedTest
  @MethodSource("houseRules")
  void everyHouseRule(String config) {
    GameContract.check(new PuertoRico(), config);
  }
}
