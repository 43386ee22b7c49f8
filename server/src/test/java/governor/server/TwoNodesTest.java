package governor.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.testkit.Postgres;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Two nodes over one PostgreSQL. */
final class TwoNodesTest {
  @TempDir static Path folder;
  private static Optional<Postgres> postgres = Optional.empty();

  @BeforeAll
  static void start() {
    postgres = Postgres.start();
    assumeTrue(postgres.isPresent(), "no PostgreSQL can be had here; see standard error");
  }

  @AfterAll
  static void stop() throws IOException {
    if (postgres.isPresent()) {
      postgres.get().close();
    }
  }

  private static TestServer node() {
    return TestServer.shared(folder, postgres.orElseThrow().url());
  }

  @Test
  void anyNodeServesAnyGame() {
    try (TestServer one = node();
        TestServer two = node()) {
      Client first = one.client();
      Answer now = first.create("sanjuan:2e players=3", "");
      Client second = first.at(two.port());
      for (int i = 0; i < 12 && now.tableStatus().equals("running"); i++) {
        Client here = i % 2 == 0 ? first : second;
        now = here.await(now.id());
        Answer after = here.choose(now, now.choices().get(0));
        assertThat(after.status()).as(after.text()).isEqualTo(200);
        Answer repeated = (here == first ? second : first).choose(now, now.choices().get(0));
        assertThat(repeated.status()).as(repeated.text()).isEqualTo(200);
      }
      assertNothingIsDoubled(second, now.id());
    }
  }

  private static void assertNothingIsDoubled(Client client, String id) {
    JsonNode plies = client.get("tables/" + id + "/replay").json().get("plies");
    Set<Integer> seen = new HashSet<>();
    plies.forEach(each -> assertThat(seen.add(each.get("ply").asInt())).isTrue());
  }

  @Test
  void aMoveOnOneNodeIsHeardOnTheOther() throws IOException {
    try (TestServer one = node();
        TestServer two = node()) {
      Client first = one.client();
      Answer now = first.await(first.create("sanjuan:2e players=2", "").id());
      try (BufferedReader lines =
          new BufferedReader(
              new InputStreamReader(
                  first.at(two.port()).open("tables/" + now.id() + "/stream"),
                  StandardCharsets.UTF_8))) {
        int version = Client.JSON.readTree(lines.readLine()).get("version").asInt();
        first.choose(now, now.choices().get(0));
        String line = lines.readLine();
        while (line.isEmpty()) {
          line = lines.readLine();
        }
        assertThat(Client.JSON.readTree(line).get("version").asInt()).isGreaterThan(version);
      }
    }
  }

  @Test
  void anotherNodeTakesOverWhatADeadOneLeft() {
    String id;
    Client me;
    try (TestServer one = node()) {
      me = one.client();
      String seats = "[{\"kind\":\"computer\"},{\"kind\":\"me\"}]";
      id = me.create("sanjuan:2e players=2", seats).id();
    }
    try (TestServer two = node()) {
      Client later = me.at(two.port());
      assertThat(later.await(id).isAsked()).isTrue();
      assertNothingIsDoubled(later, id);
    }
  }

  @Test
  void manyWritersLeaveOneRowOfChoices() throws InterruptedException {
    try (TestServer one = node();
        TestServer two = node()) {
      Client first = one.client();
      Answer now = first.await(first.create("puertorico players=3", "").id());
      List<Client> clients = List.of(first, first.at(two.port()));
      List<Thread> threads =
          java.util.stream.IntStream.range(0, 8)
              .mapToObj(
                  i ->
                      Thread.startVirtualThread(
                          () ->
                              clients
                                  .get(i % 2)
                                  .choose(now, now.choices().get(i % now.choices().size()))))
              .toList();
      for (Thread thread : threads) {
        thread.join();
      }
      assertNothingIsDoubled(first, now.id());
      assertThat(first.await(now.id()).isAsked()).isTrue();
    }
  }
}
