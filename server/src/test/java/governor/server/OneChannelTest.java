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
   * A whole game of Puerto Rico took 2.2 million bytes when every act was answered with a position,
   * and 0.67 million when every event was a whole one.
   */
  private static final int MOST_BYTES = 350_000;

  /** So many acts does a person in such a game. */
  private static final int ACTS = 50;

  @TempDir private static Path folder;

  @Test
  void aWholeGameOfPuertoRicoIsToldOnce() throws IOException {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client().with("Prefer", "return=outcome");
      Answer made =
          me.post(
              "tables",
              """
              {"config":"puertorico players=3","seed":"told-once","seats":[
                {"kind":"me"},{"kind":"computer","level":1},{"kind":"computer","level":1}]}\
              """);
      assertThat(made.status()).as(made.text()).isEqualTo(201);
      String id = made.json().get("id").asString();
      Set<Integer> versions = new HashSet<>();
      int acts = 0;
      int bytes = 0;
      try (BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(
                  me.open("tables/" + id + "/stream?steps=true&changes=true"),
                  StandardCharsets.UTF_8))) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          if (line.isBlank()) {
            continue;
          }
          bytes += line.getBytes(StandardCharsets.UTF_8).length + 1;
          JsonNode position = Client.JSON.readTree(line);
          assertThat(versions.add(position.get("version").asInt())).as("told twice").isTrue();
          if (position.at("/table/status").asString("").equals("over")) {
            break;
          }
          if (position.path("ask").isObject()) {
            Answer outcome = answer(me, id, position);
            assertThat(outcome.json().propertyNames()).containsExactly("version", "ply");
            bytes += outcome.text().getBytes(StandardCharsets.UTF_8).length;
            acts++;
          }
        }
      }
      assertThat(acts).isGreaterThan(20);
      assertThat(bytes / acts).as(bytes + " bytes").isLessThan(MOST_BYTES / ACTS);
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
