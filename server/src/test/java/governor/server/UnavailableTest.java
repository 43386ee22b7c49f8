package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import governor.server.store.SmallDatabase;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a server answers while its database cannot grow; for those who cannot mount a disk. */
final class UnavailableTest {
  private static final int MOST_CHATS = 3000;
  private static final String LONG = "x".repeat(280);

  @TempDir Path folder;

  @Test
  void writesAreRefusedReadingGoesOnAndHealthSaysWhy() {
    SmallDatabase database = new SmallDatabase(folder);
    ServerOptions options = new ServerOptions("127.0.0.1", 0, folder, "").unlimited();
    Client me;
    String id;
    try (GovernorServer server = GovernorServer.start(database.open(), options).orThrow()) {
      me = new Client(server.port());
      id = me.create("sanjuan:2e players=2", "[{\"kind\":\"me\"},{\"kind\":\"me\"}]").id();
    }
    database.fill();
    try (GovernorServer server = GovernorServer.start(database.open(), options).orThrow()) {
      Client again = me.at(server.port());
      int said = 0;
      Answer answer = say(again, id, said);
      while (answer.status() == 200 && said < MOST_CHATS) {
        said++;
        answer = say(again, id, said);
      }
      assertThat(answer.status()).as(answer.text()).isEqualTo(503);
      assertThat(answer.detail()).contains("no room").endsWith(".");
      assertThat(answer.headers().firstValue("Retry-After")).isPresent();
      Answer health = again.get("/health");
      assertThat(health.status()).isEqualTo(503);
      assertThat(health.json().get("why").asString()).contains("no room");
      assertThat(again.post("tokens", "{}").status()).isEqualTo(503);
      assertThat(again.look(id).json().get("chat").size()).isEqualTo(said);

      database.free();
      Instant freed = Instant.now();
      while (say(again, id, said).status() != 200 && freed.plusSeconds(20).isAfter(Instant.now())) {
        Client.pause();
      }
      assertThat(Duration.between(freed, Instant.now())).isLessThan(Duration.ofSeconds(5));
      assertThat(again.get("/health").status()).isEqualTo(200);
      assertThat(again.look(id).json().get("chat").size()).isEqualTo(said + 1);
    }
  }

  private static Answer say(Client me, String id, int number) {
    String text = number + LONG;
    return me.post("tables/" + id + "/chat", "{\"text\":\"%s\"}".formatted(text));
  }
}
