package governor.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A page with the program in its worker, from a server that hands out files and nothing else. The
 * content policy is the strictest that works: scripts from here, and WebAssembly in the worker.
 */
final class EnginePage implements AutoCloseable {
  private static final String PAGE = "default-src 'self'; script-src 'self'; object-src 'none'";
  private static final String WORKER = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
  private static final Map<String, String> TYPES =
      Map.of("js", "text/javascript", "wasm", "application/wasm");
  private static final String START =
      """
      async () => {
        const { Engine } = await import('/engine/engine.js');
        window.losses = 0;
        window.engine = new Engine(() => window.losses++);
      }
      """;

  private static final String THOUGHTS =
      """
      async ([config, level, seed]) => {
        const { engine } = window;
        const ask = async (method, path, body) => {
          const said = await engine.call('call', method, path, body ? JSON.stringify(body) : '');
          return JSON.parse(JSON.parse(said).text);
        };
        await engine.call('fetchNet', config);
        const computer = { kind: 'computer', level };
        const seats = [{ kind: 'me', name: 'Anna' }, computer, computer, computer];
        const { id } = await ask('POST', '/tables', { config, seats, seed });
        const all = [];
        for (;;) {
          while (await engine.call('awaitsComputer', id)) {
            const start = performance.now();
            const { version, action } = JSON.parse(await engine.call('think', id));
            all.push(performance.now() - start);
            await engine.call('choose', id, version, action);
          }
          const { table, ask: asked, ply } = await ask('GET', `/tables/${id}`);
          if (table.status !== 'running') return all;
          const choices = asked.draft ? asked.draft.choices : [asked.choices[0].id];
          await ask('POST', `/tables/${id}/choices`, { ply, choices });
        }
      }
      """;

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final HttpServer server;
  private final BrowserContext context;
  private final Page page;

  EnginePage() {
    context = Chromium.shared().newContext();
    page = context.newPage();
    server = serve();
    page.navigate("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    page.evaluate(START);
  }

  /** What the program answers to this call; an error with its sentence where it refuses. */
  Object call(String name, Object... args) {
    return page.evaluate("([name, args]) => window.engine.call(name, ...args)", all(name, args));
  }

  /** The sentence with which the program refuses this call. */
  Object refusal(String name, Object... args) {
    return page.evaluate(
        "([name, args]) => window.engine.call(name, ...args).then(() => '', (error) =>"
            + " error.message)",
        all(name, args));
  }

  /** How long a program of its own takes from nothing to its first answer. */
  double readyMillis() {
    Object millis =
        page.evaluate(
            """
            async () => {
              const { Engine } = await import('/engine/engine.js');
              const start = performance.now();
              const engine = new Engine();
              await engine.call('missingNet', 'sanjuan:2e players=4');
              const millis = performance.now() - start;
              engine.stop();
              return millis;
            }
            """);
    return ((Number) millis).doubleValue();
  }

  /**
   * How long computer players of this level take for each choice of such a game, as the page waits
   * for it: with the way to the worker and back. Somebody in the first seat takes what is proposed.
   */
  double[] thoughtMillis(String config, int level, String seed) {
    Object millis = page.evaluate(THOUGHTS, List.of(config, level, seed));
    return ((List<?>) millis).stream().mapToDouble(each -> ((Number) each).doubleValue()).toArray();
  }

  /** How often the program has broken and was started anew. */
  Object losses() {
    return page.evaluate("() => window.losses");
  }

  private static List<Object> all(String name, Object... args) {
    return List.of(name, Arrays.asList(args));
  }

  private HttpServer serve() {
    try {
      HttpServer files =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      files.createContext("/", EnginePage::answer);
      files.setExecutor(threads);
      files.start();
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    boolean isPage = path.equals("/");
    try (exchange;
        InputStream file = EnginePage.class.getResourceAsStream("/governor/web" + path)) {
      byte[] bytes =
          isPage
              ? "<!doctype html><title>Engine</title>".getBytes(StandardCharsets.UTF_8)
              : file == null ? new byte[0] : file.readAllBytes();
      String ending = path.substring(path.lastIndexOf('.') + 1);
      exchange
          .getResponseHeaders()
          .set("Content-Type", isPage ? "text/html" : TYPES.getOrDefault(ending, "text/plain"));
      exchange
          .getResponseHeaders()
          .set("Content-Security-Policy", path.equals("/engine/worker.js") ? WORKER : PAGE);
      exchange.sendResponseHeaders(isPage || file != null ? 200 : 404, 0);
      exchange.getResponseBody().write(bytes);
    }
  }

  @Override
  public void close() {
    context.close();
    server.stop(0);
    threads.close();
  }
}
