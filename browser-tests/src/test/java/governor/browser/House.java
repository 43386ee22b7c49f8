package governor.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import governor.server.GovernorServer;
import governor.server.ServerOptions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A server with a browser before it. */
final class House implements AutoCloseable {
  /** Patient, since machines that test are busy. */
  private static final int PATIENCE_MILLIS = 60_000;

  /** What its host knows. */
  static final String HOST_CODE = "the code of this house";

  private final Path data;
  private final Browser browser;
  private final String folder;
  private final List<BrowserContext> visitors = new ArrayList<>();
  private final List<String> complaints = new ArrayList<>();
  private GovernorServer server;

  private House(Path data, Browser browser, String folder) {
    this.data = data;
    this.browser = browser;
    this.folder = folder;
    this.server = start(data, 0, folder);
  }

  /** Opens the house; tests are skipped, and say so, where there is no Chromium. */
  static House open(Path data) {
    return open(data, "");
  }

  /** A house in this folder of a site, such as /governor. */
  static House open(Path data, String folder) {
    return new House(data, Chromium.shared(), folder);
  }

  private static GovernorServer start(Path data, int port, String folder) {
    ServerOptions options = new ServerOptions("127.0.0.1", port, data, "");
    return GovernorServer.start(
            options.with(new governor.server.House(HOST_CODE, "", "", folder, false)))
        .orThrow();
  }

  /** Stops the server and starts it again at the same address. */
  void restartServer() {
    restartServer(() -> {});
  }

  /** The same; while there is no server, something else happens. */
  void restartServer(Runnable meanwhile) {
    int port = server.port();
    server.close();
    meanwhile.run();
    server = start(data, port, folder);
  }

  String address() {
    return server.address();
  }

  /** A person with a browser of their own, who has chosen a name and no pauses. */
  Page visitor(String name, int width, int height) {
    return visitor(name, width, height, "");
  }

  /** The same; more settings are JavaScript properties, each after a comma. */
  Page visitor(String name, int width, int height, String more) {
    return visitor(name, new Browser.NewContextOptions().setViewportSize(width, height), more);
  }

  /** The same, at a screen that can be touched. */
  Page touchingVisitor(String name, int width, int height, String more) {
    return visitor(
        name,
        new Browser.NewContextOptions().setViewportSize(width, height).setHasTouch(true),
        more);
  }

  /** The same, in a browser that keeps the app as it would at home; others are spared the work. */
  Page keepingVisitor(String name, int width, int height, String more) {
    return visitor(
        name,
        new Browser.NewContextOptions()
            .setViewportSize(width, height)
            .setServiceWorkers(ServiceWorkerPolicy.ALLOW),
        more);
  }

  private Page visitor(String name, Browser.NewContextOptions screen, String more) {
    if (screen.serviceWorkers == null) {
      screen.setServiceWorkers(ServiceWorkerPolicy.BLOCK);
    }
    BrowserContext context = browser.newContext(screen.setLocale("en"));
    visitors.add(context);
    context.setDefaultTimeout(PATIENCE_MILLIS);
    context.addInitScript(
        "localStorage.getItem('governor.settings') || localStorage.setItem('governor.settings',"
            + " JSON.stringify({pace: 'instant', player: '"
            + name
            + "'"
            + more
            + "}))");
    Page page = context.newPage();
    page.onPageError(error -> complaints.add(error));
    page.onRequest(
        request -> {
          if (!request.url().startsWith(server.address())
              && !request.url().startsWith("data:")
              && !request.url().startsWith("blob:")) {
            complaints.add("a request to another host: " + request.url());
          }
        });
    return page;
  }

  /** What went wrong in any page: errors of scripts, requests to other hosts. */
  List<String> complaints() {
    return List.copyOf(complaints);
  }

  /** Closes what visitors have open, so that nobody works behind the back of the next test. */
  void sayGoodbye() {
    visitors.forEach(BrowserContext::close);
    visitors.clear();
  }

  @Override
  public void close() {
    sayGoodbye();
    server.close();
  }
}
