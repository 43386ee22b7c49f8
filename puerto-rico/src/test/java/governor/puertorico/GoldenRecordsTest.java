package governor.puertorico;

import governor.testkit.GoldenRecords;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Games kept from earlier replay to the same result. */
class GoldenRecordsTest {
  static Stream<Path> records() {
    return GoldenRecords.all();
  }

  @ParameterizedTest
  @MethodSource("records")
  void replaysToTheSameResult(Path file) {
    GoldenRecords.check(new PuertoRico(), file);
  }
}
