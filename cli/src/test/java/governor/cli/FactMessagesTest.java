package governor.cli;

import static org.assertj.core.api.Assertions.assertThat;

import governor.cli.text.Json;
import governor.core.FactKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kind of fact has a sentence in every language of the browser app. */
final class FactMessagesTest {
  private static final Path MESSAGES = Path.of("../web/src/main/resources/governor/web/messages");

  @ParameterizedTest
  @ValueSource(strings = {"en", "de"})
  void everyFactHasASentence(String language) throws IOException {
    Path file = MESSAGES.resolve("table." + language + ".json");
    Map<?, ?> messages = Json.read(Files.readString(file)).orThrow();
    List<String> keys = Arrays.stream(FactKind.values()).map(kind -> "fact." + kind.key()).toList();
    assertThat(messages.keySet()).map(Object::toString).containsAll(keys);
  }
}
