package governor.puertorico;

import governor.testkit.GameContract;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Puerto Rico keeps the contract of a game with every house rule. */
class PuertoRicoHouseRulesContractTest {
  static Stream<String> houseRules() {
    return new PuertoRico()
        .settings().stream()
            .map(setting -> setting.name())
            .filter(name -> !name.equals("rounds"))
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
