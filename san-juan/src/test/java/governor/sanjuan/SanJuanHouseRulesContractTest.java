package governor.sanjuan;

import governor.testkit.GameContract;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** San Juan keeps the contract of a game with every house rule. */
class SanJuanHouseRulesContractTest {
  static Stream<String> houseRules() {
    return new SanJuan()
        .settings().stream()
            .map(setting -> setting.name())
            .filter(name -> !name.equals("rounds"))
            .flatMap(
                name ->
                    Stream.of("sanjuan:2e+new-buildings+events", "sanjuan:1e+treasure-chest")
                        .map(preset -> preset + " players=4 rounds=60 " + name));
  }

  @ParameterizedTest
  @MethodSource("houseRules")
  void everyHouseRule(String config) {
    GameContract.check(new SanJuan(), config);
  }
}
