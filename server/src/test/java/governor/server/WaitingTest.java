package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One stranger cannot keep everybody waiting. */
final class WaitingTest {
  private static final String STRONG =
      "[{\"kind\":\"me\"},{\"kind\":\"computer\",\"level\":6},{\"kind\":\"computer\",\"level\":6}]";
  private static final String WEAK = "[{\"kind\":\"me\"},{\"kind\":\"computer\",\"level\":1}]";
  private static final String COMPUTERS =
      "[{\"kind\":\"computer\",\"level\":6},{\"kind\":\"computer\",\"level\":6}]";

  @TempDir Path folder;

  /** By far the most tables are always waiting for their computer players here. */
  @Test
  void manyStrongPlayersOfOneStrangerKeepNobodyWaiting() {
    try (TestServer server = TestServer.on(folder)) {
      Client stranger = server.client();
      for (int i = 0; i < 120; i++) {
        Answer table = stranger.create("sanjuan:2e players=3", STRONG);
        if (table.isAsked()) {
          stranger.choose(table, table.choices().get(0));
        }
      }
      Client me = server.client();
      Answer now = me.create("sanjuan:2e players=2", WEAK);
      List<Duration> waits = new ArrayList<>();
      for (int i = 0; i < 15; i++) {
        now = me.await(now.id());
        Instant sent = Instant.now();
        assertThat(me.choose(now, now.choices().get(0)).status()).isEqualTo(200);
        now = me.await(now.id());
        waits.add(Duration.between(sent, Instant.now()));
      }
      waits.sort(Duration::compareTo);
      assertThat(waits.get(waits.size() / 2)).isLessThan(Duration.ofSeconds(1));
    }
  }

  @Test
  void computerPlayersAmongThemselvesAreFewForEachAddress() {
    try (TestServer server = TestServer.limited(folder)) {
      String body = "{\"config\":\"sanjuan:2e players=2\",\"seats\":%s}".formatted(COMPUTERS);
      for (int i = 0; i < 3; i++) {
        assertThat(server.client().post("tables", body).status()).isEqualTo(201);
      }
      Answer refused = server.client().post("tables", body);
      assertThat(refused.status()).isEqualTo(429);
      assertThat(server.client().post("tables", body.replaceFirst("computer", "me")).status())
          .isEqualTo(201);
    }
  }

  @Test
  void computerPlayersAmongThemselvesTakeTheirTime() {
    try (TestServer server = TestServer.on(folder)) {
      Client host = server.client();
      Answer table = host.create("sanjuan:2e players=2", COMPUTERS.replace('6', '1'));
      Instant begun = Instant.now();
      int ply = host.look(table.id()).ply();
      while (host.look(table.id()).ply() < ply + 2) {
        Client.pause();
      }
      assertThat(Duration.between(begun, Instant.now())).isGreaterThan(Duration.ofMillis(900));
    }
  }

  @Test
  void takingBackAndPlayingOnceMoreAreCounted() {
    try (TestServer server = TestServer.limited(folder)) {
      Client me = server.client();
      String id = ended(me);
      List<Integer> undone = new ArrayList<>();
      for (int i = 0; i < 35; i++) {
        undone.add(me.post("tables/" + id + "/undo", "{\"ply\":0}").status());
      }
      assertThat(undone).startsWith(422).contains(429);
      // A rematch that is there is only found; each new one counts as a table.
      String last = id;
      int status = 201;
      for (int i = 0; i < 60 && status == 201; i++) {
        Answer again = me.post("tables/" + last + "/rematch", "{}");
        status = again.status();
        if (status == 201) {
          last = again.id();
          me.post("tables/" + last + "/end-offer", "{\"seat\":0}");
          me.post("tables/" + last + "/end-offer", "{\"seat\":1}");
        }
      }
      assertThat(status).isEqualTo(429);
    }
  }

  @Test
  void oneGameOfEachPersonIsAnalysedAtATimeAndTheOthersHaveAPlace() {
    try (TestServer server = TestServer.on(folder)) {
      Client anna = server.client();
      Client ben = server.client();
      String first = ended(anna);
      String second = ended(anna);
      String third = ended(ben);
      assertThat(anna.post("tables/" + first + "/analysis", "{}").status()).isEqualTo(202);
      assertThat(anna.post("tables/" + first + "/analysis", "{}").status()).isEqualTo(202);
      Answer refused = anna.post("tables/" + second + "/analysis", "{}");
      assertThat(refused.status()).as(refused.text()).isEqualTo(429);
      assertThat(refused.detail()).contains("Another game of yours");
      Answer waits = ben.post("tables/" + third + "/analysis", "{}");
      assertThat(waits.status()).isEqualTo(202);
      assertThat(waits.json().get("place").asInt()).as(waits.text()).isEqualTo(1);
      assertThat(ben.get("tables/" + third + "/analysis").json().get("state").asString())
          .isEqualTo("running");
    }
  }

  /** A game that was played for a while and stopped. */
  private static String ended(Client who) {
    Answer now = who.create("sanjuan:2e players=2", "[{\"kind\":\"me\"},{\"kind\":\"me\"}]");
    for (int i = 0; i < 60; i++) {
      who.choose(now, now.choices().get(0));
      now = who.look(now.id());
    }
    who.post("tables/" + now.id() + "/end-offer", "{\"seat\":0}");
    who.post("tables/" + now.id() + "/end-offer", "{\"seat\":1}");
    assertThat(who.look(now.id()).tableStatus()).isEqualTo("ended");
    return now.id();
  }
}
