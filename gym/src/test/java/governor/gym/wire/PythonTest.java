package governor.gym.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tests of the Python package, where there is a Python with numpy. */
final class PythonTest {
  @Test
  void thePackagesOwnTestsPass() throws IOException {
    Programs.Ended tests =
        Programs.run(
            List.of(
                Programs.python(), "-m", "unittest", "discover", "-v", "-s", "tests", "-t", "."),
            Programs.ROOT.resolve("python"));
    assertThat(tests.status()).as(tests.text()).isZero();
    tests
        .text()
        .lines()
        .filter(line -> line.contains("... skipped"))
        .forEach(line -> System.out.println("[INFO] Left out: " + line));
  }
}
