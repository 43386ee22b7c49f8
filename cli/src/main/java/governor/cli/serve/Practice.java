package governor.cli.serve;

import governor.cli.load.Load;
import governor.cli.remote.Remote;
import governor.core.Config;
import governor.core.GameFamily;
import governor.server.GovernorServer;
import governor.server.Logs;
import governor.server.ServerOptions;
import governor.table.Games;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.sqlite.util.LibraryLoaderUtil;
import tools.jackson.databind.JsonNode;

/**
 * A short life of a server, during which the JVM learns which classes a real one needs: the
 * launcher keeps them ready made.
 */
final class Practice {
  private static final int CHOICES = 40;
  private static final int TABLES = 40;
  private static final int CHOICES_A_SECOND = 20;
  private static final long BUSY_MILLIS = 6_000;
  private static final String ALONE = "{\"config\":\"sanjuan:2e players=3\"}";

  private Practice() {}

  static void run() {
    Logs.install(Level.WARNING);
    try {
      unpackSqlite();
      Path folder = Files.createTempDirectory("governor-practice");
      ServerOptions options = new ServerOptions("127.0.0.1", 0, folder, "").unlimited();
      try (GovernorServer server = GovernorServer.start(options).orThrow()) {
        for (String path : List.of("", "health", "api/v1/games", "api/v1/tables?scope=mine")) {
          ask(server.address() + path, "");
        }
        ask(server.address() + "api/v1/tables", ALONE);
        for (GameFamily family : Games.families()) {
          String config = family.presets().getFirst().name() + " players=3";
          play(URI.create(server.address()), config);
          playOften(URI.create(server.address()), config);
        }
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Puts SQLite's own library where the launcher says that it is looked for. Otherwise every start
   * unpacks it into a temporary file.
   */
  private static void unpackSqlite() throws IOException {
    String folder = System.getProperty("org.sqlite.lib.path", "");
    String name = LibraryLoaderUtil.getNativeLibName();
    String place = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
    try (InputStream in = LibraryLoaderUtil.class.getResourceAsStream(place)) {
      if (!folder.isEmpty() && in != null && Files.notExists(Path.of(folder, name))) {
        Files.createDirectories(Path.of(folder));
        Files.copy(in, Path.of(folder, name));
      }
    }
  }

  /** What goes on at a table: the beginning of a game. */
  private static void play(URI server, String config) throws IOException {
    Remote me = new Remote(server, "").newcomer();
    Map<String, String> seat = Map.of("kind", "me");
    Map<String, Object> plan = Map.of("config", config, "seats", List.of(seat, seat, seat));
    JsonNode now = me.position("tables", plan).body();
    String table = "tables/" + now.at("/table/id").asString();
    try (BufferedReader _ = me.lines(table + "/stream")) {
      for (int i = 0; i < CHOICES && now.path("ask").isObject(); i++) {
        JsonNode choices = now.at("/ask/choices");
        int choice = choices.get(i % choices.size()).path("id").asInt();
        Map<String, Object> act = Map.of("ply", now.path("ply"), "choices", List.of(choice));
        now = me.position(table + "/choices", act).body();
      }
    }
  }

  /**
   * What goes on at many tables. The JVM also keeps how often what was called, and a server that
   * begins to be busy then compiles sooner what it needs, and less of it twice.
   */
  private static void playOften(URI server, String config)
      throws IOException, InterruptedException {
    Config played = Games.game(config).orThrow().config();
    Load load = Load.begin(new Remote(server, ""), server, played, TABLES, CHOICES_A_SECOND);
    Thread.sleep(BUSY_MILLIS);
    load.end();
  }

  private static void ask(String address, String body) throws IOException {
    HttpURLConnection connection = (HttpURLConnection) URI.create(address).toURL().openConnection();
    if (!body.isEmpty()) {
      connection.setDoOutput(true);
      connection.setRequestProperty("Content-Type", "application/json");
      connection.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
    }
    connection.getInputStream().readAllBytes();
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
