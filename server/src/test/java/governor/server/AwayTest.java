package governor.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.testkit.Postgres;
import governor.testkit.PostgresProcess;
import governor.testkit.SilentProxy;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** PostgreSQL is killed, halted or cut off: everybody is told soon, and then the game goes on. */
final class AwayTest {
  private static final String SEATS = "[{\"kind\":\"me\"},{\"kind\":\"me\"}]";

  private static Optional<Postgres> postgres = Optional.empty();

  @TempDir Path folder;

  @BeforeAll
  static void start() {
    postgres = Postgres.startDurable().filter(Postgres::isOurs);
    assumeTrue(postgres.isPresent(), "no PostgreSQL of our own can be had here");
  }

  @AfterAll
  static void stop() throws IOException {
    if (postgres.isPresent()) {
      postgres.get().close();
    }
  }

  private static Postgres database() {
    return postgres.orElseThrow();
  }

  @Test
  void aKilledDatabaseIsToldOfWithinTwoSecondsAndMissedNoLonger() throws Exception {
    PostgresProcess process = database().process();
    try (TestServer server = TestServer.shared(folder, database().url())) {
      check(server, process::kill, process::startAgain, Duration.ofSeconds(5));
    }
  }

  @Test
  void aHaltedDatabaseIsToldOfWithinTwoSecondsAndMissedNoLonger() throws Exception {
    PostgresProcess process = database().process();
    try (TestServer server = TestServer.shared(folder, database().url())) {
      try {
        check(server, process::halt, process::goOn, Duration.ofSeconds(15));
      } finally {
        process.goOn();
      }
    }
  }

  @Test
  void aSilentConnectionIsGivenUpForAnother() throws Exception {
    try (SilentProxy proxy = SilentProxy.to(database().port())) {
      String url = database().url().replace(":" + database().port(), ":" + proxy.port());
      try (TestServer server = TestServer.shared(folder, url)) {
        check(server, proxy::fallSilent, proxy::speak, Duration.ofSeconds(15));
      }
    }
  }

  /** Plays, breaks the database, is refused in time, mends it, and finds what was acknowledged. */
  private static void check(TestServer server, Runnable harm, Runnable mend, Duration patience)
      throws Exception {
    Client me = server.client();
    String id = me.create("sanjuan:2e players=2", SEATS).id();
    List<String> said = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      say(me, id, said);
    }
    List<Long> healths = new ArrayList<>();
    try (ScheduledExecutorService doctor = Executors.newSingleThreadScheduledExecutor()) {
      var _ = doctor.scheduleWithFixedDelay(() -> look(me, healths), 0, 200, TimeUnit.MILLISECONDS);
      harm.run();
      Instant harmed = Instant.now();
      // Reading and writing, over and over: whoever comes is told within two seconds.
      while (Duration.between(harmed, Instant.now()).toMillis() < 2500) {
        assertRefusedSoon(() -> say(me, id, said));
        assertRefusedSoon(() -> me.get("tables?scope=mine"));
        Client.pause();
      }
      assertThat(me.get("/health/ready").status()).isEqualTo(503);
      assertThat(me.get("/health").json().get("why").asString()).endsWith(".");
      assertThat(me.get("/health/live").status()).isEqualTo(200);
      mend.run();
      Instant mended = Instant.now();
      while (say(me, id, said).status() != 200) {
        assertThat(Duration.between(mended, Instant.now())).isLessThan(patience);
        Client.pause();
      }
      assertThat(me.get("/health/ready").status()).isEqualTo(200);
      doctor.shutdown();
    }
    assertThat(healths).isNotEmpty().allSatisfy(millis -> assertThat(millis).isLessThan(1000));
    assertThat(me.look(id).status()).isEqualTo(200);
    List<String> kept = new ArrayList<>();
    for (JsonNode each : me.look(id).json().get("chat")) {
      kept.add(each.get("text").asString());
    }
    // What was not acknowledged may be there once, if the answer of the commit was lost.
    assertThat(kept).doesNotHaveDuplicates().containsAll(said);
  }

  private static void look(Client me, List<Long> healths) {
    Instant begun = Instant.now();
    me.get("/health");
    me.get("/health/live");
    healths.add(Duration.between(begun, Instant.now()).toMillis());
  }

  private static void assertRefusedSoon(java.util.function.Supplier<Answer> request) {
    Instant begun = Instant.now();
    Answer answer = request.get();
    assertThat(Duration.between(begun, Instant.now())).isLessThan(Duration.ofSeconds(2));
    assertThat(answer.status()).as(answer.text()).isEqualTo(503);
    assertThat(answer.detail()).endsWith(".");
    assertThat(answer.headers().firstValue("Retry-After")).isPresent();
  }

  private static int number;

  private static Answer say(Client me, String id, List<String> said) {
    String text = "text " + number++;
    Answer answer = me.post("tables/" + id + "/chat", "{\"text\":\"%s\"}".formatted(text));
    if (answer.status() == 200) {
      said.add(text);
    }
    return answer;
  }
}
