package governor.puertorico;

import governor.testkit.GameContract;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Puerto Rico keeps the contract of a game with any union of the four expansions. */
class ExpansionsContractTest {
  private static final List<String> EXPANSIONS =
      List.of("new-buildings", "nobles", "buccaneer", "festival");

  static Stream<String> configs() {
    return IntStream.range(0, 1 << EXPANSIONS.size())
        .boxed()
        .flatMap(
            union ->
                Stream.of(2, 3, 4, 5)
                    .map(
                        players ->
                            name(union) + " players=" + players + " " + GameContract.ROUND_LIMIT));
  }

  private static String name(int union) {
    List<String> words = new ArrayList<>(List.of("puertorico"));
    for (int expansion = 0; expansion < EXPANSIONS.size(); expansion++) {
      if ((union >>> expansion & 1) != 0) {
        words.add(EXPANSIONS.get(expansion));
      }
    }
    return String.join("+", words);
  }

  @ParameterizedTest
  @MethodSource("configs")
  void everyUnionOfExpansions(String config) {
    GameContract.check(new PuertoRico(), config);
  }
}
