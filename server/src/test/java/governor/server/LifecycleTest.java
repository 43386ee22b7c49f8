package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import governor.core.Rng;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** One person against computer players, from the first request to the rematch. */
final class LifecycleTest extends OneServer {
  /** Plays at random to the end. */
  static Answer play(Client client, String id, long seed) {
    Rng rng = new Rng(seed);
    Answer now = client.await(id);
    while (now.isAsked()) {
      JsonNode choice = now.choices().get(rng.below(now.choices().size()));
      Answer after = client.choose(now, choice);
      assertThat(after.status()).as(after.text()).isEqualTo(200);
      now = after.isAsked() ? after : client.await(id);
    }
    return now;
  }

  @ParameterizedTest
  @ValueSource(strings = {"sanjuan:2e players=2", "puertorico players=3"})
  void aGameFromBeginningToEnd(String config) {
    Client me = server.client();
    Answer first = me.create(config, "");
    assertThat(first.json().at("/table/seed").isNull()).isTrue();

    Answer end = play(me, first.id(), 1);

    assertThat(end.tableStatus()).isEqualTo("over");
    assertThat(end.json().get("score").isObject()).isTrue();
    String seed = end.json().at("/table/seed").asString();
    assertThat(new governor.core.Seed(seed).commitment())
        .isEqualTo(first.json().at("/table/commitment").asString());

    Answer record = me.get("tables/" + end.id() + "/record");
    assertThat(record.text()).startsWith("governor-record: 1").contains("won by");

    Answer replay = me.get("tables/" + end.id() + "/replay");
    assertThat(replay.json().get("length").asInt()).isEqualTo(end.ply());
    Answer middle = me.get("tables/" + end.id() + "/replay/" + end.ply() / 2 + "?seat=1&all=true");
    assertThat(middle.json().get("views").size()).isGreaterThan(1);

    String body = Client.JSON.createObjectNode().put("record", record.text()).toString();
    Answer imported = server.client().post("records", body);
    assertThat(imported.status()).as(imported.text()).isEqualTo(201);

    Answer goOn = me.post("tables/" + end.id() + "/continue", "{\"ply\":5}");
    assertThat(goOn.status()).as(goOn.text()).isEqualTo(201);
    assertThat(goOn.json().at("/table/practice").asBoolean()).isTrue();

    Answer again = me.post("tables/" + end.id() + "/rematch", "{}");
    assertThat(again.status()).as(again.text()).isEqualTo(201);
    assertThat(again.json().at("/table/seats/0/kind").asString()).isEqualTo("computer");
    assertThat(me.post("tables/" + end.id() + "/rematch", "{}").id()).isEqualTo(again.id());
  }

  @Test
  void aRecordThatIsImportedIsTheSameAgain() {
    Client me = server.client();
    Answer end = play(me, me.create("sanjuan:2e players=2", "").id(), 3);
    String json =
        me.with("Accept", "application/json").get("tables/" + end.id() + "/record").text();
    Client other = server.client();
    Answer imported = other.post("records", "{\"record\":" + json + "}");
    String id = imported.json().get("id").asString();

    assertThat(other.look(id).tableStatus()).isEqualTo("over");
    assertThat(other.look(id).ply()).isEqualTo(end.ply());
    assertThat(other.get("tables?scope=mine").text()).contains(id);
  }

  @Test
  void aRepeatIsHarmlessAndAStaleOrIllegalChoiceRefused() {
    Client me = server.client();
    Answer now = me.await(me.create("sanjuan:2e players=3", "").id());
    JsonNode choice = now.choices().get(1);

    Answer once = me.choose(now, choice);
    Answer twice = me.choose(now, choice);
    assertThat(once.status()).isEqualTo(200);
    assertThat(twice.status()).isEqualTo(200);
    assertThat(twice.ply()).isGreaterThanOrEqualTo(once.ply());

    Answer other = me.choose(now, now.choices().get(0));
    assertThat(other.status()).isEqualTo(409);
    assertThat(other.detail()).contains("moved on");

    Answer later = me.await(now.id());
    Answer illegal =
        me.post(
            "tables/" + now.id() + "/choices",
            "{\"ply\":%d,\"choices\":[\"fly to the moon\"]}".formatted(later.ply()));
    assertThat(illegal.status()).isEqualTo(422);
    assertThat(illegal.detail()).contains("fly to the moon");
    assertThat(me.post("tables/" + now.id() + "/choices", "{\"ply\":999,\"choices\":[1]}").status())
        .isEqualTo(409);
  }

  @Test
  void aRowOfChoicesIsMadeAsAWholeOrNotAtAll() {
    Client me = server.client();
    Answer now = me.await(me.create("puertorico players=3", "").id());
    Answer refused =
        me.post(
            "tables/" + now.id() + "/choices",
            "{\"ply\":%d,\"choices\":[%s,\"pass away\"]}"
                .formatted(now.ply(), now.choices().get(0).get("id")));

    assertThat(refused.status()).isEqualTo(422);
    assertThat(me.look(now.id()).ply()).isEqualTo(now.ply());
  }

  @Test
  void undoGoesBackAndMarksPracticeWhereItUnsees() {
    Client me = server.client();
    Answer now = me.await(me.create("sanjuan:2e players=2", "").id());
    int before = now.ply();
    // Whoever takes the prospector draws a card, which cannot be unseen.
    JsonNode prospector = now.choices().get(now.choices().size() - 1);
    me.choose(now, prospector);
    Answer after = me.await(now.id());
    assertThat(after.json().at("/undo/free").asBoolean()).isFalse();

    Answer undone =
        me.post("tables/" + now.id() + "/undo", "{\"ply\":" + after.json().at("/undo/ply") + "}");

    assertThat(undone.status()).as(undone.text()).isEqualTo(200);
    assertThat(undone.ply()).isEqualTo(before);
    assertThat(undone.version()).isGreaterThan(after.version());
    assertThat(undone.json().at("/table/practice").asBoolean()).isTrue();
    assertThat(me.get("tables/" + now.id() + "/replay").text()).contains("\"undone\":true");
  }

  @Test
  void hintsAndReviews() {
    Client me = server.client();
    Answer now = me.await(me.create("sanjuan:2e players=2", "").id());
    Answer hint = me.get("tables/" + now.id() + "/hint");
    assertThat(hint.status()).as(hint.text()).isEqualTo(200);
    assertThat(hint.json().get("candidates").size()).isPositive();
    assertThat(me.post("tables/" + now.id() + "/analysis", "{}").status()).isEqualTo(409);
    assertThat(me.post("tables/" + now.id() + "/resign", "{}").tableStatus()).isEqualTo("ended");
    assertThat(me.post("tables/" + now.id() + "/analysis", "{}").status()).isEqualTo(202);
    Answer review = me.get("tables/" + now.id() + "/analysis");
    for (int i = 0; i < 3000 && !review.json().get("state").asString().equals("done"); i++) {
      Client.pause();
      review = me.get("tables/" + now.id() + "/analysis");
    }
    assertThat(review.json().get("state").asString()).isEqualTo("done");
  }

  @Test
  void whatIsStoredSurvivesTheServer(@TempDir Path other) {
    Client me;
    Answer now;
    try (TestServer before = TestServer.on(other)) {
      me = before.client();
      now = me.await(me.create("sanjuan:2e players=3", "").id());
      now = me.choose(now, now.choices().get(0));
    }
    try (TestServer after = TestServer.on(other)) {
      Answer later = me.at(after.port()).await(now.id());
      assertThat(later.ply()).isGreaterThanOrEqualTo(now.ply());
      assertThat(later.isAsked()).isTrue();
    }
  }
}
