package governor.puertorico;

import governor.testkit.GameContract;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Puerto Rico keeps the contract of a game for every number of players. */
class PuertoRicoContractTest {
  static Stream<String> configs() {
    return GameContract.configs(new PuertoRico());
  }

  @ParameterizedTest
  @MethodSource("configs")
  void everyNumberOfPlayers(String config) {
    GameContract.check(new PuertoRico(), config);
  }
}
