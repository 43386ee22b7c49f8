package governor.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.core.RecordText;
import governor.table.Games;
import governor.testkit.Postgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Games that were played by other rules are kept and listed, never misread, and stop nobody. */
final class OtherRulesTest {
  private static final String SOLO = "sanjuan:2e players=2";
  private static final String OLDER = "0123456789abcdef";
  private static final String COMPUTER_FIRST = "[{\"kind\":\"computer\"},{\"kind\":\"me\"}]";

  @TempDir Path folder;

  private String embedded() {
    return "jdbc:sqlite:" + folder.resolve("governor.db");
  }

  private static int execute(String url, String statement, String... values) {
    try (Connection connection = DriverManager.getConnection(url);
        PreparedStatement prepared = connection.prepareStatement(statement)) {
      for (int i = 0; i < values.length; i++) {
        prepared.setString(i + 1, values[i]);
      }
      return prepared.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String rules(String url, String id) {
    try (Connection connection = DriverManager.getConnection(url);
        PreparedStatement select =
            connection.prepareStatement("select rules from game where id = ?")) {
      select.setString(1, id);
      try (ResultSet row = select.executeQuery()) {
        assertThat(row.next()).isTrue();
        return row.getString(1);
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** As if an older Governor had played it; the computer player is to move, somebody is late. */
  private static void age(String url, String id) {
    String statement =
        "update game set rules = ?, awaits_computer = true, due_at = 1, lease_until = null"
            + " where id = ?";
    assertThat(execute(url, statement, OLDER, id)).isEqualTo(1);
  }

  private static JsonNode listed(Client client, String id) {
    for (JsonNode each : client.get("tables?scope=mine").json().get("tables")) {
      if (each.get("id").asString().equals(id)) {
        return each;
      }
    }
    throw new AssertionError("not listed");
  }

  private static String ours(String config) {
    return Games.game(config).orThrow().ruleFingerprint();
  }

  private static void assertShelved(Client me, String id) {
    JsonNode summary = listed(me, id);
    assertThat(summary.get("playable").asBoolean()).isFalse();
    assertThat(summary.get("yourTurn").asBoolean()).isFalse();
    for (String path : List.of("", "/replay", "/replay/0", "/hint", "/stream", "/events")) {
      Answer refused = me.get("tables/" + id + path);
      assertThat(refused.status()).as(path).isEqualTo(410);
      assertThat(refused.headers().firstValue("Content-Type").orElse(""))
          .startsWith("application/problem+json");
      assertThat(refused.json().get("detail").asString())
          .isEqualTo(
              "This game was played by rules %s, and this program has rules %s for %s; use the"
                  + " version of Governor that began it.",
              OLDER, ours(SOLO), SOLO);
    }
    for (String path : List.of("choices", "undo", "resign", "end-offer", "rematch", "analysis")) {
      Answer refused = me.post("tables/" + id + "/" + path, "{\"ply\":0,\"choices\":[1]}");
      assertThat(refused.status()).as(path).isEqualTo(410);
    }
  }

  @Test
  void theRulesOfANewTableAreKept() {
    try (TestServer server = TestServer.on(folder)) {
      String id = server.client().create(SOLO, "").id();
      assertThat(rules(embedded(), id)).isEqualTo(ours(SOLO));
    }
  }

  @Test
  void aTableOfOtherRulesIsListedAndRefusedAndOthersGoOn() {
    Client me;
    String old;
    String other;
    try (TestServer server = TestServer.on(folder)) {
      me = server.client();
      old = me.create(SOLO, COMPUTER_FIRST).id();
      me.await(old);
      other = me.create(SOLO, "").id();
      me.await(other);
    }
    age(embedded(), old);
    String last =
        "update game set changed_at = changed_at + 1000, awaits_computer = true where id = ?";
    execute(embedded(), last, other);

    try (TestServer server = TestServer.on(folder)) {
      Client later = me.at(server.port());
      assertShelved(later, old);
      assertThat(later.get("tables/" + old + "/record").status()).isEqualTo(409);

      Answer now = later.await(other);
      assertThat(listed(later, other).get("playable").asBoolean()).isTrue();
      Answer end = LifecycleTest.play(later, now.id(), 3);
      assertThat(end.tableStatus()).isEqualTo("over");
      Answer fresh = later.create(SOLO, COMPUTER_FIRST);
      assertThat(later.await(fresh.id()).isAsked()).isTrue();
      assertThat(rules(embedded(), old)).isEqualTo(OLDER);
    }
  }

  @Test
  void strangersLearnNothingOfIt() {
    Answer table;
    try (TestServer server = TestServer.on(folder)) {
      table = server.client().create(SOLO, "[{\"kind\":\"me\"},{\"kind\":\"open\"}]");
    }
    String join = table.json().at("/table/joinLink").asString();
    String code = join.substring(join.indexOf('=') + 1);
    age(embedded(), table.id());
    try (TestServer server = TestServer.on(folder)) {
      Client stranger = server.client();
      String path = "tables/" + table.id();
      assertThat(stranger.get(path).status()).isEqualTo(403);
      assertThat(stranger.get(path + "/record").status()).isEqualTo(403);
      assertThat(stranger.get(path + "?join=" + code).status()).isEqualTo(410);
      String body = "{\"code\":\"%s\",\"name\":\"Ben\"}";
      assertThat(stranger.post(path + "/join", body.formatted("no")).status()).isEqualTo(403);
      assertThat(stranger.post(path + "/join", body.formatted(code)).status()).isEqualTo(410);
    }
  }

  @Test
  void theRecordOfAGameThatIsOverCanStillBeHad() {
    Client me;
    String id;
    String before;
    try (TestServer server = TestServer.on(folder)) {
      me = server.client();
      id = LifecycleTest.play(me, me.create(SOLO, "").id(), 5).id();
      before = me.get("tables/" + id + "/record").text();
    }
    age(embedded(), id);
    try (TestServer server = TestServer.on(folder)) {
      Client later = me.at(server.port());
      assertThat(listed(later, id).get("status").asString()).isEqualTo("over");
      Answer refused = later.look(id);
      assertThat(refused.status()).isEqualTo(410);
      assertThat(refused.json().get("record").asBoolean()).isTrue();
      String record = later.get("tables/" + id + "/record").text();
      // The same but for the rules that it names, and for the result, which only they can tell.
      assertThat(record)
          .isEqualTo(before.replace(ours(SOLO), OLDER).replaceFirst("\nresult: [^\n]*", ""));
      assertThat(RecordText.parse(record).orThrow().choices()).isNotEmpty();
    }
  }

  /** Rules that were never kept, or a change of them that nobody gave a new version. */
  @Test
  void aJournalThatDoesNotFitTheRulesIsRefused() {
    Client me;
    String id;
    try (TestServer server = TestServer.on(folder)) {
      me = server.client();
      Answer now = me.await(me.create(SOLO, "").id());
      id = me.choose(now, now.choices().get(0)).id();
    }
    execute(embedded(), "update game set rules = '', awaits_computer = true where id = ?", id);
    execute(
        embedded(),
        "update journal set words = 'take pirate' where kind = 'choice' and number ="
            + " (select min(number) from journal where game = ?)",
        id);
    try (TestServer server = TestServer.on(folder)) {
      Client later = me.at(server.port());
      Answer refused = later.look(id);
      assertThat(refused.status()).isEqualTo(410);
      assertThat(refused.json().get("choice").asInt()).isEqualTo(1);
      assertThat(refused.json().get("detail").asString())
          .contains("choice 1 is impossible")
          .doesNotContain("pirate");
      assertThat(listed(later, id).get("playable").asBoolean()).isFalse();
      Answer fresh = later.create(SOLO, COMPUTER_FIRST);
      assertThat(later.await(fresh.id()).isAsked()).isTrue();
    }
  }

  @Test
  void aGameThatThisProgramDoesNotHaveIsKept() {
    Client me;
    String id;
    try (TestServer server = TestServer.on(folder)) {
      me = server.client();
      id = me.create(SOLO, "").id();
    }
    execute(embedded(), "update game set config = 'catan players=2' where id = ?", id);
    try (TestServer server = TestServer.on(folder)) {
      Client later = me.at(server.port());
      assertThat(listed(later, id).get("title").asString()).isEqualTo("catan players=2");
      assertThat(later.look(id).status()).isEqualTo(410);
      assertThat(later.look(id).json().get("detail").asString())
          .startsWith("This game is catan players=2, which this program does not have;");
    }
  }

  /** More tables that cannot be played than a node looks at in one go. */
  @Test
  void manySuchTablesKeepNobodyWaiting() {
    Client me;
    String old;
    String left;
    try (TestServer server = TestServer.on(folder)) {
      me = server.client();
      old = me.create(SOLO, COMPUTER_FIRST).id();
      left = me.create(SOLO, COMPUTER_FIRST).id();
      me.await(old);
      me.await(left);
    }
    age(embedded(), old);
    String copies =
        """
        insert into game (id, config, seed, seats, options, host, practice, public, join_code,
          watch_code, created_at, changed_at, status, awaits_computer, due_at, rules)
        select id || '-' || n, config, seed, seats, options, host, practice, public, join_code,
          watch_code, created_at, 1, status, true, 1, rules
        from game, (with recursive numbers(n) as (select 1 union all select n + 1 from numbers
          where n < 450) select n from numbers) where id = ?
        """;
    assertThat(execute(embedded(), copies, old)).isEqualTo(450);
    // As if the server had been killed before the computer player of this one had its first turn.
    execute(embedded(), "delete from journal where game = ?", left);
    execute(embedded(), "update game set awaits_computer = true where id = ?", left);
    try (TestServer server = TestServer.on(folder)) {
      assertThat(me.at(server.port()).await(left).isAsked()).isTrue();
    }
  }

  @Test
  void twoNodesGoOnBesideSuchATable() throws IOException {
    Optional<Postgres> started = Postgres.start();
    assumeTrue(started.isPresent(), "no PostgreSQL can be had here; see standard error");
    try (Postgres postgres = started.get()) {
      String url = "jdbc:" + postgres.url();
      Client me;
      String old;
      try (TestServer one = TestServer.shared(folder, postgres.url())) {
        me = one.client();
        old = me.create(SOLO, COMPUTER_FIRST).id();
        me.await(old);
      }
      age(url, old);
      String left;
      try (TestServer one = TestServer.shared(folder, postgres.url())) {
        left = me.at(one.port()).create(SOLO, COMPUTER_FIRST).id();
      }
      try (TestServer one = TestServer.shared(folder, postgres.url());
          TestServer two = TestServer.shared(folder, postgres.url())) {
        for (TestServer node : List.of(one, two)) {
          Client here = me.at(node.port());
          assertShelved(here, old);
          assertThat(here.await(left).isAsked()).isTrue();
        }
        Client first = me.at(one.port());
        Answer now = first.await(first.create(SOLO, "").id());
        assertThat(first.at(two.port()).choose(now, now.choices().get(0)).status()).isEqualTo(200);
        assertThat(first.await(now.id()).isAsked()).isTrue();
        assertThat(rules(url, old)).isEqualTo(OLDER);
      }
    }
  }
}
