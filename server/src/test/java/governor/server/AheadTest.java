package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a row of choices would lead to, and what that must not tell. */
final class AheadTest {
  @TempDir Path folder;

  @Test
  void whatWouldBeAskedNextIsTheQuestionThatThenComes() {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client();
      String seats = "[{\"kind\":\"me\",\"name\":\"A\"},{\"kind\":\"me\",\"name\":\"B\"}]";
      Answer now = me.create("sanjuan:2e players=2", seats);
      int foreseen = 0;
      int hidden = 0;
      for (int i = 0; i < 120 && now.isAsked(); i++) {
        JsonNode choice = now.choices().get(i % now.choices().size());
        Answer ahead = ahead(me, now, choice.get("id").asString());
        assertThat(ahead.status()).as(ahead.text()).isEqualTo(200);
        assertThat(ahead(me, now, choice.get("words").asString()).json()).isEqualTo(ahead.json());
        int seat = now.json().at("/ask/seat").asInt();
        assertThat(me.look(now.id()).version()).isEqualTo(now.version());
        now = me.choose(now, choice);
        assertThat(ahead.json().at("/made/0").asString()).isEqualTo(choice.get("words").asString());
        JsonNode told = ahead.json().get("ask");
        if (told.isNull()) {
          hidden++;
        } else {
          foreseen++;
          assertThat(told.get("seat").asInt()).isEqualTo(seat);
          if (now.json().at("/ask/seat").asInt() == seat && routine(told).isEmpty()) {
            assertThat(ids(now.json().get("ask"))).isEqualTo(ids(told));
          }
        }
      }
      assertThat(foreseen).isPositive();
      assertThat(hidden).isPositive();
    }
  }

  private static String routine(JsonNode ask) {
    return ask.get("routine").isNull() ? "" : ask.get("routine").asString();
  }

  private static List<Integer> ids(JsonNode ask) {
    List<Integer> ids = new ArrayList<>();
    ask.get("choices").forEach(each -> ids.add(each.get("id").asInt()));
    return ids;
  }

  private static Answer ahead(Client client, Answer now, String choices) {
    return client.get("tables/" + now.id() + "/ahead?choices=" + choices.replace(" ", "%20"));
  }

  @Test
  void onlyWhoIsAskedMayLookAhead() {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client();
      Answer now = me.create("sanjuan:2e players=2", "[{\"kind\":\"me\"},{\"kind\":\"open\"}]");
      Client other = server.client();
      String code = now.joinCode();
      other.post("tables/" + now.id() + "/join", "{\"code\":\"" + code + "\",\"name\":\"Ben\"}");
      Answer mine = me.look(now.id());
      Client asked = mine.isAsked() ? me : other;
      Client waiting = mine.isAsked() ? other : me;
      Answer open = asked.look(now.id());
      String first = open.choices().get(0).get("id").asString();
      assertThat(ahead(asked, open, first).status()).isEqualTo(200);
      assertThat(ahead(waiting, open, first).status()).isEqualTo(422);
      assertThat(ahead(server.client(), open, first).status()).isEqualTo(403);
      assertThat(ahead(asked, open, "999999999").status()).isEqualTo(422);
      assertThat(ahead(asked, open, "nonsense").detail()).contains("nonsense");
      assertThat(ahead(asked, open, "").status()).isEqualTo(400);
      assertThat(ahead(asked, open, "1,".repeat(70) + "1").status()).isEqualTo(422);
      assertThat(asked.get("tables/" + now.id() + "/ahead").status()).isEqualTo(400);
    }
  }
}
