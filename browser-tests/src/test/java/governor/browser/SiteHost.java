package governor.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A web host that hands out the files of a folder, somewhere below its top, and knows nothing. */
final class SiteHost implements AutoCloseable {
  private static final String PLACE = "/some/where/";
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html",
          "js", "text/javascript",
          "css", "text/css",
          "json", "application/json",
          "svg", "image/svg+xml",
          "png", "image/png",
          "wasm", "application/wasm");

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Path folder;
  private final HttpServer server;

  SiteHost(Path folder) {
    this.folder = folder;
    try {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", this::answer);
    server.setExecutor(threads);
    server.start();
  }

  String address() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + PLACE;
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    String name = path.startsWith(PLACE) ? path.substring(PLACE.length()) : "404.html";
    Path file = folder.resolve(name.isEmpty() ? "index.html" : name);
    boolean found = path.startsWith(PLACE) && Files.isRegularFile(file);
    Path sent = found ? file : folder.resolve("404.html");
    String ending = sent.toString().substring(sent.toString().lastIndexOf('.') + 1);
    try (exchange) {
      exchange
          .getResponseHeaders()
          .set("Content-Type", TYPES.getOrDefault(ending, "application/octet-stream"));
      exchange.getResponseHeaders().set("Cache-Control", "no-cache");
      exchange.sendResponseHeaders(found ? 200 : 404, 0);
      Files.copy(sent, exchange.getResponseBody());
    }
  }

  @Override
  public void close() {
    server.stop(0);
    threads.close();
  }
}
