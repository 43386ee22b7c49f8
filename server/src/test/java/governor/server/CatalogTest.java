package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pieces of a game as its description says, with the set-up in figures. */
final class CatalogTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "puertorico%20players%3D3, doubloons",
    "sanjuan:yaro%2Bnew-buildings%2Bevents%20players%3D2, deck"
  })
  void theCatalogueTellsTheSetUp(String config, String figure) {
    try (TestServer server = TestServer.on(folder)) {
      Answer answer = server.client().get("catalog?config=" + config);

      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.json().get("figures").toString()).contains('"' + figure + '"');
    }
  }
}
