package governor.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.testkit.Postgres;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Characters that a database cannot keep or a screen cannot show are refused in any text. */
final class TextTest {
  private static final String SEATS = "[{\"kind\":\"me\"},{\"kind\":\"open\"}]";

  @TempDir Path folder;

  @Test
  void overSqlite() {
    try (TestServer server = TestServer.on(folder)) {
      assertRefusals(server);
    }
  }

  @Test
  void overPostgresql() throws Exception {
    Optional<Postgres> postgres = Postgres.start();
    assumeTrue(postgres.isPresent(), "no PostgreSQL can be had here; see standard error");
    try (Postgres database = postgres.get();
        TestServer server = TestServer.shared(folder, database.url())) {
      assertRefusals(server);
    }
  }

  private static void assertRefusals(TestServer server) {
    Client me = server.client();
    Answer table = me.create("sanjuan:2e players=2", SEATS);
    String path = "tables/" + table.id();
    for (String bad :
        new String[] {
          "\\u0000", "\\u0007", "\\u001b", "\\u007f", "\\u0085", "\\u202e", "\\u2067"
        }) {
      expect(me.post(path + "/chat", "{\"text\":\"a" + bad + "b\"}"), bad);
      String named = "[{\"kind\":\"me\",\"name\":\"A" + bad + "b\"},{\"kind\":\"computer\"}]";
      expect(
          me.post("tables", "{\"config\":\"sanjuan:2e players=2\",\"seats\":" + named + "}"), bad);
      expect(join(server, table, "A" + bad + "b"), bad);
      expect(
          me.post(path + "/choices", "{\"ply\":0,\"choices\":[\"take builder" + bad + "\"]}"), bad);
      expect(me.post("records", "{\"record\":\"governor-record: 1" + bad + "\"}"), bad);
    }
    expect(me.post(path + "/chat", "{\"text\":\"half \\ud83d of one\"}"), "\\ud83d");
    Answer twoLines = join(server, table, "A\\nb");
    assertThat(twoLines.status()).as(twoLines.text()).isEqualTo(400);
    assertThat(me.get("tables/a%E2%80%AEb").status()).isEqualTo(404);

    Answer unseen = me.post(path + "/chat", "{\"text\":\" \\ufeff\\u200b \"}");
    assertThat(unseen.status()).as(unseen.text()).isEqualTo(400);

    String fine =
        "two\\nlines\\tand \\ud83d\\udc69\\u200d\\ud83c\\udf3e, \\u05e9\\u05dc\\u05d5\\u05dd";
    Answer said = me.post(path + "/chat", "{\"text\":\"" + fine + "\"}");
    assertThat(said.status()).as(said.text()).isEqualTo(200);
    assertThat(me.look(table.id()).json().at("/chat").size()).isEqualTo(1);
    // After this one the server hangs up.
    assertThat(me.get("tables/a%00b").status()).isIn(400, 404);
  }

  private static Answer join(TestServer server, Answer table, String name) {
    return server.client().sitDown(table, name);
  }

  private static void expect(Answer answer, String bad) {
    String number = "U+" + bad.substring(2).toUpperCase(java.util.Locale.ROOT);
    assertThat(answer.status()).as(bad + " " + answer.text()).isEqualTo(400);
    assertThat(answer.detail()).contains(number).endsWith(".");
  }
}
