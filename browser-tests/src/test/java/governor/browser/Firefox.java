package governor.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A page in the machine's Firefox, by WebDriver BiDi: Playwright drives only a Firefox of its own.
 */
final class Firefox implements AutoCloseable {
  private static final JsonMapper JSON = new JsonMapper();
  private static final String LISTENS = "WebDriver BiDi listening on ";
  private static final long PATIENCE_SECONDS = 60;
  private static final long LOOK_MILLIS = 50;

  private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
  private final Process process;
  private final WebSocket line;
  private final String page;
  private int calls;

  /** Tests are skipped, and say so, where there is no Firefox. */
  Firefox(Path folder) {
    Optional<Path> firefox = installed();
    Assumptions.assumeTrue(
        firefox.isPresent(),
        "There is no Firefox, so nothing is tested there; install it (apt-get install firefox-esr)"
            + " or name it in GOVERNOR_FIREFOX.");
    try {
      process =
          new ProcessBuilder(
                  firefox.orElseThrow().toString(),
                  "--headless",
                  "--no-remote",
                  "--profile",
                  Files.createDirectories(folder.resolve("profile")).toString(),
                  "--remote-debugging-port",
                  "0",
                  "--width=1280",
                  "--height=800")
              .redirectErrorStream(true)
              .start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Runtime.getRuntime().addShutdownHook(new Thread(this::close));
    line =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(URI.create(address() + "/session"), new Answers())
            .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
            .join();
    call("session.new", Map.of("capabilities", Map.of()));
    page = call("browsingContext.getTree", Map.of()).at("/contexts/0/context").asString();
  }

  private static Optional<Path> installed() {
    return Stream.of(System.getenv("GOVERNOR_FIREFOX"), "/usr/bin/firefox-esr", "/usr/bin/firefox")
        .filter(name -> name != null && !name.isEmpty())
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** Firefox says where it listens; what else it says is of no use, but has to be read. */
  private String address() {
    CompletableFuture<String> address = new CompletableFuture<>();
    Thread.ofPlatform()
        .daemon()
        .start(
            () -> {
              try (BufferedReader said = process.inputReader(StandardCharsets.UTF_8)) {
                for (String row = said.readLine(); row != null; row = said.readLine()) {
                  if (row.startsWith(LISTENS)) {
                    address.complete(row.substring(LISTENS.length()));
                  }
                }
              } catch (IOException e) {
                address.completeExceptionally(e);
              }
              address.completeExceptionally(new IOException("Firefox has ended."));
            });
    return address.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }

  void navigate(String address) {
    call("browsingContext.navigate", Map.of("context", page, "url", address, "wait", "complete"));
  }

  /** The text that this expression of the page has, now or when its promise is kept. */
  String evaluate(String expression) {
    JsonNode answer =
        call(
            "script.evaluate",
            Map.of(
                "expression", expression, "target", Map.of("context", page), "awaitPromise", true));
    if (!answer.at("/type").asString().equals("success")) {
      throw new AssertionError(expression + ": " + answer.at("/exceptionDetails/text"));
    }
    return answer.at("/result/value").asString("");
  }

  /** Waits until this expression of the page is true. */
  void await(String expression) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!evaluate("String(Boolean(" + expression + "))").equals("true")) {
      if (System.nanoTime() > end) {
        throw new AssertionError("not within " + PATIENCE_SECONDS + " s: " + expression);
      }
      try {
        Thread.sleep(LOOK_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError("interrupted", e);
      }
    }
  }

  /** A click of the mouse at this place of the window. */
  void click(int x, int y) {
    call(
        "input.performActions",
        Map.of(
            "context",
            page,
            "actions",
            List.of(
                Map.of(
                    "type",
                    "pointer",
                    "id",
                    "mouse",
                    "actions",
                    List.of(
                        Map.of("type", "pointerMove", "x", x, "y", y),
                        Map.of("type", "pointerDown", "button", 0),
                        Map.of("type", "pointerUp", "button", 0))))));
  }

  private JsonNode call(String method, Map<String, ?> params) {
    CompletableFuture<JsonNode> answer = new CompletableFuture<>();
    int id = ++calls;
    waiting.put(id, answer);
    line.sendText(
            JSON.writeValueAsString(Map.of("id", id, "method", method, "params", params)), true)
        .join();
    JsonNode said = answer.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
    if (said.at("/type").asString().equals("error")) {
      throw new AssertionError(method + ": " + said.at("/message").asString());
    }
    return said.get("result");
  }

  /** Gives each answer to whoever waits for it; events are of no use. */
  private final class Answers implements WebSocket.Listener {
    private final StringBuilder parts = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      parts.append(data);
      if (last) {
        JsonNode said = JSON.readTree(parts.toString());
        parts.setLength(0);
        CompletableFuture<JsonNode> asked = waiting.remove(said.path("id").asInt(0));
        if (asked != null) {
          asked.complete(said);
        }
      }
      from.request(1);
      return CompletableFuture.completedStage(null);
    }
  }

  @Override
  public void close() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    process.onExit().orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
  }
}
