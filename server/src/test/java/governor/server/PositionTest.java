package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ObjectNode;

/** Tables that begin in a position which somebody wrote. */
final class PositionTest {
  private static final String ONE =
      "sanjuan:2e players=2 | round: 6 | governor: 2 | 1 hand: library, tower"
          + " | 1 buildings: indigo plant (good ?), sugar mill"
          + " | 2 hand: 4 ? | 2 buildings: indigo plant, chapel";

  @TempDir Path folder;

  private static String body(String position, String more) {
    ObjectNode body = Client.JSON.createObjectNode();
    body.put("position", position);
    return body.toString().replaceFirst("}$", more + "}");
  }

  @Test
  void whatATextIsCanBeAsked() {
    try (TestServer server = TestServer.on(folder)) {
      Answer told = server.client().post("positions/check", body(ONE, ""));
      assertThat(told.status()).as(told.text()).isEqualTo(200);
      assertThat(told.json().get("config").asString()).isEqualTo("sanjuan:2e players=2");
      assertThat(told.json().get("asked").asInt()).isEqualTo(1);
      assertThat(told.json().get("round").asInt()).isEqualTo(6);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          sanjuan:2e players=2 | 1 hand: 9 library; library
          sanjuan:2e players=2 | 1 hand: pyramid; pyramid
          sanjuan:2e players=2 | asked: nobody; over
          sanjuan:2e players=9 | round: 2; players
          chess | round: 2; chess
          puertorico players=3 | 1 colonists: 400; colonists
          nonsense without sense; nonsense
          """)
  void whatDoesNotAddUpIsNamedAndNothingIsLeftBehind(String position, String named) {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client();
      for (String path : new String[] {"positions", "positions/check"}) {
        Answer refused = me.post(path, body(position, ""));
        assertThat(refused.status()).as(refused.text()).isEqualTo(422);
        assertThat(refused.detail()).containsIgnoringCase(named).endsWith(".");
      }
      assertThat(me.get("tables?scope=mine").json().get("tables")).isEmpty();
    }
  }

  @Test
  void aTableBeginsThereAndItsPastBeginsThere() {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client();
      Answer now = me.post("positions", body(ONE, ""));
      assertThat(now.status()).as(now.text()).isEqualTo(201);
      assertThat(now.json().at("/table/practice").asBoolean()).isTrue();
      assertThat(now.json().at("/view/round").asInt()).isEqualTo(6);
      assertThat(now.json().at("/table/seats/1/you").asBoolean()).as("who is asked").isTrue();
      assertThat(now.isAsked()).isTrue();
      String text = me.get("tables/" + now.id() + "/text").json().get("position").asString();
      assertThat(text).contains("| 1 hand: 2 ? |").contains("| 2 hand: ");
      // Chance may deal a library to the other hand too.
      assertThat(text.replaceFirst("\\| 2 hand: [^|]*", "")).doesNotContain("library", "tower");

      me.choose(now, now.choices().get(0));
      Answer later = me.await(now.id());
      assertThat(later.ply()).isPositive();
      String before = "tables/" + now.id() + "/text?ply=0";
      assertThat(me.get(before).json().get("position").asString()).isEqualTo(text);
      Answer past = me.get("tables/" + now.id() + "/replay/0");
      assertThat(past.json().at("/view/round").asInt()).isEqualTo(6);

      Answer on = me.post("tables/" + now.id() + "/continue", "{\"ply\":0}");
      assertThat(on.json().at("/view")).isEqualTo(now.json().at("/view"));
    }
    try (TestServer again = TestServer.on(folder)) {
      assertThat(again.client().get("/health").status()).isEqualTo(200);
    }
  }

  @Test
  void itsRecordLeadsBackToTheSameGame() {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client();
      Answer now = me.post("positions", body(ONE, ""));
      me.choose(now, now.choices().get(0));
      Answer later = me.await(now.id());
      String record = me.get("tables/" + now.id() + "/record").text();
      assertThat(record).contains("position: " + ONE);
      ObjectNode body = Client.JSON.createObjectNode();
      body.put("record", record);
      Answer imported = me.post("records", body.toString());
      assertThat(imported.status()).as(imported.text()).isEqualTo(201);
      String id = imported.json().get("id").asString();
      Answer past = me.get("tables/" + id + "/replay/" + later.ply() + "?seat=1");
      assertThat(past.json().at("/view")).isEqualTo(later.json().at("/view"));
    }
  }

  @Test
  void strangersLearnNothing() {
    try (TestServer server = TestServer.on(folder)) {
      Answer now = server.client().post("positions", body(ONE, ""));
      assertThat(server.client().get("tables/" + now.id() + "/text").status()).isEqualTo(403);
      assertThat(server.client().get("tables/nobody/text").status()).isEqualTo(404);
    }
  }

  @Test
  void seatsCanBeNamed() {
    try (TestServer server = TestServer.on(folder)) {
      String seats =
          ",\"seats\":[{\"kind\":\"me\",\"name\":\"Anna\"},{\"kind\":\"computer\",\"level\":1}]";
      Answer now = server.client().post("positions", body(ONE, seats));
      assertThat(now.json().at("/table/seats/0/name").asString()).isEqualTo("Anna");
      Answer wrong = server.client().post("positions", body(ONE, ",\"seats\":[]"));
      assertThat(wrong.status()).isEqualTo(422);
    }
  }
}
