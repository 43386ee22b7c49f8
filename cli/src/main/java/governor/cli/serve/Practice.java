package governor.cli.serve;

import governor.server.GovernorServer;
import governor.server.Logs;
import governor.server.ServerOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.logging.Level;
import java.util.stream.Stream;

/**
 * A short life of a server, during which the JVM learns which classes a real one needs: the
 * launcher keeps them ready made.
 */
final class Practice {
  private static final String TABLE = "{\"config\":\"sanjuan:2e players=3\"}";

  private Practice() {}

  static void run() {
    Logs.install(Level.WARNING);
    try {
      Path folder = Files.createTempDirectory("governor-practice");
      ServerOptions options = new ServerOptions("127.0.0.1", 0, folder, "");
      try (GovernorServer server = GovernorServer.start(options).orThrow()) {
        for (String path : List.of("", "health", "api/v1/games", "api/v1/tables?scope=mine")) {
          ask(server.address() + path, "");
        }
        ask(server.address() + "api/v1/tables", TABLE);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
