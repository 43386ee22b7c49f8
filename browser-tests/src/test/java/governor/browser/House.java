package governor.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import governor.server.GovernorServer;
import governor.server.ServerOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A server with a browser before it. */
final class House implements AutoCloseable {
  /** Patient, since machines that test are busy. */
  private static final int PATIENCE_MILLIS = 60_000;

  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--disable-features=" + String.join(",", unwanted()));

  /**
   * What Chromium shall leave: two popups of an address bar that nobody sees, each a page of its
   * own for every visitor, which take as much work as the app; and what Playwright would leave by
   * itself, because its list is replaced by this one.
   */
  private static List<String> unwanted() {
    return List.of(
        "WebUIOmniboxPopup",
        "WebUIOmniboxAimPopup",
        "AvoidUnnecessaryBeforeUnloadCheckSync",
        "DestroyProfileOnBrowserClose",
        "DialMediaRouteProvider",
        "GlobalMediaControls",
        "HttpsUpgrades",
        "LensOverlay",
        "MediaRouter",
        "PaintHolding",
        "ThirdPartyStoragePartitioning",
        "BlockOriginHeaderModificationOnRedirect",
        "Translate",
        "AutoDeElevate",
        "OptimizationHints");
  }

  private final Path data;
  private final Playwright playwright;
  private final Browser browser;
  private final List<String> complaints = new ArrayList<>();
  private GovernorServer server;

  private House(Path data, Path chromium) {
    this.data = data;
    this.server = start(data, 0);
    this.playwright = Playwright.create();
    this.browser =
        playwright
            .chromium()
            .launch(new BrowserType.LaunchOptions().setExecutablePath(chromium).setArgs(ARGUMENTS));
  }

  /** Opens the house; tests are skipped, and say so, where there is no Chromium. */
  static House open(Path data) {
    Optional<Path> chromium = chromium();
    Assumptions.assumeTrue(
        chromium.isPresent(),
        "There is no Chromium, so the browser is not tested; install it (apt-get install chromium)"
            + " or name it in GOVERNOR_CHROMIUM.");
    return new House(data, chromium.orElseThrow());
  }

  private static Optional<Path> chromium() {
    return Stream.of(
            System.getenv("GOVERNOR_CHROMIUM"),
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome")
        .filter(name -> name != null && !name.isEmpty())
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static GovernorServer start(Path data, int port) {
    return GovernorServer.start(new ServerOptions("127.0.0.1", port, data, "")).orThrow();
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
    server = start(data, port);
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
    BrowserContext context =
        browser.newContext(
            new Browser.NewContextOptions().setViewportSize(width, height).setLocale("en"));
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

  @Override
  public void close() {
    browser.close();
    playwright.close();
    server.close();
  }
}
