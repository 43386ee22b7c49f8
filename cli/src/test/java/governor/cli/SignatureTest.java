package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The same seeds lead to the same ends on every machine. If this fails because a rule was meant to
 * change, raise the version of that game's rules and keep the new answer of {@code governor
 * signature --games 20}.
 */
class SignatureTest {
  @TempDir Path home;

  @Test
  void everyPresetEndsAsItAlwaysDid() throws Exception {
    Run run = Run.of(home, "signature --games 20");
    assertThat(run.exit()).isZero();
    assertThat(run.out())
        .isEqualToNormalizingNewlines(
            Files.readString(Path.of("src/test/resources/signature.txt")));
  }
}
