package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Headers, origins, sizes, limits, and what bad input gets. */
final class SafetyTest {
  @TempDir Path folder;

  @Test
  void answersCarryWhatBrowsersNeedToBeSafe() {
    try (TestServer server = TestServer.on(folder)) {
      Answer created = server.client().create("sanjuan:2e players=2", "");
      assertThat(created.headers().firstValue("Set-Cookie").orElse(""))
          .contains("HttpOnly")
          .contains("SameSite=Lax")
          .contains("Path=/");
      assertThat(created.headers().firstValue("Content-Security-Policy").orElse(""))
          .contains("default-src 'none'")
          .contains("script-src 'self'")
          .doesNotContain("unsafe-inline");
      assertThat(created.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
      assertThat(created.headers().firstValue("Cache-Control")).contains("no-store");
      assertThat(created.headers().firstValue("X-Request-Id")).isPresent();
    }
  }

  @Test
  void badInputGetsTheRightStatusAndASentence() {
    try (TestServer server = TestServer.on(folder)) {
      Client me = server.client();
      expect(me.post("tables", "{"), 400, "not JSON");
      expect(me.post("tables", "[1]"), 400, "object");
      expect(me.post("tables", "{}"), 400, "config");
      expect(me.post("tables", "{\"config\":7}"), 400, "text");
      expect(me.post("tables", "{\"config\":\"chess\"}"), 422, "no game");
      expect(me.post("tables", "{\"config\":\"sanjuan:9e\"}"), 422, "9e");
      expect(me.post("tables", "{\"config\":\"sanjuan:2e\",\"seats\":[]}"), 422, "seats");
      expect(me.post("tables", "{\"config\":\"" + "x".repeat(9000) + "\"}"), 413, "8192");
      expect(me.post("tables", "[".repeat(2000)), 400, "JSON");
      expect(me.get("tables/unknown"), 404, "no such table");
      expect(me.get("tables/" + "x".repeat(200)), 404, "no such table");
      expect(me.get("nonsense"), 404, "nothing here");
      expect(me.post("games", "{}"), 405, "");
      expect(me.get("catalog"), 400, "config");
      expect(me.post("records", "{\"record\":\"hello\"}"), 422, "header");
      String id = me.create("sanjuan:2e players=2", "").id();
      expect(me.get("tables/" + id + "?seat=9"), 400, "seat");
      expect(me.get("tables/" + id + "/replay/-1"), 404, "no such choice");
      expect(me.get("tables/" + id + "/record"), 409, "over");
      expect(me.post("tables/" + id + "/choices", "{\"ply\":\"0\"}"), 400, "ply");
      expect(me.post("tables/" + id + "/choices", "{\"ply\":0,\"choices\":[]}"), 422, "1 to 64");
      expect(me.post("tables/" + id + "/choices", "{\"ply\":0,\"choices\":[null]}"), 400, "choice");
      expect(
          server
              .client()
              .with("Authorization", "Bearer x")
              .post("tables/" + id + "/chat", "{\"text\":\"x\"}"),
          403,
          "no seat");
      expect(
          server.client().with("Origin", "http://evil.example").post("tables", "{}"), 403, "sites");
      expect(server.client().with("Content-Type", "text/plain").post("tables", "{}"), 415, "json");
    }
  }

  private static void expect(Answer answer, int status, String words) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(status);
    assertThat(answer.headers().firstValue("Content-Type").orElse(""))
        .startsWith("application/problem+json");
    assertThat(answer.detail()).contains(words);
  }

  @Test
  void tooManyRequestsAreToldWhenToComeBack() {
    try (TestServer server = TestServer.limited(folder)) {
      Client me = server.client();
      Answer last = me.get("games");
      for (int i = 0; i < 5000 && last.status() == 200; i++) {
        last = me.get("tables?scope=mine");
      }
      assertThat(last.status()).isEqualTo(429);
      assertThat(last.headers().firstValue("Retry-After").orElse("")).matches("[1-9][0-9]*");
    }
  }

  @Test
  void whoChangesAddressesIsCountedAllTheSame() {
    try (TestServer server = TestServer.proxied(folder)) {
      Client me = server.client();
      String id = me.create("sanjuan:2e players=2", "").id();
      Answer last = null;
      for (int i = 0; i < 12; i++) {
        me.with("X-Forwarded-For", "10.0.0." + i);
        last = me.post("tables/" + id + "/chat", "{\"text\":\"hello\"}");
      }
      assertThat(last.status()).isEqualTo(429);
      assertThat(last.headers().firstValue("Retry-After")).isPresent();
    }
  }

  @Test
  void programsComeWithATokenOfWhichOnlyAHashIsKept() throws Exception {
    try (TestServer server = TestServer.on(folder)) {
      String token = server.client().post("tokens", "{}").json().get("token").asString();
      Client bot = server.client().with("Authorization", "Bearer " + token);
      Answer table = bot.create("sanjuan:2e players=2", "");
      assertThat(table.headers().firstValue("Set-Cookie")).isEmpty();
      assertThat(bot.look(table.id()).status()).isEqualTo(200);
      String file =
          new String(
              java.nio.file.Files.readAllBytes(folder.resolve("governor.db-wal")),
              java.nio.charset.StandardCharsets.ISO_8859_1);
      assertThat(file).doesNotContain(token);
      assertThat(server.client().get("tables/" + table.id()).status()).isEqualTo(403);
    }
  }

  @Test
  void healthMetricsAndTheDescriptionOfItself() {
    try (TestServer server = TestServer.on(folder)) {
      assertThat(server.client().get("/health").json().get("status").asString()).isEqualTo("up");
      assertThat(server.client().get("/metrics").text()).contains("governor_requests");
      assertThat(server.client().get("openapi.json").json().get("openapi").asString())
          .isEqualTo("3.1.0");
    }
  }
}
