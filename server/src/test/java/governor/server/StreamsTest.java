package governor.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Streams that come and go while a game is played: none of them misses anything or falls silent.
 */
final class StreamsTest {
  private static final int FOLLOWERS = 12;
  private static final int CHOICES = 60;

  /** Usually it takes milliseconds; a stream that was not woken would speak after 15 s. */
  private static final long PROMPTLY_SECONDS = 10;

  @TempDir Path folder;

  @Test
  void everyStreamHearsOfEveryChoiceSoon() throws InterruptedException {
    List<Follower> followers = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    try (TestServer server = TestServer.on(folder)) {
      Client anna = server.client();
      Answer now = anna.create("sanjuan:2e players=2", "[{\"kind\":\"me\"},{\"kind\":\"me\"}]");
      for (int i = 0; i < FOLLOWERS; i++) {
        // Some hang up after every event, some after a few.
        Follower one = new Follower(anna.at(server.port()), now.id(), 1 + i % 4);
        followers.add(one);
        threads.add(Thread.ofVirtual().start(one));
      }
      for (int i = 0; i < CHOICES && now.isAsked(); i++) {
        now = anna.choose(now, now.choices().get(i % now.choices().size()));
        assertThat(now.status()).as(now.text()).isEqualTo(200);
        awaitAll(followers, now.json().get("version").asInt());
      }
      // All hang up at the next event.
      followers.forEach(each -> each.over = true);
      anna.choose(now, now.choices().get(0));
      for (Thread thread : threads) {
        assertThat(thread.join(Duration.ofSeconds(PROMPTLY_SECONDS))).isTrue();
      }
    }

    assertThat(followers).allSatisfy(each -> assertThat(each.wrong).isEmpty());
    assertThat(followers).allSatisfy(each -> assertThat(each.opened).isGreaterThan(CHOICES / 10));
  }

  private static void awaitAll(List<Follower> followers, int version) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PROMPTLY_SECONDS);
    for (Follower each : followers) {
      while (each.heard < version && System.nanoTime() < end) {
        Client.pause();
      }
      assertThat(each.heard).as(each.wrong).isGreaterThanOrEqualTo(version);
    }
  }

  /** Listens for a few events, hangs up, and goes on where it was. */
  private static final class Follower implements Runnable {
    private final Client client;
    private final String path;
    private final int events;
    private volatile int heard = -1;
    private volatile int opened;
    private volatile boolean over;
    private volatile String wrong = "";
    private int nextOfLog;

    Follower(Client client, String table, int events) {
      this.client = client;
      this.path = "tables/" + table + "/events";
      this.events = events;
    }

    @Override
    public void run() {
      while (!over && wrong.isEmpty()) {
        try (BufferedReader lines =
            new BufferedReader(new InputStreamReader(client.open(path), StandardCharsets.UTF_8))) {
          opened++;
          listen(lines);
        } catch (IOException | RuntimeException | AssertionError e) {
          wrong = e.toString();
        }
      }
    }

    private void listen(BufferedReader lines) throws IOException {
      int count = 0;
      while (count < events && !over) {
        String line = lines.readLine();
        if (line == null) {
          wrong = "the server hung up";
          return;
        }
        if (line.startsWith("data: ")) {
          take(Client.JSON.readTree(line.substring(6)));
          count++;
        }
      }
    }

    private void take(JsonNode position) {
      for (JsonNode entry : position.get("log")) {
        int n = entry.get("n").asInt();
        if (n > nextOfLog) {
          wrong = "line " + nextOfLog + " of the log was never told";
        }
        nextOfLog = Math.max(nextOfLog, n + 1);
      }
      heard = position.get("version").asInt();
      client.with("Last-Event-ID", Integer.toString(heard));
    }
  }
}
