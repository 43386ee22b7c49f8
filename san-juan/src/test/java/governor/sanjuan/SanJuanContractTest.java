package governor.sanjuan;

import governor.testkit.GameContract;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** San Juan keeps the contract of a game in every preset. */
class SanJuanContractTest {
  static Stream<String> configs() {
    return GameContract.configs(new SanJuan());
  }

  @ParameterizedTest
  @MethodSource("configs")
  void everyPreset(String config) {
    GameContract.check(new SanJuan(), config);
  }
}
