package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who wants to is known on other devices, gets all that is kept of them, and has it deleted. */
final class PersonsTest {
  private static final String LOGIN = "{\"login\":\"Anna\",\"passphrase\":\"three words of mine\"}";
  private static final String SEATS =
      "[{\"kind\":\"me\",\"name\":\"Annabella\"},{\"kind\":\"me\"}]";

  @TempDir Path folder;

  @Test
  void aPassphraseFindsTheGamesOnAnotherDevice() {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client();
      String id = me.create("sanjuan:2e players=2", SEATS).id();
      assertThat(me.post("me/passphrase", LOGIN.replace("words", "")).status()).isEqualTo(200);
      assertThat(me.post("me/passphrase", LOGIN).status()).isEqualTo(200);
      Client phone = server.client();
      Answer wrong = phone.post("login", LOGIN.replace("mine", "yours"));
      assertThat(wrong.status()).isEqualTo(403);
      assertThat(phone.look(id).status()).isEqualTo(403);
      assertThat(phone.post("login", LOGIN).status()).isEqualTo(200);
      assertThat(phone.look(id).status()).isEqualTo(200);
      assertThat(phone.get("tables?scope=mine").json().get("tables")).hasSize(1);
      assertThat(server.client().post("me/passphrase", LOGIN).status()).isEqualTo(422);

      // Whoever lost a device keeps the others out.
      assertThat(me.post("me/renew", "{}").status()).isEqualTo(200);
      assertThat(me.look(id).status()).isEqualTo(200);
      assertThat(phone.look(id).status()).isEqualTo(403);
    }
  }

  /** Otherwise whoever has found a lost device would go on seeing its owner's hands. */
  @Test
  void aStreamEndsWhenItsDeviceIsSignedOut() throws Exception {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client();
      String id = me.create("sanjuan:2e players=2", SEATS).id();
      me.post("me/passphrase", LOGIN);
      Client phone = server.client();
      phone.post("login", LOGIN);
      try (InputStream events = phone.open("tables/" + id + "/events")) {
        assertThat(me.post("me/renew", "{}").status()).isEqualTo(200);
        me.post("tables/" + id + "/chat", "{\"text\":\"is it gone?\"}");
        String told = new String(events.readAllBytes(), StandardCharsets.UTF_8);
        assertThat(told).contains("event: position").doesNotContain("is it gone?");
      }
    }
  }

  @Test
  void whatIsShortIsNoPassphrase() {
    try (TestServer server = TestServer.on(folder)) {
      Answer refused =
          server.client().post("me/passphrase", "{\"login\":\"Anna\",\"passphrase\":\"short\"}");
      assertThat(refused.status()).isEqualTo(422);
      assertThat(refused.detail()).contains("10").endsWith(".");
    }
  }

  @Test
  void allThatIsKeptCanBeHadAndDeleted() throws Exception {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client();
      Answer table =
          me.create(
              "sanjuan:2e players=2",
              "[{\"kind\":\"me\",\"name\":\"Annabella\"},{\"kind\":\"open\"}]");
      String id = table.id();
      Client other = server.client();
      other.sitDown(table, "Ben");
      me.post("tables/" + id + "/chat", "{\"text\":\"my secret\"}");
      assertThat(me.get("me/export").text()).contains("Annabella", "my secret", id);
      assertThat(other.get("me/export").text()).doesNotContain("my secret");
      assertThat(other.look(id).text()).contains("Annabella", "my secret");

      assertThat(me.post("me/delete", "{}").status()).isEqualTo(200);
      assertThat(me.look(id).status()).isEqualTo(403);
      assertThat(other.look(id).status()).isEqualTo(200);
      assertThat(other.look(id).text()).doesNotContain("Annabella", "my secret").contains("Ben");
      assertThat(other.get("tables?scope=mine").text()).doesNotContain("Annabella");
    }
    try (var connection =
            java.sql.DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("governor.db"));
        var statement = connection.createStatement()) {
      statement.execute("vacuum");
    }
    String file =
        new String(Files.readAllBytes(folder.resolve("governor.db")), StandardCharsets.ISO_8859_1);
    assertThat(file).doesNotContain("Annabella").doesNotContain("my secret").contains("Ben");
  }

  /** What is written for one person holds nobody up, however much it is. */
  @Test
  void othersPlayOnWhileMuchIsDeleted() throws Exception {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client();
      for (int i = 0; i < 40; i++) {
        String id = me.create("sanjuan:2e players=2", SEATS).id();
        for (int j = 0; j < 20; j++) {
          me.post("tables/" + id + "/chat", "{\"text\":\"%d\"}".formatted(j));
        }
      }
      Client other = server.client();
      String id = other.create("sanjuan:2e players=2", SEATS).id();
      AtomicBoolean deleted = new AtomicBoolean();
      Thread deleting =
          Thread.ofVirtual().start(() -> deleted.set(me.post("me/delete", "{}").status() == 200));
      int writes = 0;
      while (deleting.isAlive()) {
        other.post("tables/" + id + "/chat", "{\"text\":\"still here\"}");
        writes++;
      }
      deleting.join();
      assertThat(deleted).isTrue();
      assertThat(writes).isGreaterThan(3);
    }
  }

  @Test
  void invitedPeopleKnowTheCode() {
    ServerOptions options =
        new ServerOptions("127.0.0.1", 0, folder, "")
            .unlimited()
            .with(new House("", "open sesame", "", "", false));
    try (TestServer server = TestServer.with(options)) {
      Client me = server.client();
      Answer refused = me.post("tables", "{\"config\":\"sanjuan:2e players=2\"}");
      assertThat(refused.status()).isEqualTo(403);
      assertThat(refused.detail()).contains("invited").endsWith(".");
      Answer program = me.post("tokens", "{}");
      assertThat(program.status()).isEqualTo(403);
      assertThat(program.detail()).contains("GOVERNOR_INVITE_CODE").endsWith(".");
      assertThat(me.get("me").json().get("needsInvitation").asBoolean()).isTrue();
      assertThat(me.post("enter", "{\"code\":\"guess\"}").status()).isEqualTo(403);
      assertThat(me.post("enter", "{\"code\":\"open sesame\"}").status()).isEqualTo(200);
      me.create("sanjuan:2e players=2", "");
      assertThat(server.client().post("tokens", "{\"code\":\"open sesame\"}").status())
          .isEqualTo(201);
    }
  }

  @Test
  void theHostSeesAndDoesWhatOthersCannot() throws Exception {
    ServerOptions options =
        new ServerOptions("127.0.0.1", 0, folder, "").with(new House("code", "", "", "", false));
    try (TestServer server = TestServer.with(options)) {
      Client me = server.client();
      String id = me.create("sanjuan:2e players=2", SEATS).id();
      assertThat(me.get("admin/status").status()).isEqualTo(403);
      Client host = server.client().with("Authorization", "Host code");
      assertThat(host.get("admin/status").json().get("counts").get("running").asInt()).isEqualTo(1);
      assertThat(host.get("admin/tables").json().get("tables").get(0).get("id").asString())
          .isEqualTo(id);
      assertThat(host.get("admin/waiting").json().get("tables").get(0).get("waitsFor").asString())
          .isEqualTo("person");
      assertThat(host.get("admin/quotas").text()).contains("create");
      assertThat(host.post("admin/tables/" + id + "/kick", "{\"seat\":1}").status()).isEqualTo(200);
      Answer open =
          me.create("sanjuan:2e players=2", "[{\"kind\":\"computer\"},{\"kind\":\"open\"}]");
      server.client().sitDown(me.get("tables/" + open.id()), "Carla");
      assertThat(host.get("admin/tables").text()).contains("Carla");
      assertThat(host.get("admin/persons").text()).contains("\"name\":\"Carla\"");
      assertThat(host.post("admin/tables/" + open.id() + "/kick", "{\"seat\":0}").status())
          .isEqualTo(422);
      assertThat(me.look(id).json().at("/table/seats/1/resigned").asBoolean()).isTrue();
      host.post("admin/announce", "{\"text\":\"down at noon\"}");
      assertThat(me.get("notice").text()).contains("down at noon");
      assertThat(host.post("admin/tables/" + id + "/close", "{}").status()).isEqualTo(200);
      assertThat(me.look(id).json().at("/table/status").asString()).isEqualTo("ended");

      String person = host.get("admin/persons").json().get("persons").get(1).get("id").asString();
      host.post("admin/persons/" + person + "/ban", "{\"hours\":2}");
      long end = System.currentTimeMillis() + 60_000;
      while (me.look(id).status() != 403 && System.currentTimeMillis() < end) {
        Thread.sleep(200);
      }
      assertThat(me.look(id).detail()).contains("banned").endsWith(".");
      Client guesser = server.client().with("Authorization", "Host guess");
      int last = 0;
      for (int i = 0; i < 30; i++) {
        last = guesser.get("admin/status").status();
      }
      assertThat(last).isEqualTo(429);
      // Otherwise whoever guesses on would find it as fast as without the count.
      assertThat(host.get("admin/status").status()).isEqualTo(429);
    }
  }
}
