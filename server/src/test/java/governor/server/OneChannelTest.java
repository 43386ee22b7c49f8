package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Positions come by the stream, once each; acts are answered with their outcome alone. */
final class OneChannelTest {
  /**
   * A whole game of Puerto Rico took 2.2 million bytes when every act was answered with a position.
   */
  private static final int MOST_BYTES = 350_000;

  @TempDir private static Path folder;

  @Test
  void aWholeGameOfPuertoRicoIsToldOnce() throws IOException {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client().with("Prefer", "return=outcome");
      Answer made =
          me.create(
              "puertorico players=3",
              "[{\"kind\":\"me\"},{\"kind\":\"computer\",\"level\":1},{\"kind\":\"computer\",\"level\":1}]");
      String id = made.json().get("id").asString();
      Set<Integer> versions = new HashSet<>();
      int acts = 0;
      try (BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(me.open("tables/" + id + "/stream"), StandardCharsets.UTF_8))) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          if (line.isBlank()) {
            continue;
          }
          JsonNode position = Client.JSON.readTree(line);
          assertThat(versions.add(position.get("version").asInt())).as("told twice").isTrue();
          if (position.at("/table/status").asString().equals("over")) {
            break;
          }
          if (position.get("ask").isObject()) {
            Answer outcome = answer(me, id, position);
            assertThat(outcome.json().propertyNames()).containsExactly("version", "ply");
            acts++;
          }
        }
      }
      assertThat(acts).isGreaterThan(20);
    }
  }

  private static Answer answer(Client me, String id, JsonNode position) {
    JsonNode draft = position.at("/ask/draft/choices");
    JsonNode choices = position.at("/ask/choices");
    String row =
        draft.isArray()
            ? draft.toString()
            : "[" + choices.get(position.get("ply").asInt() % choices.size()).get("id") + "]";
    Answer outcome =
        me.post(
            "tables/" + id + "/choices",
            "{\"ply\":%d,\"choices\":%s}".formatted(position.get("ply").asInt(), row));
    assertThat(outcome.status()).as(outcome.text()).isEqualTo(200);
    return outcome;
  }
}
