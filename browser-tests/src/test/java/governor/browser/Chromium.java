package governor.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The one Chromium of all tests, which is started for the first of them. */
final class Chromium {
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

  private static Optional<Browser> started = Optional.empty();

  private Chromium() {}

  /** Tests are skipped, and say so, where there is no Chromium. One that has died is replaced. */
  static synchronized Browser shared() {
    if (started.filter(Browser::isConnected).isEmpty()) {
      Optional<Path> chromium = installed();
      Assumptions.assumeTrue(
          chromium.isPresent(),
          "There is no Chromium, so the browser is not tested; install it (apt-get install"
              + " chromium) or name it in GOVERNOR_CHROMIUM.");
      started = Optional.of(start(chromium.orElseThrow()));
    }
    return started.orElseThrow();
  }

  private static Browser start(Path chromium) {
    Playwright playwright = Playwright.create();
    Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
    return playwright
        .chromium()
        .launch(new BrowserType.LaunchOptions().setExecutablePath(chromium).setArgs(ARGUMENTS));
  }

  private static Optional<Path> installed() {
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
}
