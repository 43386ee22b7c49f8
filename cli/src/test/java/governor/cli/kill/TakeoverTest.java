package governor.cli.kill;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import governor.cli.remote.Remote;
import governor.cli.remote.Remote.Answer;
import governor.testkit.Postgres;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * A node is killed while one of its computer players thinks: the other node thinks in its stead.
 */
final class TakeoverTest {
  private static final int TRIALS = Integer.getInteger("governor.kills", 1);
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Map<String, Object> COMPUTER = Map.of("kind", "computer", "level", 6);

  @TempDir Path data;

  @Test
  void theOtherNodeTakesTheTurnOver() throws IOException, InterruptedException {
    Optional<Postgres> postgres = Postgres.startDurable();
    assumeTrue(postgres.isPresent(), "no PostgreSQL can be had here; see standard error");
    try (Postgres database = postgres.get();
        Nodes nodes = new Nodes(data, database.url(), 2)) {
      for (int trial = 0; trial < TRIALS; trial++) {
        int dying = trial % 2;
        for (int attempt = 0; !takeOver(nodes, dying); attempt++) {
          assertThat(attempt).as("kills that came when nobody thought any more").isLessThan(10);
          nodes.restart(dying);
        }
        nodes.restart(dying);
      }
    }
  }

  /** False if the computer players had done with thinking before we saw it or the node was dead. */
  private static boolean takeOver(Nodes nodes, int dying) throws IOException, InterruptedException {
    Remote me = new Remote(nodes.address(dying), "").newcomer();
    Answer created =
        me.post(
            "tables",
            Map.of(
                "config",
                "puertorico players=3",
                "seats",
                List.of(COMPUTER, COMPUTER, Map.of("kind", "me"))));
    assertThat(created.status()).as(created.problem()).isEqualTo(201);
    String table = "tables/" + created.body().at("/table/id").asString();
    // The table begins with a computer player, and the node that has set it up lets it think.
    boolean thought = seenThinking(nodes.address(dying));
    nodes.kill(dying);
    if (!thought) {
      return false;
    }
    long killed = System.nanoTime();
    Remote other = me.at(nodes.address(dying + 1));
    JsonNode left = other.get(table).body();
    if (left.path("ask").isObject()) {
      return false;
    }
    int before = left.path("ply").asInt();
    int ply = before;
    while (ply == before) {
      assertThat(System.nanoTime() - killed).isLessThan(PATIENCE.toNanos());
      Thread.sleep(20);
      ply = other.get(table).body().path("ply").asInt();
    }
    System.out.printf(
        "the turn was taken over after %.1f s%n", (System.nanoTime() - killed) * 1e-9);
    awaitQuestion(other, table);
    assertNothingIsDoubled(other, table);
    return true;
  }

  /** Waits until the node thinks; on a busy machine it may have done with that before we look. */
  private static boolean seenThinking(URI node) throws IOException, InterruptedException {
    for (int look = 0; look < 600; look++) {
      try (InputStream metrics = node.resolve("/metrics").toURL().openStream()) {
        String text = new String(metrics.readAllBytes(), StandardCharsets.UTF_8);
        if (text.lines().anyMatch(line -> line.startsWith("governor_thinking 1"))) {
          return true;
        }
      }
      Thread.sleep(5);
    }
    return false;
  }

  private static void awaitQuestion(Remote node, String table)
      throws IOException, InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!node.get(table).body().path("ask").isObject()) {
      assertThat(System.nanoTime()).isLessThan(end);
      Thread.sleep(20);
    }
  }

  private static void assertNothingIsDoubled(Remote node, String table) throws IOException {
    Set<Integer> seen = new HashSet<>();
    for (JsonNode each : node.get(table + "/replay").body().path("plies")) {
      assertThat(seen.add(each.path("ply").asInt())).isTrue();
    }
    assertThat(seen).hasSize(node.get(table).body().path("ply").asInt());
  }
}
