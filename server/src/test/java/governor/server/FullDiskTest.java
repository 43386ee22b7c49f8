package governor.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.core.Parsed;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A server whose disk is full: on a small file system of its own, which only root can mount. */
final class FullDiskTest {
  private static final String SEATS = "[{\"kind\":\"me\"},{\"kind\":\"me\"}]";
  private static final int MOST_CHATS = 3000;

  @TempDir Path place;
  private boolean mounted;

  @BeforeEach
  void mount() throws Exception {
    mounted = run("mount", "-t", "tmpfs", "-o", "size=2m", "governor-test", place.toString());
    assumeTrue(mounted, "no file system can be mounted here");
  }

  @AfterEach
  void unmount() throws Exception {
    if (mounted) {
      assertThat(run("umount", place.toString())).isTrue();
    }
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start()
            .waitFor()
        == 0;
  }

  @Test
  void refusesWhatItCannotKeepAndPlaysOnWhenThereIsRoom() throws Exception {
    Path filler = place.resolve("filler");
    Set<String> said = new HashSet<>();
    Client me;
    String id;
    try (TestServer server = TestServer.on(place.resolve("data"))) {
      me = server.client();
      id = me.create("sanjuan:2e players=2", SEATS).id();
      String chat = "tables/" + id + "/chat";
      say(me, chat, "before", said);
      fill(filler);
      Answer refused = null;
      for (int i = 0; i < MOST_CHATS && (refused == null || refused.status() == 200); i++) {
        refused = say(me, chat, "full " + i, said);
      }
      assertThat(refused.status()).as(refused.text()).isEqualTo(503);
      assertThat(refused.detail()).contains("no room").endsWith(".");
      assertThat(refused.headers().firstValue("Retry-After")).isPresent();
      Answer health = me.get("/health");
      assertThat(health.status()).isEqualTo(503);
      assertThat(health.json().get("status").asString()).isEqualTo("down");
      assertThat(health.json().path("why").asString()).contains("no room");
      for (int i = 0; i < 20; i++) {
        assertThat(say(me, chat, "still full " + i, said).status()).isEqualTo(503);
      }
      assertThat(me.look(id).status()).isEqualTo(200);
      assertThat(texts(me, id)).isEqualTo(said);

      Files.delete(filler);
      Instant freed = Instant.now();
      Answer again = say(me, chat, "again", said);
      while (again.status() != 200 && freed.plusSeconds(20).isAfter(Instant.now())) {
        Client.pause();
        again = say(me, chat, "again", said);
      }
      assertThat(again.status()).as(again.text()).isEqualTo(200);
      assertThat(Duration.between(freed, Instant.now())).isLessThan(Duration.ofSeconds(5));
      assertThat(me.get("/health").status()).isEqualTo(200);
    }
    fill(filler);
    ServerOptions options = new ServerOptions("127.0.0.1", 0, place.resolve("data"), "");
    assertThat(GovernorServer.start(options))
        .isInstanceOfSatisfying(
            Parsed.Refused.class,
            refused -> assertThat(refused.sentence()).contains("no room on its disk"));
    Files.delete(filler);
    try (TestServer later = TestServer.on(place.resolve("data"))) {
      assertThat(texts(me.at(later.port()), id)).isEqualTo(said);
    }
  }

  /** Says something and remembers it if the server has taken it. */
  private static Answer say(Client me, String chat, String text, Set<String> said) {
    Answer answer = me.post(chat, "{\"text\":\"%s\"}".formatted(text));
    if (answer.status() == 200) {
      said.add(text);
    }
    return answer;
  }

  private static Set<String> texts(Client me, String id) {
    Set<String> texts = new HashSet<>();
    for (JsonNode each : me.look(id).json().get("chat")) {
      assertThat(texts.add(each.get("text").asString())).isTrue();
    }
    return texts;
  }

  private static void fill(Path filler) throws IOException {
    try (OutputStream out = Files.newOutputStream(filler)) {
      byte[] noughts = new byte[1024];
      while (true) {
        out.write(noughts);
      }
    } catch (IOException e) {
      assertThat(e.getMessage()).contains("space");
    }
  }
}
